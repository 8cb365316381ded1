import type { ComparedFilter, JoinBy, StatePair } from '../../engine/comparison.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { NO_COMPARE, type ComparedKeys, type ComparePlace, type CompareRoute } from '../route.ts';
import { decodeText, encodeValue } from '../urlText.ts';
import { CHANGES } from '../../core/comparison/change.ts';
import { COMPARED_SORTS } from './sorts.ts';
import { STATE_ORDER } from './totals.ts';
import { encodePlace, parsePlace } from './placeText.ts';

/** In place of a side that is still to be chosen. */
const NONE = '-';

/** `#/compare`, `#/compare/<a>/<b>?c=regression,lost&k=dates`, `?x=right,not-judged`: defaults are left out. */
export function formatCompare(route: CompareRoute): string {
  const { a, b, joinBy, filter, item, needs } = route;
  const places = a === null && b === null ? [] : b === null ? [a] : [a, b];
  const path = places.map((place) => `/${place === null ? NONE : encodePlace(place)}`).join('');
  const { changes, states, category, search, sort } = filter;
  const pairs = [
    joinBy === null ? null : `by=${joinBy}`,
    changes.length === 0 ? null : `c=${changes.join(',')}`,
    states === undefined ? null : `x=${states.a},${states.b}`,
    category === undefined || category === null ? null : `k=${encodeValue(category)}`,
    category === null ? 'k0=1' : null,
    search === '' ? null : `q=${encodeValue(search)}`,
    sort === 'change' ? null : `s=${sort}`,
    ...formatItem(item),
    ...needs.map((name) => `needs=${encodeValue(name)}`),
  ].filter((pair) => pair !== null);
  return `#/compare${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}

/**
 * From the pieces after `#/compare` and what stands after `?`. Null when there are more than two sides, or one cannot be
 * read; parameters that cannot be are ignored.
 */
export function parseCompare(
  pieces: readonly string[],
  pairs: readonly (readonly [name: string, value: string])[],
): CompareRoute | null {
  const places = pieces.map((piece) => (piece === NONE ? null : readPlace(piece)));
  if (places.length > 2 || places.includes(undefined)) return null;
  const [a = null, b = null] = places;
  const query = new Map(pairs);
  const needs = pairs.flatMap(([name, value]) => (name === 'needs' ? [value] : []));
  return {
    ...NO_COMPARE,
    a,
    b,
    joinBy: readJoin(query.get('by')),
    filter: readFilter(query),
    item: readItem(query),
    needs,
  };
}

function readPlace(piece: string): ComparePlace | undefined {
  const text = decodeText(piece);
  return text === null ? undefined : (parsePlace(text) ?? undefined);
}

const JOINS = ['key', 'input', 'place'] as const satisfies readonly JoinBy[];

function readJoin(text: string | undefined): JoinBy | null {
  return JOINS.find((one) => one === text) ?? null;
}

function readFilter(query: ReadonlyMap<string, string>): ComparedFilter {
  const named = new Set((query.get('c') ?? '').split(','));
  const category = query.has('k0') ? null : query.get('k');
  const states = readStates(query.get('x'));
  return {
    changes: CHANGES.filter((change) => named.has(change)),
    ...(states === null ? {} : { states }),
    ...(category === undefined ? {} : { category }),
    search: query.get('q') ?? '',
    sort: COMPARED_SORTS.find((sort) => sort === query.get('s')) ?? 'change',
  };
}

/** `right,not-judged`: the state in A, then in B. */
function readStates(text = ''): StatePair | null {
  const names = text.split(',');
  const [a, b] = names.map((name) => STATE_ORDER.find((state) => state === name));
  return a === undefined || b === undefined || names.length !== 2 ? null : { a, b };
}

/** One key where both sides have the same. */
function formatItem(item: ComparedKeys | null): readonly string[] {
  if (item === null) return [];
  const [a, b] = [item.a, item.b].map((key) => (key === null ? null : `${key.attempt}.${encodeValue(key.id)}`));
  if (a === b) return [`i=${a}`];
  return [...(a === null ? [] : [`ia=${a}`]), ...(b === null ? [] : [`ib=${b}`])];
}

function readItem(query: ReadonlyMap<string, string>): ComparedKeys | null {
  const both = readKey(query.get('i'));
  if (both !== null) return { a: both, b: both };
  const [a, b] = [readKey(query.get('ia')), readKey(query.get('ib'))];
  return a === null && b === null ? null : { a, b };
}

function readKey(text = ''): ItemKey | null {
  const [, attempt, id] = /^(0|[1-9]\d{0,9})\.(.*)$/s.exec(text) ?? [];
  return attempt === undefined || id === undefined ? null : { id, attempt: Number(attempt) };
}
