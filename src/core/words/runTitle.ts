import { optionTitle, optionValueTitle, scorerTitle } from './title.ts';

/** A scorer with options, as a link or a form has it. */
export interface NamedRun {
  readonly scorer: string;
  readonly options: readonly (readonly [name: string, value: string])[];
  /** Name of the file of recorded outputs that it would judge; null where there is none. Absent: not known. */
  readonly outputs?: string | null;
}

/** Its runs are told apart by the normaliser that they judge. */
const OF_NORMALISERS = 'toolcall-300';

/**
 * "Tool calls (xlam-tool-call), Order of calls: same order": how replies are judged, with what is not the default;
 * `Recorded “success”` for what a file recorded; `Naive control · toolcall-300` for a normaliser, also for the one that
 * is judged where none is named. Names of columns and unknown scorers stand as they are written.
 */
export function runTitle(run: NamedRun): string {
  const { scorer, options } = run;
  if (scorer === 'recorded') {
    const column = valueOf(run, 'column') ?? '';
    return column === '' ? 'Recorded verdicts' : `Recorded “${column}”`;
  }
  const ofNormaliser = scorer === OF_NORMALISERS;
  const said = options
    .filter(([name]) => !(ofNormaliser && name === 'adapter'))
    .map(([name, value]) => `${optionTitle(name)}: ${optionValueTitle(name, value)}`);
  return [ofNormaliser ? `${normaliserOf(run)} · ${scorer}` : scorerTitle(scorer), ...said].join(', ');
}

function normaliserOf(run: NamedRun): string {
  const adapter = valueOf(run, 'adapter') ?? 'auto';
  const { outputs } = run;
  const recorded = adapter === 'recorded' || adapter === 'auto';
  if (recorded && typeof outputs === 'string') return outputs;
  const title = optionValueTitle('adapter', adapter === 'auto' && outputs === null ? 'reference' : adapter);
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}

function valueOf({ options }: NamedRun, option: string): string | undefined {
  return options.find(([name]) => name === option)?.[1];
}
