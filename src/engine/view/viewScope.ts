import type { Dataset } from '../dataset/dataset.ts';
import type { Run } from '../run/run.ts';
import { codeColumn, type CodeColumn } from './codeColumn.ts';
import { KeptResults } from './keptResults.ts';
import type { RecordedTable } from './recordedTable.ts';

/** Orders kept, one a column and direction. */
const ORDERS = 4;

/** What is known of a dataset's items under a run and one beside it. A later scope takes its place as a whole. */
export class ViewScope {
  readonly name: string;
  readonly results = new KeptResults();
  /** All items of the run's replies in the order of the file. */
  readonly order: Uint32Array;
  private readonly dataset: Dataset;
  private readonly run: Run | null;
  private readonly beside: Run | null;
  private readonly recorded: RecordedTable;
  private readonly columns = new Map<string, CodeColumn | null>();
  private readonly orders = new Map<string, Uint32Array>();

  constructor(
    name: string,
    dataset: Dataset,
    run: Run | null,
    beside: Run | null,
    order: Uint32Array,
    recorded: RecordedTable,
  ) {
    this.name = name;
    this.dataset = dataset;
    this.run = run;
    this.beside = beside;
    this.order = order;
    this.recorded = recorded;
  }

  readonly codes = (field: string): CodeColumn | null => {
    let column = this.columns.get(field);
    if (column === undefined) {
      column = codeColumn(field, this.dataset, this.run, this.beside, this.order, this.recorded);
      this.columns.set(field, column);
    }
    return column;
  };

  /** All items sorted, as it was kept under this name. */
  sorted(name: string): Uint32Array | undefined {
    return this.orders.get(name);
  }

  keepSorted(name: string, order: Uint32Array): void {
    this.orders.set(name, order);
    for (const oldest of this.orders.keys()) {
      if (this.orders.size <= ORDERS) break;
      this.orders.delete(oldest);
    }
  }
}
