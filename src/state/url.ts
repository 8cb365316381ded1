import type { ItemKey } from '../core/model/item.ts';
import {
  HELP_TOPICS,
  ITEM_TABS,
  isSortColumn,
  NO_PARAMS,
  type ItemTab,
  type Route,
  type Sort,
  type ViewParams,
} from './route.ts';
import { formatColumns, parseColumns } from './columnText.ts';
import { formatCompare, parseCompare } from './compare/routeText.ts';
import { formatRun, parseRun } from './runText.ts';
import { decodeText, encodeText, encodeValue } from './urlText.ts';

/** Where a page's address names files of other addresses: `?src=…`, repeated; empty for none. */
export function formatSearch(addresses: readonly string[]): string {
  return addresses.length === 0 ? '' : `?${addresses.map((address) => `src=${encodeValue(address)}`).join('&')}`;
}

/** The hash of a route, with `#`. Defaults are left out. */
export function formatRoute(route: Route): string {
  switch (route.view) {
    case 'open':
      return '#/';
    case 'help': {
      const { topic, place } = route;
      return `#/help${topic === null ? '' : `/${topic}${place === undefined ? '' : `/${place}`}`}`;
    }
    case 'build':
      return route.t === null ? '#/build' : `#/build?t=${encodeValue(route.t)}`;
    case 'results':
      return `#/data/${encodeText(route.data)}${formatParams(route.params, null)}`;
    case 'item':
      return `#/data/${encodeText(route.data)}/item${formatKey(route.key)}${formatParams(route.params, route.tab)}`;
    case 'label': {
      const place = `#/label/${encodeText(route.data)}${route.key === null ? '' : formatKey(route.key)}`;
      return place + formatParams(route.params, null);
    }
    case 'agreement': {
      const { choice } = route;
      const of = choice === '' ? [] : [`of=${encodeValue(choice)}`];
      return `#/agreement/${encodeText(route.data)}${formatParams(route.params, null, of)}`;
    }
    case 'compare':
      return formatCompare(route);
  }
}

/** The route of a raw hash (with or without `#`), or null when it names no view. Unknown parameters are ignored. */
export function parseHash(hash: string): Route | null {
  const raw = hash.startsWith('#') ? hash.slice(1) : hash;
  const cut = raw.indexOf('?');
  const path = cut < 0 ? raw : raw.slice(0, cut);
  const pairs = readQuery(cut < 0 ? '' : raw.slice(cut + 1));
  if (path === '' || path === '/') return { view: 'open' };
  const [before, view, ...pieces] = path.split('/');
  if (before !== '') return null;
  if (view === 'help') return parseHelp(pieces);
  if (view === 'build') return pieces.length > 0 ? null : { view, t: readPacked(raw) };
  if (view === 'compare') return parseCompare(pieces, pairs);
  return view === 'data' || view === 'label' || view === 'agreement' ? parseData(view, pieces, pairs) : null;
}

const PLACE = /^[a-z]+(?:-[0-9]{1,2})?$/;

function parseHelp(pieces: readonly string[]): Route | null {
  if (pieces.length > 2) return null;
  const topic = HELP_TOPICS.find((one) => one === pieces[0]) ?? null;
  const [, place] = pieces;
  return topic === null || place === undefined || !PLACE.test(place)
    ? { view: 'help', topic }
    : { view: 'help', topic, place };
}

/** Also what cannot be decoded: the builder says what is wrong with it. */
function readPacked(raw: string): string | null {
  const [, packed = null] = /[?&]t=([^&]*)/.exec(raw) ?? [];
  return packed === null ? null : (decodeText(packed) ?? packed);
}

type Pairs = readonly (readonly [name: string, value: string])[];

function parseData(view: 'data' | 'label' | 'agreement', pieces: readonly string[], pairs: Pairs): Route | null {
  const data = decodeText(pieces[0] ?? '');
  if (data === null || data === '') return null;
  const query = new Map(pairs);
  const params = { ...readParams(query), needs: pairs.flatMap(([name, value]) => (name === 'needs' ? [value] : [])) };
  if (view === 'agreement') return pieces.length > 1 ? null : { view, data, choice: query.get('of') ?? '', params };
  if (pieces.length === 1) {
    return view === 'label' ? { view, data, key: null, params } : { view: 'results', data, params };
  }
  if (view === 'data' && pieces[1] !== 'item') return null;
  const key = parseKey(pieces.slice(view === 'data' ? 2 : 1));
  if (key === null) return null;
  return view === 'label'
    ? { view, data, key, params }
    : { view: 'item', data, key, tab: readTab(query.get('tab')), params };
}

function formatKey({ id, attempt }: ItemKey): string {
  return `/${encodeText(id)}/${attempt}`;
}

function parseKey([idPiece, attempt = '0', ...more]: readonly string[]): ItemKey | null {
  const id = idPiece === undefined ? null : decodeText(idPiece);
  return id === null || more.length > 0 || !/^(0|[1-9]\d{0,9})$/.test(attempt)
    ? null
    : { id, attempt: Number(attempt) };
}

function readQuery(text: string): Pairs {
  const found: (readonly [string, string])[] = [];
  for (const pair of text.split('&')) {
    const at = pair.indexOf('=');
    const value = at < 0 ? null : decodeText(pair.slice(at + 1));
    if (value !== null) found.push([pair.slice(0, at), value]);
  }
  return found;
}

function readParams(query: ReadonlyMap<string, string>): Omit<ViewParams, 'needs'> {
  return {
    filter: query.get('f') ?? NO_PARAMS.filter,
    sort: readSort(query.get('s')),
    run: parseRun(query.get('run') ?? ''),
    beside: parseRun(query.get('beside') ?? ''),
    columns: parseColumns(query.get('c') ?? ''),
  };
}

/** Names of recorded columns may have a comma: only a last word that is a direction is one. */
function readSort(text = ''): Sort | null {
  const [, column = '', direction] = /^(.*?)(?:,(asc|desc))?$/s.exec(text) ?? [];
  return isSortColumn(column) ? { column, descending: direction === 'desc' } : null;
}

function formatSort({ column, descending }: Sort): string {
  return column + (descending ? ',desc' : /,(?:asc|desc)$/.test(column) ? ',asc' : '');
}

function readTab(text: string | undefined): ItemTab | null {
  return ITEM_TABS.find((tab) => tab === text) ?? null;
}

function formatParams(params: ViewParams, tab: ItemTab | null, more: readonly string[] = []): string {
  const pairs = [
    params.filter === '' ? null : `f=${encodeValue(params.filter)}`,
    params.sort === null ? null : `s=${encodeValue(formatSort(params.sort))}`,
    params.run === null ? null : `run=${encodeValue(formatRun(params.run))}`,
    params.beside === null ? null : `beside=${encodeValue(formatRun(params.beside))}`,
    params.columns === null ? null : `c=${encodeValue(formatColumns(params.columns))}`,
    tab === null ? null : `tab=${tab}`,
    ...more,
    ...params.needs.map((name) => `needs=${encodeValue(name)}`),
  ].filter((pair) => pair !== null);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
