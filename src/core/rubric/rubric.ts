/** What is graded by hand or by a judge: parts, each with bands of which one is chosen. */
export interface Rubric {
  readonly id: string;
  /** Labels of different versions are never pooled. */
  readonly version: number;
  readonly name: string;
  /** How many of the smallest unit are 1 (10: the scores below are tenths). */
  readonly unitsOfOne: number;
  readonly parts: readonly RubricPart[];
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
