/** What is graded by hand or by a judge: parts, each with bands of which one is chosen. */
export interface Rubric {
  readonly id: string;
  /** Labels of different versions are never pooled. */
  readonly version: number;
  readonly name: string;
  /** How many of the smallest unit are 1 (10: the scores below are tenths). */
  readonly unitsOfOne: number;
  readonly parts: readonly RubricPart[];
  /** What the parts have to come to for PASS, in the smallest unit: above 0, and at most all there is to have. */
  readonly pass: number;
}

export interface RubricPart {
  readonly id: string;
  readonly name: string;
  /** In rising order of their scores; the last one is the most that can be had. */
  readonly bands: readonly RubricBand[];
}

export interface RubricBand {
  /** In the rubric's smallest unit. */
  readonly score: number;
  /** When it is given, in one sentence. */
  readonly sentence: string;
}

/** The most that a part can come to. */
export function mostOf(part: RubricPart): number {
  return part.bands.at(-1)?.score ?? 0;
}

/** All there is to have. */
export function mostOfAll({ parts }: Pick<Rubric, 'parts'>): number {
  return parts.reduce((sum, part) => sum + mostOf(part), 0);
}

/** What the chosen scores come to; null while a part is open, or has a score that is none of its bands'. */
export function totalOf({ parts }: Rubric, chosen: ReadonlyMap<string, number>): number | null {
  let total = 0;
  for (const { id, bands } of parts) {
    const score = chosen.get(id);
    if (score === undefined || !bands.some((band) => band.score === score)) return null;
    total += score;
  }
  return total;
}

/** The verdict that the chosen scores come to; null while there is none. */
export function verdictOf(rubric: Rubric, chosen: ReadonlyMap<string, number>): 'PASS' | 'FAIL' | null {
  const total = totalOf(rubric, chosen);
  if (total === null) return null;
  return total >= rubric.pass ? 'PASS' : 'FAIL';
}
