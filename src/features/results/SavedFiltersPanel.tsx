import { useState } from 'react';
import { useStore } from 'zustand';
import { paramsOf, type Sort } from '../../state/route.ts';
import type { SavedFilter } from '../../state/savedFilters.ts';
import type { Actions } from '../../state/actions.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { words } from './words.ts';
import styles from './SavedFiltersPanel.module.css';

/** Names the filter in force, and applies, renames and deletes those that have a name. */
export function SavedFiltersPanel({ bench: { store, actions } }: { readonly bench: Workbench }) {
  const filters = useStore(store, (state) => state.ui.filters);
  const { filter, sort } = useStore(store, (state) => paramsOf(state.route));
  const [name, setName] = useState('');
  const taken = filters.some((one) => one.name === name.trim());
  return (
    <div className={styles.panel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          actions.saveFilter(name);
          setName('');
        }}
      >
        <p className={styles.what}>
          <FilterText filter={filter} sort={sort} />
        </p>
        <TextField
          label={words.filterName}
          value={name}
          maxLength={80}
          onChange={setName}
          hint={taken ? words.filterNameTaken : undefined}
        />
        <div>
          <Button type="submit" variant="primary" disabled={name.trim() === ''}>
            {taken ? words.filterReplace : words.filterSave}
          </Button>
        </div>
      </form>
      {filters.length > 0 && (
        <ul className={styles.list} aria-label={words.filters}>
          {filters.map((one) => (
            <SavedRow key={one.name} saved={one} actions={actions} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface SavedRowProps {
  readonly saved: SavedFilter;
  readonly actions: Actions;
}

function SavedRow({ saved, actions }: SavedRowProps) {
  const [renamed, setRenamed] = useState<string | null>(null);
  function rename(): void {
    if (renamed !== null) actions.renameFilter(saved.name, renamed);
    setRenamed(null);
  }
  return (
    <li className={styles.row}>
      {renamed === null ? (
        <div className={styles.name}>
          <PlainText text={saved.name} multiline />
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            rename();
          }}
        >
          <TextField label={words.filterNewName} value={renamed} maxLength={80} ref={focusNow} onChange={setRenamed} />
        </form>
      )}
      <p className={styles.what}>
        <FilterText filter={saved.filter} sort={saved.sort} />
      </p>
      <div className={styles.deeds}>
        <Button
          label={words.filterDeed(words.filterApply, saved.name)}
          onClick={() => {
            actions.applyFilter(saved);
            actions.showDialog(null);
          }}
        >
          {words.filterApply}
        </Button>
        {renamed === null ? (
          <Button
            variant="quiet"
            label={words.filterDeed(words.filterRename, saved.name)}
            onClick={() => {
              setRenamed(saved.name);
            }}
          >
            {words.filterRename}
          </Button>
        ) : (
          <Button variant="quiet" onClick={rename}>
            {words.filterRenameDone}
          </Button>
        )}
        <Button
          variant="quiet"
          label={words.filterDeed(words.filterDelete, saved.name)}
          onClick={() => {
            actions.deleteFilter(saved.name);
          }}
        >
          {words.filterDelete}
        </Button>
      </div>
    </li>
  );
}

/** Whoever asks for another name goes on in the field. */
function focusNow(field: HTMLInputElement | null): void {
  field?.focus();
}

function FilterText({ filter, sort }: { readonly filter: string; readonly sort: Sort | null }) {
  return (
    <>
      {filter === '' ? words.filterNone : <PlainText text={filter} mono multiline />}
      {sort !== null && <PlainText text={words.sortedBy(sort.column, sort.descending)} multiline />}
    </>
  );
}
