import type { JsonSlice } from '../json/slice.ts';
import type { ItemRow, ReplyRow, RowReader } from '../model/item.ts';

/** What recognition saw: the share of head rows that fit, and the members that decided it. */
export interface Recognition {
  /** 0 to 1. */
  readonly fit: number;
  readonly members: readonly string[];
}

interface FormatBase {
  readonly name: string;
  /**
   * Top-level members that scoring needs: a row of these alone reads to the same key, category, reference and
   * reply. Its issues are those of these members, and `input-missing` where the input is not among them.
   */
  readonly scored: readonly string[];
  /** The top-level member that `toolsField` reads, where a row has its tools in one. */
  readonly tools?: string;
  /** What stands in further members decides whether it is recorded, so that no row tells it of others. */
  readonly records?: true;
  /** Its rows are references of another dataset's items, joined by id; alone they are a dataset. */
  readonly references?: true;
  /** Its rows are what was recorded of another dataset's items, joined by id; alone they are a dataset. */
  readonly recordsAlone?: true;
  /** Name of the format that reads the same rows as replies to another dataset's items, where it comes with one. */
  readonly besides?: string;
  /**
   * What first rows that no format recognises are beside a dataset of the format that is named: there less will do to
   * tell them.
   */
  readonly recognisesBeside?: (dataset: string, head: readonly JsonSlice[]) => Recognition | null;
  /** Looks at the first rows only (at least one). Null: not this format. */
  readonly recognises: (head: readonly JsonSlice[]) => Recognition | null;
}

/** One foreign file shape. Rows are slices of text already known to be JSON. */
export type Format =
  | (FormatBase & { readonly kind: 'dataset' | 'tools'; readonly read: RowReader<ItemRow> })
  | (FormatBase & { readonly kind: 'replies'; readonly read: RowReader<ReplyRow> });
