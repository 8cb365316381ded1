/** The name of the scorer that fits a dataset's references best, or null when there are none to compare with. */
export function suggestScorer(references: {
  readonly calls: number;
  readonly texts: number;
  readonly broken: number;
}): string | null {
  const calls = references.calls + references.broken;
  if (calls === 0 && references.texts === 0) return null;
  return calls >= references.texts ? 'xlam-tool-call' : 'exact';
}
