import type { Preview } from '../../core/mapping/mapping.ts';

/** Places of the columns to show: the first `most`, and every one that was guessed to mean something. */
export function shownColumns({ columns, guess }: Preview, most: number): readonly number[] {
  const guessed = new Set(guess.columns.map(({ column }) => column));
  return columns.flatMap(({ name }, place) => (place < most || guessed.has(name) ? [place] : []));
}
