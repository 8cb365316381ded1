import { isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { canonicalJson } from './canonical.ts';
import { PASS_FAIL, type Header, type Rubric } from './header.ts';
import { Members, type MemberProblem } from './members.ts';

/** The header that stands for none: no dataset, no rubric, PASS and FAIL. */
export const NO_HEADER: Header = headerOf(null, {
  dataset: { name: null, n: null, fingerprint: null },
  rubric: null,
  categories: PASS_FAIL,
  ordered: false,
  positive: 'PASS',
});

/** A header line; or the member that is not what it must be. Format and version were looked at before. */
export function readHeader(body: JsonObject): { readonly header: Header } | MemberProblem {
  const members = new Members(body);
  const categories = members.namesOrNull('categories') ?? PASS_FAIL;
  const dataset = new Members(objectAt(body, 'dataset'));
  const positive = members.nameOrNull('positive') ?? (categories.includes('PASS') ? 'PASS' : (categories[0] ?? ''));
  const header = headerOf(body, {
    dataset: {
      name: dataset.textOrNull('name'),
      n: dataset.countOrNull('n'),
      fingerprint: dataset.nameOrNull('fingerprint'),
    },
    rubric: rubricOf(body.get('rubric') ?? null),
    categories,
    ordered: members.flagOrNull('ordered') ?? false,
    positive,
  });
  if (members.problem !== null) return members.problem;
  if (dataset.problem !== null) return { member: `dataset.${dataset.problem.member}`, wants: dataset.problem.wants };
  if (categories.length < 2 || new Set(categories).size < categories.length) {
    return { member: 'categories', wants: 'several-texts' };
  }
  return categories.includes(positive) ? { header } : { member: 'positive', wants: 'category' };
}

function headerOf(body: JsonObject | null, said: Omit<Header, 'body' | 'text' | 'frame'>): Header {
  const { dataset, rubric, categories, ordered, positive } = said;
  const frame = JSON.stringify([dataset.fingerprint, rubric?.key ?? null, categories, ordered, positive]);
  return { ...said, body, text: body === null ? '' : canonicalJson(body), frame };
}

function rubricOf(value: JsonValue): Rubric | null {
  if (value === null) return null;
  const key = canonicalJson(value);
  if (!isJsonObject(value)) return { key, id: key, version: '' };
  const members = new Members(value);
  return { key, id: members.written('id') ?? '', version: members.written('version') ?? '' };
}

function objectAt(body: JsonObject, member: string): JsonObject {
  const value = body.get(member) ?? null;
  return value !== null && isJsonObject(value) ? value : new Map();
}
