import type { Call, ToolsSource } from '../model/item.ts';

/** Where a text announces a call: the marker, or how the shape begins, as it stands there. */
export interface Announcement {
  readonly marker: string;
  /** UTF-16 offset in the text. */
  readonly offset: number;
}

/** What a dialect finds in a text that announces calls; null where a text announces none. */
export type DialectRead = {
  /** The first announcement, or the one that cannot be decoded. */
  readonly announced: Announcement;
  /** Every call that the text announces (at least one); null when one of them cannot be decoded. */
  readonly calls: readonly Call[] | null;
} | null;

/** A way in which models write tool calls into text. Pure, and linear in the text. */
export interface Dialect {
  /** A value of the option `toolCallParser`. */
  readonly name: string;
  /** It writes values bare, and the item's tools give them their types (`bareValue.ts`). */
  readonly readsTools?: true;
  /** `tools` are those of the item. */
  readonly read: (text: string, tools: ToolsSource | null) => DialectRead;
}

/** The answer for a text whose announced call cannot be decoded. */
export function unparsed(marker: string, offset: number): DialectRead {
  return { announced: { marker, offset }, calls: null };
}
