/** The states a colour stands for; each has its own glyph. */
export type Tone = 'right' | 'wrong' | 'unjudged' | 'fault' | 'extra' | 'missing';

/** One stroke path a state, on a 16-unit square. */
export const MARK_PATHS: Readonly<Record<Tone, string>> = {
  right: 'M4.2 8.4 7 11.1 11.9 5.2',
  wrong: 'M4.8 4.8 11.2 11.2M11.2 4.8 4.8 11.2',
  unjudged: 'M4.5 8H11.5',
  fault: 'M8 3.6V8.8M8 11.9V12.2',
  extra: 'M8 4V12M4 8H12',
  missing: 'M3.6 8H5.2M7.2 8H8.8M10.8 8H12.4',
};
