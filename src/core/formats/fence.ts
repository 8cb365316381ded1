const FENCED = /^\s*```[A-Za-z]*[ \t]*\r?\n?([\s\S]*?)\s*```\s*$/;

/** What stands inside a text that is one fenced block (``` or ```json) and nothing else; any other text as it is. */
export function insideFence(text: string): string {
  const inner = FENCED.exec(text)?.[1];
  // A second fence inside means several blocks: which one counts cannot be told.
  return inner === undefined || inner.includes('```') ? text : inner;
}
