/** Blocks this long keep a page of them quick to lay out. */
const BLOCK = 32_768;

/**
 * Cuts a text into blocks, at the end of a line where there is one, never inside a character. Joined they are the text.
 */
export function textBlocks(text: string, size: number = BLOCK): readonly string[] {
  const blocks: string[] = [];
  let from = 0;
  while (text.length - from > size) {
    const line = text.lastIndexOf('\n', from + size - 1);
    let end = line > from + size / 2 ? line + 1 : from + size;
    const unit = text.charCodeAt(end);
    if (unit >= 0xdc00 && unit <= 0xdfff) end -= 1;
    blocks.push(text.slice(from, end));
    from = end;
  }
  if (from < text.length) blocks.push(text.slice(from));
  return blocks;
}
