import type { RubricPart } from '../../core/rubric/rubric.ts';

/**
 * The digit that chooses each band of a part: its score where all of them are one digit, else its place from 1; null
 * for a tenth place and beyond.
 */
export function bandKeys({ bands }: RubricPart): readonly (string | null)[] {
  const byScore = bands.every(({ score }) => Number.isInteger(score) && score >= 0 && score <= 9);
  return bands.map(({ score }, place) => (byScore ? String(score) : place < 9 ? String(place + 1) : null));
}

/** The place of the band that a key chooses; null for none. */
export function bandOfKey(part: RubricPart, key: string): number | null {
  const place = bandKeys(part).indexOf(key);
  return place < 0 ? null : place;
}

/** Where an arrow leads among a part's bands, round the ends; null for a key that leads nowhere. */
export function bandMove(key: string, place: number, bands: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (place + 1) % bands;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (place + bands - 1) % bands;
    case 'Home':
      return 0;
    case 'End':
      return bands - 1;
    default:
      return null;
  }
}
