import { canonicalJson } from '../labels/canonical.ts';
import { countOf } from '../json/count.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { mostOfAll, type Rubric, type RubricBand, type RubricPart } from './rubric.ts';

/**
 * A rubric as it stands in the header of a label file, whole: whoever gets the file can go on labelling by it. Two
 * rubrics are the same when the canonical texts of these are, so that no hash of it needs to stand beside.
 */
export function rubricJson({ id, version, name, unitsOfOne, parts, pass }: Rubric): JsonObject {
  return new Map<string, JsonValue>([
    ['id', id],
    ['version', whole(version)],
    ['name', name],
    ['unitsOfOne', whole(unitsOfOne)],
    ['parts', parts.map(partJson)],
    ['pass', whole(pass)],
  ]);
}

function partJson({ id, name, bands }: RubricPart): JsonObject {
  return new Map<string, JsonValue>([
    ['id', id],
    ['name', name],
    [
      'bands',
      bands.map(
        ({ score, sentence }) =>
          new Map<string, JsonValue>([
            ['score', whole(score)],
            ['sentence', sentence],
          ]),
      ),
    ],
  ]);
}

function whole(count: number): JsonValue {
  return { token: String(count), float: false };
}

/**
 * A rubric that can be labelled by; null for anything that is not one through and through: parts of different ids, each
 * with bands in rising order of their scores, a sum for PASS that can be reached and missed, and nothing else: labels
 * under what is more than that could not be told apart from those under what is read here.
 */
export function readRubric(value: JsonValue): Rubric | null {
  if (!isJsonObject(value)) return null;
  const [id, name] = [value.get('id'), value.get('name')];
  const [version, unitsOfOne, pass] = [countAt(value, 'version'), countAt(value, 'unitsOfOne'), countAt(value, 'pass')];
  const parts = listAt(value, 'parts', readPart);
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || parts === null) return null;
  if (version === null || unitsOfOne === null || unitsOfOne === 0 || pass === null || pass === 0) return null;
  if (new Set(parts.map((part) => part.id)).size < parts.length || pass > mostOfAll({ parts })) return null;
  const rubric = { id, version, name, unitsOfOne, parts, pass };
  return canonicalJson(rubricJson(rubric)) === canonicalJson(value) ? rubric : null;
}

function readPart(value: JsonValue): RubricPart | null {
  if (!isJsonObject(value)) return null;
  const [id, name] = [value.get('id'), value.get('name')];
  const bands = listAt(value, 'bands', readBand);
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || bands === null) return null;
  return bands.every(({ score }, at) => at === 0 || bands[at - 1]!.score < score) ? { id, name, bands } : null;
}

function readBand(value: JsonValue): RubricBand | null {
  if (!isJsonObject(value)) return null;
  const [score, sentence] = [countAt(value, 'score'), value.get('sentence')];
  return score === null || typeof sentence !== 'string' ? null : { score, sentence };
}

/** Null where it is no list, an empty one, or holds anything that is not what it must be. */
function listAt<T>(object: JsonObject, member: string, read: (value: JsonValue) => T | null): readonly T[] | null {
  const list = object.get(member) ?? null;
  if (list === null || !isJsonArray(list) || list.length === 0) return null;
  const found: T[] = [];
  for (const one of list) {
    const value = read(one);
    if (value === null) return null;
    found.push(value);
  }
  return found;
}

function countAt(object: JsonObject, member: string): number | null {
  const value = object.get(member) ?? null;
  return value !== null && isJsonNumber(value) ? countOf(value.token) : null;
}
