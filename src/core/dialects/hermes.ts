import type { Announcement, Dialect, DialectRead } from './dialect.ts';

const OPEN = '<tool_call>';

/** `<tool_call>{"name": …, "arguments": {…}}</tool_call>`: document 000's one parser. */
export const hermes: Dialect = { name: 'hermes', announces, read };

function announces(text: string): Announcement | null {
  const offset = text.indexOf(OPEN);
  return offset < 0 ? null : { marker: OPEN, offset };
}

function read(text: string): DialectRead {
  const unparsed = announces(text);
  return unparsed === null ? null : { unparsed };
}
