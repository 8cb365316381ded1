import { withoutField } from '../../core/filter/conditions.ts';
import type { Filter } from '../../core/filter/filter.ts';
import { STATES } from '../../core/model/verdict.ts';
import type { Cross, CrossField, CrossRequest } from '../engine.ts';
import type { Pace } from '../pace.ts';
import { CROSS_REASON } from './codeColumn.ts';
import { filterItems } from './filterItems.ts';
import type { View } from './view.ts';

/** Rows or columns that stand alone, at most. */
const MOST = 200;

/**
 * Items by the values of two fields. Each side lists its most frequent values, then '' for none, then null for the
 * rest.
 */
export async function crossView(view: View, request: CrossRequest, pace: Pace): Promise<Cross> {
  const items = await itemsOf(view, request, pace);
  const [rows, columns] = [
    await sideOf(request.rows, items, request.most, view, pace),
    await sideOf(request.columns, items, request.most, view, pace),
  ];
  const counts = rows.listed.map(() => columns.listed.map(() => 0));
  for (let at = 0; at < items.length; at += 1) counts[rows.placeOf(at)]![columns.placeOf(at)]! += 1;
  return { rows: rows.listed, columns: columns.listed, counts, total: items.length };
}

/** The items of the view, and those that conditions on the crossed fields alone keep out. */
async function itemsOf(view: View, request: CrossRequest, pace: Pace): Promise<Uint32Array> {
  const fields = new Set([request.rows, request.columns].flatMap((field) => ON[field] ?? [field]));
  if (fields.has('verdict') && fields.has('beside.verdict')) fields.add('differs');
  let filter: Filter | null = view.filter;
  for (const field of fields) filter = withoutField(filter, field);
  if (filter === view.filter) return view.order;
  const { scope, means } = view;
  return (await filterItems(filter, scope.order, [], scope.results, { ...means, pace })).shown;
}

/** What a click on a value writes conditions on, where that is not the field itself alone. */
const ON: { readonly [Field in CrossField]?: readonly string[] } = { reason: ['reason', 'cause'] };

interface Side {
  readonly listed: readonly (string | null)[];
  /** Index into `listed` of the item at a place. */
  readonly placeOf: (at: number) => number;
}

/** Values of all items: a code each, and what the codes stand for. */
interface Values {
  readonly codes: Uint32Array;
  readonly texts: readonly string[];
}

async function sideOf(field: CrossField, items: Uint32Array, most: number, view: View, pace: Pace): Promise<Side> {
  const { codes, texts } = codedOf(field, items, view) ?? (await readOf(field, items, view, pace));
  const counts = new Uint32Array(texts.length);
  for (let at = 0; at < codes.length; at += 1) counts[codes[at]!]! += 1;
  const byCount = texts
    .map((_, code) => code)
    .filter((code) => counts[code]! > 0 && texts[code] !== '')
    .toSorted((a, b) => counts[b]! - counts[a]! || a - b);
  const alone = byCount.slice(0, Math.min(Math.max(1, most), MOST));
  if (field === 'verdict' || field === 'beside.verdict') {
    alone.sort((a, b) => STATE_WORDS.indexOf(texts[a]!) - STATE_WORDS.indexOf(texts[b]!));
  }
  const none = texts.indexOf('');
  const listed: (string | null)[] = alone.map((code) => texts[code]!);
  if (none >= 0 && counts[none]! > 0) listed.push('');
  const rest = listed.length;
  if (byCount.length > alone.length) listed.push(null);
  const places = new Uint32Array(texts.length).fill(rest);
  for (const [place, code] of alone.entries()) places[code] = place;
  if (none >= 0) places[none] = alone.length;
  return { listed, placeOf: (at) => places[codes[at]!]! };
}

const STATE_WORDS: readonly string[] = STATES;

/** Of a field that is kept as codes; equal texts have one. Null for any other. */
function codedOf(field: CrossField, items: Uint32Array, { scope }: View): Values | null {
  const column = scope.codes(field === 'reason' ? CROSS_REASON : field);
  if (column === null) return null;
  const texts: string[] = [];
  const codeOf = new Map<string, number>();
  const code = column.values.map((value) => coded(value ?? '', texts, codeOf));
  return { codes: Uint32Array.from(items, (item) => code[column.codes[item]!]!), texts };
}

/** Of any field, item by item; one that there is not has no values. */
async function readOf(field: CrossField, items: Uint32Array, { means }: View, pace: Pace): Promise<Values> {
  const { source } = means;
  const onColumns = source.isOnColumns(field) || !field.startsWith('recorded.');
  const codes = new Uint32Array(items.length);
  const texts: string[] = [];
  const codeOf = new Map<string, number>();
  for (let at = 0; at < items.length; at += 1) {
    if ((at & 15) === 0 && pace.due()) await pace.rest();
    const item = items[at]!;
    if (!onColumns && !source.reader.ready(item)) await source.load(item);
    codes[at] = coded(source.text(field, item) ?? '', texts, codeOf);
  }
  return { codes, texts };
}

function coded(text: string, texts: string[], codeOf: Map<string, number>): number {
  const known = codeOf.get(text);
  if (known !== undefined) return known;
  texts.push(text);
  codeOf.set(text, texts.length - 1);
  return texts.length - 1;
}
