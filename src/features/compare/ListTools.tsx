import { Search, X } from 'lucide-react';
import { stateWord } from '../../core/words/state.ts';
import type { Change } from '../../core/comparison/change.ts';
import type { ComparedCounts, ComparedFilter, RunComparison } from '../../engine/comparison.ts';
import { withChanges } from '../../state/compare/cells.ts';
import { COMPARED_SORTS } from '../../state/compare/sorts.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ChangeMark } from './ChangeMark.tsx';
import { words } from './words.ts';
import styles from './ComparedList.module.css';

export interface ListToolsProps {
  readonly filter: ComparedFilter;
  readonly comparison: RunComparison;
  /** Within the category and the search; null before the first rows. */
  readonly counts: ComparedCounts | null;
  readonly searchId: string;
  readonly onChange: (filter: ComparedFilter) => void;
}

/** Which items are listed, and in which order. Every count says what a press on it would list. */
export function ListTools({ filter, comparison, counts, searchId, onChange }: ListToolsProps) {
  const { changes, states, category, search, sort } = filter;
  const counted = new Map((counts ?? comparison).changes.map(({ change, count }) => [change, count]));
  // Those that occur at all stay where they are, whatever is searched.
  const offered = comparison.changes.filter(
    ({ change, count }) => count > 0 || change === 'regression' || changes.includes(change),
  );
  const total = [...counted.values()].reduce((so, count) => so + count, 0);
  function toggle(change: Change): void {
    const others = changes.filter((one) => one !== change);
    const chosen = others.length < changes.length ? others : [...changes, change];
    const inOrder = comparison.changes.map((one) => one.change).filter((one) => chosen.includes(one));
    onChange(withChanges(filter, inOrder));
  }
  return (
    <div className={styles.tools}>
      <div className={styles.chips} role="group" aria-label={words.changes}>
        <Button
          pressed={changes.length === 0 && states === undefined}
          onClick={() => {
            onChange(withChanges(filter, []));
          }}
        >
          {words.allChanges(total)}
        </Button>
        {offered.map(({ change }) => (
          <Button
            key={change}
            pressed={changes.includes(change)}
            title={words.changeHint[change]}
            onClick={() => {
              toggle(change);
            }}
          >
            <ChangeMark change={change} text={words.changeChip(words.change[change], counted.get(change) ?? 0)} />
          </Button>
        ))}
      </div>
      <div className={styles.fields}>
        <TextField
          id={searchId}
          label={words.search}
          hideLabel
          type="search"
          placeholder={words.searchPlaceholder}
          prefix={<Search size={14} aria-hidden="true" />}
          suffix={
            search === '' ? undefined : (
              <IconButton
                icon={<X />}
                label={words.searchClear}
                onClick={() => {
                  onChange({ ...filter, search: '' });
                }}
              />
            )
          }
          value={search}
          onChange={(text) => {
            onChange({ ...filter, search: text });
          }}
          className={styles.search}
        />
        <Select
          inline
          label={words.sort}
          value={sort}
          options={COMPARED_SORTS.filter((one) => one !== 'delta' || comparison.scores !== null).map((value) => ({
            value,
            label: words.sorts[value],
          }))}
          onChange={(value) => {
            onChange({ ...filter, sort: value });
          }}
        />
        {states !== undefined && (
          <Chip
            tone="accent"
            removeLabel={words.anyStatesRemove}
            onRemove={() => {
              onChange(withChanges(filter, []));
            }}
          >
            {words.anyStates(stateWord(states.a), stateWord(states.b))}
          </Chip>
        )}
        {category !== undefined && (
          <Chip
            tone="accent"
            removeLabel={words.anyCategoryRemove}
            onRemove={() => {
              const { category: _, ...others } = filter;
              onChange(others);
            }}
          >
            <PlainText text={words.anyCategory(category === null ? words.noCategory : labelText(category, 60))} />
          </Chip>
        )}
      </div>
    </div>
  );
}
