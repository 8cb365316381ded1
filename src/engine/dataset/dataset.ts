import type { ItemRow, ReplyRow } from '../../core/model/item.ts';
import type { DatasetId, DatasetSummary, FileSummary, JoinReport, RefusedFile, ReplySetId } from '../engine.ts';
import type { IssueLog } from './issueLog.ts';
import type { Items } from './items.ts';
import type { KeptRows } from './keptRows.ts';
import type { Overlay } from './overlay.ts';
import type { ReadFile } from './readFile.ts';
import type { RecordedColumns } from './recordedColumns.ts';
import type { ToolLibrary } from './toolLibrary.ts';

/** An open dataset, as far as it has been read: columns, rows in bytes, and what was said of it. */
export interface Dataset {
  readonly id: DatasetId;
  readonly file: ReadFile;
  readonly kept: KeptRows<ItemRow>;
  readonly items: Items;
  readonly files: FileSummary[];
  readonly replySets: ReplySet[];
  readonly refused: readonly RefusedFile[];
  readonly issues: IssueLog;
  /** Tools of a file of their own, for items that have none. */
  readonly tools: ToolLibrary | null;
  readonly recordedColumns: RecordedColumns;
  /** Further files that say something of the items. */
  readonly overlays: Overlay[];
  readonly references: { -readonly [Kind in keyof DatasetSummary['references']]: number };
  /** Rows without an id. */
  unnamed: number;
  /** Items that rows made; the further ones are attempts that replies brought. Null while rows are read. */
  rowItems: number | null;
}

/** The replies of one system over a dataset. */
export interface ReplySet {
  readonly id: ReplySetId;
  readonly name: string;
  readonly join: JoinReport;
  /** Null: the replies stand in the dataset's own rows. */
  readonly file: ReadFile | null;
  readonly kept: KeptRows<ReplyRow>;
  /** By item: its row in `file` and 1 more; 0 for none. */
  readonly rowOf: Uint32Array;
}
