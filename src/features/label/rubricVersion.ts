import type { Rubric } from '../../core/rubric/rubric.ts';

type Written = Omit<Rubric, 'id' | 'version'>;

/**
 * What was written as a rubric: the one it was made of where nothing was changed, a further version of it where
 * something was, a first version of its own otherwise. `newId` names it then.
 */
export function versionOf(
  written: Written,
  before: Rubric | null,
  rubrics: readonly Rubric[],
  newId: () => string,
): Rubric {
  if (before === null) return { ...written, id: newId(), version: 1 };
  if (isSame(written, before)) return before;
  return { ...written, id: before.id, version: nextVersion(before, rubrics) };
}

/** The version that a change of a rubric makes. */
export function nextVersion({ id, version }: Rubric, rubrics: readonly Rubric[]): number {
  return 1 + Math.max(version, ...rubrics.filter((one) => one.id === id).map((one) => one.version));
}

function isSame(written: Written, before: Rubric): boolean {
  return plainText(written) === plainText(before);
}

/** Whatever its unit: 3 of 10 and 30 of 100 are the same. */
function plainText({ name, pass, parts, unitsOfOne }: Written): string {
  const bandsOf = parts.map((part) => [
    part.id,
    part.name,
    part.bands.map(({ score, sentence }) => [score / unitsOfOne, sentence]),
  ]);
  return JSON.stringify([name, pass / unitsOfOne, bandsOf]);
}
