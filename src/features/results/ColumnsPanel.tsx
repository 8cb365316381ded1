import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BUILT_IN_COLUMNS, movedColumn, toggledColumn } from '../../state/columns.ts';
import { isRecordedField, RECORDED } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { canShow, plainKeys, type ColumnChoice } from './columns.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import { words } from './words.ts';
import styles from './ColumnsPanel.module.css';

/** Every column that the table can have: those in it, in their order, then the others. */
export function ColumnsPanel({ bench }: { readonly bench: Workbench }) {
  const { actions } = bench;
  const choice = useColumnChoice(bench, false);
  const { recorded, shown } = choice;
  const keys = shown ?? plainKeys(choice);
  const all = [
    ...BUILT_IN_COLUMNS.filter((name) => canShow(name, choice)),
    ...recorded.map(({ name }) => RECORDED + name),
  ];
  const inTable = keys.filter((key) => all.includes(key));
  const others = all.filter((key) => !keys.includes(key));
  const moved = useRef<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // What was moved in the page has lost the focus.
    if (moved.current !== null) list.current?.querySelector<HTMLElement>(`#${moved.current}`)?.focus();
    moved.current = null;
  }, [keys]);

  function move(key: string, by: 1 | -1, place: number): void {
    const to = place + by;
    const atEnd = by === 1 ? to === inTable.length - 1 : to === 0;
    // A button that can go no further cannot have the focus: the other one of its row takes it.
    moved.current = buttonId(to, atEnd ? (by === 1 ? -1 : 1) : by);
    actions.showColumns(movedColumn(keys, key, by, (one) => all.includes(one)));
  }
  return (
    <div className={styles.panel}>
      <p className={styles.quiet}>{words.columnsHint}</p>
      <ul ref={list} className={styles.list} aria-label={words.columnsShown}>
        {inTable.map((key, place) => (
          <li key={key} className={styles.row}>
            <ColumnTick
              name={key}
              choice={choice}
              checked
              disabled={inTable.length === 1}
              onChange={() => {
                actions.showColumns(toggledColumn(keys, key));
              }}
            />
            {([-1, 1] as const).map((by) => (
              <Button
                key={by}
                id={buttonId(place, by)}
                variant="quiet"
                icon={by === -1 ? <ArrowUp /> : <ArrowDown />}
                label={words.columnMove(titleOf(key), by)}
                disabled={inTable[place + by] === undefined}
                onClick={() => {
                  move(key, by, place);
                }}
              />
            ))}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <SectionHeader title={words.columnsOthers} level={3} />
          <ul className={styles.list} aria-label={words.columnsOthers}>
            {others.map((key) => (
              <li key={key} className={styles.row}>
                <ColumnTick
                  name={key}
                  choice={choice}
                  checked={false}
                  onChange={() => {
                    actions.showColumns(toggledColumn(keys, key));
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <Button onClick={actions.resetColumns}>{words.columnsReset}</Button>
      </div>
    </div>
  );
}

interface ColumnTickProps {
  readonly name: string;
  readonly choice: ColumnChoice;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: () => void;
}

function ColumnTick({ name, choice, checked, disabled = false, onChange }: ColumnTickProps) {
  const kind = choice.recorded.find((column) => RECORDED + column.name === name)?.kind;
  return (
    <div className={styles.tick}>
      <Checkbox
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        label={
          <>
            <PlainText text={titleOf(name)} />
            {kind !== undefined && <span className={styles.quiet}> {words.recordedKind[kind]}</span>}
          </>
        }
      />
    </div>
  );
}

function titleOf(key: string): string {
  if (isRecordedField(key)) return key.slice(RECORDED.length);
  const name = BUILT_IN_COLUMNS.find((one) => one === key);
  return name === undefined ? key : words.column[name];
}

function buttonId(place: number, by: 1 | -1): string {
  return `column-${place}-${by === 1 ? 'down' : 'up'}`;
}
