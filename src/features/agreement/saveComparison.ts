import { comparisonMarkdown, comparisonText } from '../../state/agreement/exportText.ts';
import type { Compared } from '../../state/agreement/compareSides.ts';
import type { Context } from '../../state/state.ts';
import { words } from './words.ts';

/** Hands out what is compared: as the command line prints it, or as text for a report. */
export async function saveComparison(
  { effects }: Context,
  kind: 'json' | 'markdown' | 'copy',
  file: string,
  compared: Compared,
  names: { readonly human: string; readonly judge: string },
): Promise<void> {
  const name = `${file.replace(/\.[a-z0-9]+$/iu, '')}.agreement`;
  if (kind === 'json') effects.download(`${name}.json`, comparisonText(compared, names), 'application/json');
  else if (kind === 'markdown') effects.download(`${name}.md`, comparisonMarkdown(compared, names), 'text/markdown');
  else {
    const done = await effects.copy(comparisonMarkdown(compared, names));
    effects.notify(done ? words.copied : words.copyRefused, done ? 'right' : 'fault');
  }
}
