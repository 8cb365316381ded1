import { VERDICT_KINDS, type Recorded, type RecordedColumn, type RecordedKind } from '../../core/model/item.ts';
import type { State } from '../../core/model/verdict.ts';

/** The more telling kind stands first: a column is the most telling one that any item says it is. */
const TELLING: readonly RecordedKind[] = ['verdict', 'judge', 'label', 'score', 'reason', 'other'];

const COUNT_OF: Readonly<Record<State, keyof Counts>> = {
  right: 'right',
  wrong: 'wrong',
  'not-judged': 'notJudged',
  fault: 'fault',
};

interface Counts {
  right: number;
  wrong: number;
  notJudged: number;
  fault: number;
}

/** The recorded columns of a dataset in the order in which they came, and what its items say in them. */
export class RecordedColumns {
  private readonly columns = new Map<string, { kind: RecordedKind; readonly counts: Counts }>();

  add({ name, kind = 'other', state }: Recorded): void {
    let column = this.columns.get(name);
    if (column === undefined) {
      column = { kind, counts: { right: 0, wrong: 0, notJudged: 0, fault: 0 } };
      this.columns.set(name, column);
    } else if (kind !== column.kind && TELLING.indexOf(kind) < TELLING.indexOf(column.kind)) column.kind = kind;
    if (state !== undefined) column.counts[COUNT_OF[state]] += 1;
  }

  has(name: string): boolean {
    return this.columns.has(name);
  }

  get size(): number {
    return this.columns.size;
  }

  list(): readonly RecordedColumn[] {
    return Array.from(this.columns, ([name, { kind, counts }]) => ({
      name,
      kind,
      states: VERDICT_KINDS.has(kind) ? { ...counts } : null,
    }));
  }
}
