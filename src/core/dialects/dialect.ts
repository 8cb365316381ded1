import type { Call, ToolsSource } from '../model/item.ts';

/** Where a text announces a call: the marker, or the beginning of the shape, as it stands there. */
export interface Announcement {
  readonly marker: string;
  /** UTF-16 offset in the text. */
  readonly offset: number;
}

/** What a dialect finds in a text: nothing announced, all announced calls, or an announcement that it cannot decode. */
export type DialectRead = { readonly calls: readonly Call[] } | { readonly unparsed: Announcement } | null;

/** A way in which models write tool calls into text. Pure; linear in the text. */
export interface Dialect {
  /** A value of the option `toolCallParser`. */
  readonly name: string;
  /** First announcement of a call in the text, decodable or not. */
  readonly announces: (text: string) => Announcement | null;
  /**
   * All calls that the text announces, or none of them: one that cannot be decoded leaves none.
   * `tools` tells the types of values that the dialect writes bare; other dialects do not read it.
   */
  readonly read: (text: string, tools: ToolsSource | null) => DialectRead;
}
