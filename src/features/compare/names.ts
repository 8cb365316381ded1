import { runTitle } from '../../core/words/runTitle.ts';
import { optionTitle, optionValueTitle } from '../../core/words/title.ts';
import type { RunChoice } from '../../state/compare/choices.ts';
import type { Side } from '../../state/compare/side.ts';
import type { Dataset } from '../../state/datasets.ts';
import { namedRun } from '../../state/namedRun.ts';
import type { RunParams } from '../../state/route.ts';
import { labelText } from '../../ui/text/labelText.ts';
import { words } from './words.ts';

/** How replies are judged, with what is not the default, or which normaliser is. */
export function runName({ summary }: Dataset, run: RunParams): string {
  return labelText(runTitle(namedRun(summary, run)), 160);
}

/** A way to judge as a list offers it: what differs from the run it stands under, where that is one option. */
export function runChoiceName(dataset: Dataset, { run, option }: RunChoice): string {
  // A normaliser is a name of its own.
  if (option === null || option[0] === 'adapter') return runName(dataset, run);
  const [name, value] = option;
  return words.variant(optionTitle(name), optionValueTitle(name, value));
}

/** What a side is of; null before it is chosen. */
export function sideName(side: Side): string | null {
  if (side.kind === 'baseline') return side.held?.file ?? null;
  return side.kind === 'none' || side.kind === 'reading' ? null : side.dataset.name;
}

/** A file's name without its ending, as a part of another file's name. */
export function stemOf(side: Side): string {
  const name = (sideName(side) ?? '').replace(/\.[A-Za-z0-9]{1,8}$/u, '');
  return name.replace(/[^\w.-]+/gu, '_').slice(0, 60);
}
