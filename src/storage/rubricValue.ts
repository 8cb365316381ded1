import { mostOf, type Rubric, type RubricBand, type RubricPart } from '../core/rubric/rubric.ts';

/** Whether what was saved, by whichever version of the page, is a rubric through and through. */
export function isRubric(saved: unknown): saved is Rubric {
  if (!isObject(saved)) return false;
  const { id, version, name, unitsOfOne, parts, pass } = saved;
  return (
    isText(id) &&
    isCount(version) &&
    typeof name === 'string' &&
    isCount(unitsOfOne) &&
    unitsOfOne > 0 &&
    isCount(pass) &&
    pass > 0 &&
    Array.isArray(parts) &&
    parts.length > 0 &&
    parts.every(isPart) &&
    new Set(parts.map((part) => part.id)).size === parts.length &&
    isCount(pass) &&
    pass > 0 &&
    pass <= parts.reduce((most, part) => most + mostOf(part), 0)
  );
}

function isPart(saved: unknown): saved is RubricPart {
  if (!isObject(saved)) return false;
  const { id, name, bands } = saved;
  return (
    isText(id) &&
    typeof name === 'string' &&
    Array.isArray(bands) &&
    bands.length > 0 &&
    bands.every(isBand) &&
    rise(bands)
  );
}

function isBand(saved: unknown): saved is RubricBand {
  return isObject(saved) && isCount(saved['score']) && typeof saved['sentence'] === 'string';
}

function rise(bands: readonly RubricBand[]): boolean {
  return bands.every(({ score }, at) => at === 0 || bands[at - 1]!.score < score);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
