import { causeWord } from '../../core/words/cause.ts';
import { stateWord } from '../../core/words/state.ts';
import type { ComparedCell, ComparedRow } from '../../engine/comparison.ts';
import { isCause } from '../../state/facetValues.ts';
import { toneOf } from '../../state/tone.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { ChangeMark } from './ChangeMark.tsx';
import { words } from './words.ts';
import styles from './ComparedList.module.css';

/** What became of each item, what both runs say of it, and what was asked. */
export function comparedColumns(hasCategories: boolean): readonly GridColumn<ComparedRow>[] {
  return [
    {
      key: 'change',
      header: words.column.change,
      width: '136px',
      render: ({ change }) => <ChangeMark change={change} />,
    },
    {
      key: 'item',
      header: words.column.item,
      width: 'minmax(96px, 180px)',
      mono: true,
      render: (row) => <ItemId row={row} />,
    },
    sideColumn('a'),
    sideColumn('b'),
    ...(hasCategories
      ? [
          {
            key: 'category',
            header: words.column.category,
            width: '128px',
            hideNarrow: true,
            render: ({ category }: ComparedRow) =>
              category === null ? <span className={styles.quiet}>{words.nothing}</span> : <PlainText text={category} />,
          },
        ]
      : []),
    {
      key: 'input',
      header: words.column.input,
      width: 'minmax(120px, 1fr)',
      hideNarrow: true,
      render: ({ input }) => <PlainText text={input} />,
    },
  ];
}

/** On a narrow page a row has two lines: what was asked, and who it is and what both say. */
export function narrowComparedColumns(): readonly GridColumn<ComparedRow>[] {
  return [
    {
      key: 'change',
      header: words.column.change,
      sign: '⇄',
      width: '20px',
      render: ({ change }) => <ChangeMark change={change} compact />,
    },
    {
      key: 'item',
      header: words.column.item,
      width: 'minmax(0, 1fr)',
      render: (row) => (
        <span className={styles.two}>
          <span>
            <PlainText text={row.input === '' ? idOf(row) : row.input} />
          </span>
          <span className={styles.under}>
            <ItemId row={row} /> · {saysOf(row.a)} → {saysOf(row.b)}
          </span>
        </span>
      ),
    },
  ];
}

function sideColumn(letter: 'a' | 'b'): GridColumn<ComparedRow> {
  return {
    key: letter,
    header: words.column[letter],
    width: 'minmax(132px, 220px)',
    render: (row) => <CellOf cell={row[letter]} />,
  };
}

function CellOf({ cell }: { readonly cell: ComparedCell | null }) {
  if (cell === null) return <span className={styles.quiet}>{words.absent}</span>;
  const { state, reason } = cell;
  return (
    <span className={styles.cell}>
      <StateMark tone={toneOf(state)} word={stateWord(state)} />
      {reason !== null && (
        <span className={styles.quiet}>
          <PlainText text={isCause(reason) ? causeWord(reason) : reason} />
        </span>
      )}
    </span>
  );
}

function ItemId({ row }: { readonly row: ComparedRow }) {
  const attempt = (row.b ?? row.a)?.key.attempt ?? 0;
  return (
    <>
      <PlainText text={idOf(row)} mono />
      {attempt > 0 && <span className={styles.quiet}> {words.attempt(attempt)}</span>}
    </>
  );
}

function idOf({ a, b }: ComparedRow): string {
  return (b ?? a)?.key.id ?? '';
}

function saysOf(cell: ComparedCell | null): string {
  return cell === null ? words.absent : stateWord(cell.state);
}
