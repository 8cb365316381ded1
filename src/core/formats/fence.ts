const FENCE = '```';

/** What stands inside a text that is one fenced block (``` or ```json) and nothing else; any other text as it is. */
export function insideFence(text: string): string {
  const block = text.trim();
  if (block.length < 2 * FENCE.length || !block.startsWith(FENCE) || !block.endsWith(FENCE)) return text;
  const inner = block.slice(FENCE.length, -FENCE.length);
  const word = /^[A-Za-z]*/.exec(inner)?.[0].length ?? 0;
  return inner.slice(word);
}
