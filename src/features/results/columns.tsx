import type { RecordedColumn, RecordedKind } from '../../core/model/item.ts';
import type { RowView } from '../../engine/engine.ts';
import { BUILT_IN_COLUMNS, plainRecorded, type BuiltInColumn } from '../../state/columns.ts';
import { saysVerdicts } from '../../state/recordedRun.ts';
import { isRecordedField, RECORDED, STEP_COLUMNS } from '../../state/route.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { builtInColumn } from './builtInColumns.tsx';
import { narrowColumns } from './narrowColumns.tsx';
import { recordedColumn } from './recordedColumns.tsx';

export interface ColumnChoice {
  readonly narrow: boolean;
  readonly scored: boolean;
  readonly beside: boolean;
  readonly categories: boolean;
  readonly graded: boolean;
  /** The run compares steps, one by one. */
  readonly steps: boolean;
  /** Some item says what was asked. */
  readonly inputs: boolean;
  /** Items can say what was asked: where not, columns of the file stand in for it. */
  readonly asked: boolean;
  /** Texts are compared, or calls: each has columns of its own. */
  readonly texts: boolean;
  readonly calls: boolean;
  /** The table stands beside an item: only what tells items apart. */
  readonly tight: boolean;
  readonly recorded: readonly RecordedColumn[];
  /** The recorded column whose verdicts the run shows; null for one that computes its own. */
  readonly scoredBy: string | null;
  /** Names of the recorded columns whose values the rows hold, in that order. */
  readonly filled: readonly string[];
  /** Keys of the columns as they were chosen; null for what fits. */
  readonly shown: readonly string[] | null;
  /** Pixels of columns that were dragged, by key. */
  readonly widths: ReadonlyMap<string, number>;
  /** Pixels of the column of steps, as it stands. */
  readonly stepsWidth: number;
  readonly onFilter: (field: string, value: string) => void;
}

const TIGHT: ReadonlySet<string> = new Set(['verdict', 'beside', 'id', 'trajectory', 'input', 'reason']);
const OF_STEPS: ReadonlySet<string> = new Set(['trajectory', ...STEP_COLUMNS]);
const JUDGING: ReadonlySet<RecordedKind> = new Set(['verdict', 'judge', 'label', 'score']);
/** Without what was asked, the id has its room. */
const WIDE_ID = 'minmax(220px, 1fr)';
/** Of a recorded verdict beside steps, which take the room. */
const VERDICT_BY_STEPS = '96px';
/** Recorded verdicts for which there is room on a narrow page. */
const MOST_NARROW = 2;

/** The columns of the table: those that were chosen, else those that have something to show. */
export function columnsFor(choice: ColumnChoice): GridColumn<RowView>[] {
  const { narrow, scored, beside, steps, tight, recorded, filled, shown, widths, onFilter } = choice;
  const keys = shown ?? plainKeys(choice);
  if (narrow) {
    const verdicts = keys.flatMap((key) => recordedOf(recorded, key) ?? []).filter(saysVerdicts);
    const marks = verdicts.slice(0, MOST_NARROW).map((column) => recordedColumn(column, filled, 'compact', onFilter));
    return narrowColumns(scored, beside, steps ? choice.stepsWidth : null, marks);
  }
  const columns = keys.flatMap((key) => {
    const own = recordedOf(recorded, key);
    if (own !== null) {
      const column = recordedColumn(own, filled, 'full', onFilter);
      if (tight) return [];
      return [steps && saysVerdicts(own) ? { ...column, width: VERDICT_BY_STEPS } : column];
    }
    const name = BUILT_IN_COLUMNS.find((one) => one === key);
    const fits = name !== undefined && canShow(name, choice) && (!tight || TIGHT.has(name));
    return fits ? [builtInColumn(name, choice)] : [];
  });
  if (tight) return columns;
  return columns.map((column) => {
    const width = widths.get(column.key);
    return {
      ...column,
      ...(column.key === 'id' && !choice.asked && !choice.steps ? { width: WIDE_ID } : {}),
      ...(width === undefined ? {} : { width: `${width}px` }),
      ...(shown === null ? {} : { hideNarrow: false }),
    };
  });
}

/** The keys of the columns that stand in the table by themselves: verdicts together, then the item, then why. */
export function plainKeys(choice: ColumnChoice): readonly string[] {
  const { recorded, scoredBy, asked } = choice;
  const own = plainRecorded(recorded, scoredBy, asked || choice.steps).map((name) => RECORDED + name);
  const [before, after] = [true, false].map((judges) =>
    own.filter((key) => JUDGING.has(recordedOf(recorded, key)?.kind ?? 'other') === judges),
  );
  return BUILT_IN_COLUMNS.filter((name) => fitsByItself(name, choice)).flatMap((name) =>
    name === 'id' ? [...(before ?? []), name, ...(after ?? [])] : [name],
  );
}

/** Whether there can be anything in a column. */
export function canShow(name: BuiltInColumn, { scored, beside, steps }: ColumnChoice): boolean {
  if (OF_STEPS.has(name)) return steps;
  if (name === 'verdict' || name === 'reason') return scored;
  return name !== 'beside' || beside;
}

function fitsByItself(name: BuiltInColumn, choice: ColumnChoice): boolean {
  switch (name) {
    case 'accepted':
    case 'answer':
      return choice.texts;
    case 'category':
      return choice.categories;
    case 'score':
      return choice.graded;
    case 'calls':
      return choice.calls && !choice.steps;
    case 'input':
      // What was done says more of steps, and has the room.
      return choice.inputs && !choice.steps;
    default:
      return canShow(name, choice);
  }
}

function recordedOf(recorded: readonly RecordedColumn[], key: string): RecordedColumn | null {
  if (!isRecordedField(key)) return null;
  return recorded.find(({ name }) => name === key.slice(RECORDED.length)) ?? null;
}
