import { canonicalJson } from '../../core/labels/canonical.ts';
import type { Rubric as HeaderRubric } from '../../core/labels/header.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import type { Rubric } from '../../core/rubric/rubric.ts';
import { readRubric, rubricJson } from '../../core/rubric/rubricJson.ts';

const known = new WeakMap<Rubric, HeaderRubric>();

/** A rubric as headers name it: labels under others are never pooled with those under this one. */
export function headerRubric(rubric: Rubric | null): HeaderRubric | null {
  if (rubric === null) return null;
  const found = known.get(rubric) ?? {
    key: canonicalJson(rubricJson(rubric)),
    id: rubric.id,
    version: String(rubric.version),
  };
  known.set(rubric, found);
  return found;
}

/** Rubrics that stand whole in the headers of a log. */
export function rubricsIn(log: LabelLog): readonly Rubric[] {
  return [...log.headers.values()].flatMap(({ body }) => {
    const rubric = readRubric(body?.get('rubric') ?? null);
    return rubric === null ? [] : [rubric];
  });
}

/** Each rubric once, the first of those that are the same. */
export function distinctRubrics(rubrics: readonly Rubric[]): readonly Rubric[] {
  const byKey = new Map<string, Rubric>();
  for (const rubric of rubrics) {
    const key = headerRubric(rubric)?.key ?? '';
    if (!byKey.has(key)) byKey.set(key, rubric);
  }
  return [...byKey.values()];
}
