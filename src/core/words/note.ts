import type { RunNote } from '../model/report.ts';
import { counted, grouped } from './numbers.ts';
import { nameInWords } from './quoted.ts';
import { unreachable } from './unreachable.ts';

/** What a run has to say beside its totals. */
export function noteSentence(note: RunNote): string {
  switch (note.code) {
    case 'marker-unknown':
      return `The marker of the tool-call parser ${nameInWords(note.parser)} is not known, so the reason unparsed-call cannot be given.`;
    case 'calls-read':
      return `The calls of ${counted(note.items, 'reply', 'replies')} were read out of the text, as a server with the tool-call parser ${nameInWords(note.parser)} does: the file does not have them as calls.`;
    case 'all-keys-empty':
      return `All ${grouped(note.items)} keys are empty, so the null control covered 0 items: a scorer that marks everything right would not be noticed.`;
    case 'tokens-at-cap':
      return `${counted(note.items, 'reply', 'replies')} used as many tokens as the cap allows without saying that the limit was reached: they may have been cut off.`;
    default:
      return unreachable(note);
  }
}

/** What to do with a file of this format when it is opened alone; null when it needs no other. */
export function toolsAloneSentence(format: string): string | null {
  if (format !== 'seal-tools-tools') return null;
  return 'The file holds tool definitions only: open it together with its dataset.';
}

/** What became of the tools' schemas in a run. */
export function schemasSentence(
  schemas:
    { readonly kind: 'built'; readonly tools: number } | { readonly kind: 'skipped' } | { readonly kind: 'none' },
): string {
  switch (schemas.kind) {
    case 'built':
      return `Schemas of ${counted(schemas.tools, 'tool')} built.`;
    case 'skipped':
      return 'Schemas skipped: the type words of the tools were not checked.';
    case 'none':
      return 'No schemas: none were needed here.';
    default:
      return unreachable(schemas);
  }
}
