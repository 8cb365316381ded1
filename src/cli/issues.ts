import { issueSentence } from '../core/words/issue.ts';
import { grouped } from '../core/words/numbers.ts';
import type { DatasetSummary } from '../engine/engine.ts';

/** Issues that are printed; all are counted. */
const SHOWN = 10;

/** The first issues, a line each, and how many more there are. */
export function issueLines({ total, first }: DatasetSummary['issues']): readonly string[] {
  const lines = first.slice(0, SHOWN).map((issue) => `  ${issueSentence(issue)}`);
  return total > lines.length ? [...lines, `  … and ${grouped(total - lines.length)} more`] : lines;
}
