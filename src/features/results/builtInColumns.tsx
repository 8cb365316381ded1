import { causeWord } from '../../core/words/cause.ts';
import { grouped } from '../../core/words/numbers.ts';
import { stateWord } from '../../core/words/state.ts';
import type { RowView } from '../../engine/engine.ts';
import type { BuiltInColumn } from '../../state/columns.ts';
import { isCause } from '../../state/facetValues.ts';
import { toneOf } from '../../state/tone.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { stepCountColumn, stepScoreColumn, trajectoryColumn } from './trajectoryColumns.tsx';
import { FilterCell } from './FilterCell.tsx';
import { words } from './words.ts';
import styles from './Cells.module.css';

type OnFilter = (field: string, value: string) => void;

export interface ColumnLook {
  /** The table stands beside an item. */
  readonly tight: boolean;
  readonly steps: boolean;
  /** Pixels of the column of steps. */
  readonly stepsWidth: number;
  readonly onFilter: OnFilter;
}

/** A column that the workbench itself fills. */
export function builtInColumn(name: BuiltInColumn, look: ColumnLook): GridColumn<RowView> {
  const { tight, steps, stepsWidth, onFilter } = look;
  switch (name) {
    case 'verdict':
      return verdictColumn(tight ? 'tight' : 'full');
    case 'beside':
      return besideColumn(tight);
    case 'id':
      return idColumn(tight, steps);
    case 'input':
      return inputColumn(tight);
    case 'accepted':
      return textColumn('accepted', words.column.accepted);
    case 'answer':
      return textColumn('answer', words.column.answer);
    case 'reason':
      return reasonColumn(tight, steps, onFilter);
    case 'category':
      return categoryColumn(onFilter);
    case 'score':
      return scoreColumn();
    case 'trajectory':
      return trajectoryColumn(stepsWidth, tight);
    case 'exact':
    case 'order_aware':
    case 'set_overlap':
    case 'step_credit':
      return stepScoreColumn(name);
    case 'missing':
    case 'extra':
      return stepCountColumn(name);
    case 'calls':
      return callsColumn();
  }
}

export function verdictColumn(size: 'full' | 'tight' | 'compact'): GridColumn<RowView> {
  const compact = size === 'compact';
  return {
    key: 'verdict',
    header: words.column.verdict,
    sign: compact ? words.verdictShort : undefined,
    width: { full: '108px', tight: '104px', compact: '20px' }[size],
    sortable: true,
    render: ({ state }) =>
      state === null ? words.nothing : <StateMark tone={toneOf(state)} word={stateWord(state)} compact={compact} />,
  };
}

export function besideColumn(compact: boolean): GridColumn<RowView> {
  return {
    key: 'beside',
    header: words.column.beside,
    sign: compact ? words.besideShort : undefined,
    width: compact ? '20px' : '108px',
    sortable: !compact,
    sortBy: 'beside.verdict',
    render: ({ besideState, besideReason }) =>
      besideState === null ? (
        words.nothing
      ) : (
        <span className={styles.mark} title={besideReason ?? undefined}>
          <StateMark tone={toneOf(besideState)} word={stateWord(besideState)} compact={compact} />
        </span>
      ),
  };
}

function idColumn(tight: boolean, steps: boolean): GridColumn<RowView> {
  return {
    key: 'id',
    header: words.column.id,
    width: steps ? 'minmax(64px, 0.5fr)' : tight ? 'minmax(120px, 1fr)' : 'minmax(96px, 160px)',
    sortable: true,
    mono: true,
    render: (row) => <ItemId row={row} />,
  };
}

/** The item's id, and which attempt at it this is. */
export function ItemId({ row: { key } }: { readonly row: RowView }) {
  return (
    <span className={styles.key}>
      <span className={styles.value}>
        <PlainText text={key.id} mono />
      </span>
      {key.attempt > 0 && <span className={styles.attempt}>{words.attempt(key.attempt)}</span>}
    </span>
  );
}

function inputColumn(tight: boolean): GridColumn<RowView> {
  return {
    key: 'input',
    header: words.column.input,
    width: 'minmax(100px, 1fr)',
    sortable: true,
    hideNarrow: tight,
    render: ({ input }) => <PlainText text={input} />,
  };
}

function textColumn(key: 'accepted' | 'answer', header: string): GridColumn<RowView> {
  return { key, header, width: 'minmax(80px, 0.6fr)', hideNarrow: true, render: (row) => textOf(row[key]) };
}

function textOf(text: string | null) {
  return text === null ? <span className={styles.quiet}>{words.nothing}</span> : <PlainText text={text} />;
}

function reasonColumn(tight: boolean, steps: boolean, onFilter: OnFilter): GridColumn<RowView> {
  return {
    key: 'reason',
    header: words.column.reason,
    // Where steps are drawn, they say more than the word for them.
    width: steps ? 'minmax(92px, 1.4fr)' : tight ? 'minmax(156px, 180px)' : '176px',
    sortable: true,
    render: ({ state, reason }) => {
      if (reason === null) return words.nothing;
      const judged = state === 'right' || state === 'wrong';
      const shown = !judged && isCause(reason) ? causeWord(reason) : reason;
      return (
        <FilterCell field={judged ? 'reason' : 'cause'} value={reason} onFilter={onFilter}>
          {judged ? <code>{shown}</code> : <span className={styles.quiet}>{shown}</span>}
        </FilterCell>
      );
    },
  };
}

function categoryColumn(onFilter: OnFilter): GridColumn<RowView> {
  return {
    key: 'category',
    header: words.column.category,
    width: '128px',
    sortable: true,
    hideNarrow: true,
    render: ({ category }) =>
      category === null ? (
        <span className={styles.quiet}>{words.nothing}</span>
      ) : (
        <FilterCell field="category" value={category} onFilter={onFilter}>
          <PlainText text={category} />
        </FilterCell>
      ),
  };
}

function scoreColumn(): GridColumn<RowView> {
  return {
    key: 'score',
    header: words.column.score,
    width: '72px',
    align: 'end',
    sortable: true,
    mono: true,
    render: ({ score }) => (score === null ? words.nothing : score.toFixed(3)),
  };
}

function callsColumn(): GridColumn<RowView> {
  return {
    key: 'calls',
    header: words.column.calls,
    hint: words.callsTitle,
    width: '64px',
    align: 'end',
    sortable: true,
    hideNarrow: true,
    mono: true,
    render: ({ referenceCalls, replyCalls }) => (
      <span title={words.callsTitle}>
        {countText(referenceCalls)} / {countText(replyCalls)}
      </span>
    ),
  };
}

function countText(count: number | null): string {
  return count === null ? words.nothing : grouped(count);
}
