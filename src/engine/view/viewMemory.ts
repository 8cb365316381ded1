import type { Dataset } from '../dataset/dataset.ts';
import { membersOf } from '../dataset/membersOf.ts';
import type { Run } from '../run/run.ts';
import { RecordedTable } from './recordedTable.ts';
import { repliesOf } from './repliesOf.ts';
import { TextColumns, type TextBudget } from './textColumns.ts';
import { ViewScope } from './viewScope.ts';

/** What views of a dataset have worked out and later ones may use again. */
export class ViewMemory {
  readonly texts: TextColumns;
  readonly recorded: RecordedTable;
  /** How often each value of a field occurs, by what that hangs on. */
  readonly values = new Map<string, ReadonlyMap<string, number>>();
  private scope: ViewScope | null = null;
  private order: Uint32Array = new Uint32Array(0);

  constructor(budget: TextBudget) {
    this.texts = new TextColumns(budget);
    this.recorded = new RecordedTable(budget);
  }

  /** What is known under these runs, and was not known before some other runs, items or columns. */
  under(dataset: Dataset, run: Run | null, beside: Run | null): ViewScope {
    const name = JSON.stringify([this.nameOf(dataset, run), beside?.id]);
    if (this.scope?.name !== name) {
      if (this.order.length !== dataset.items.count) this.order = dataset.items.inFileOrder();
      const members = membersOf(dataset, repliesOf(dataset, run));
      const order = members === null ? this.order : this.order.filter((item) => members[item] === 1);
      this.scope = new ViewScope(name, dataset, run, beside, order, this.recorded);
    }
    return this.scope;
  }

  /** Lets go of what takes room. */
  release(): void {
    this.texts.release();
    this.recorded.release();
  }

  /**
   * Of all that a field's values hang on: the run, or the replies where nothing was run, the items, and what came from
   * outside.
   */
  nameOf({ replySets, items }: Dataset, run: Run | null): string {
    const replies = run === null ? replySets[0]?.id : null;
    return JSON.stringify([run?.id ?? null, replies, items.count, this.texts.version, this.recorded.version]);
  }
}
