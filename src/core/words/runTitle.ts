import { optionTitle, optionValueTitle, scorerTitle } from './title.ts';

/** A scorer with options, as a link or a form has it. */
export interface NamedRun {
  readonly scorer: string;
  readonly options: readonly (readonly [name: string, value: string])[];
}

/**
 * "Tool calls (xlam-tool-call), Order of calls: same order": how replies are judged, with what is not the default;
 * `Recorded “success”` for what a file recorded. Names of columns and unknown scorers stand as they are written.
 */
export function runTitle({ scorer, options }: NamedRun): string {
  if (scorer === 'recorded') {
    const column = options.find(([name]) => name === 'column')?.[1] ?? '';
    return column === '' ? 'Recorded verdicts' : `Recorded “${column}”`;
  }
  const said = options.map(([name, value]) => `${optionTitle(name)}: ${optionValueTitle(name, value)}`);
  return [scorerTitle(scorer), ...said].join(', ');
}
