const DASHES = ['0', '6 3', '2 3', '10 3 2 3'] as const;

/** What tells a curve from its neighbours beside its colour: drawn through, dashed, dotted, both. */
export function curveDashes(place: number): string {
  return DASHES[place % DASHES.length] ?? '0';
}
