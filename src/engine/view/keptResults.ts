import { isCondition } from '../../core/filter/conditions.ts';
import { ANYWHERE } from '../../core/filter/fields.ts';
import type { Filter } from '../../core/filter/filter.ts';
import { formatFilter } from '../../core/filter/format.ts';

/** Item numbers kept over all results: 4 bytes each. */
const KEPT = 4_000_000;
const MOST = 32;

interface Result {
  readonly parts: readonly Part[];
  readonly items: Uint32Array;
}

interface Part {
  readonly filter: Filter;
  readonly text: string;
}

/** Where a filter may start from: items among which all that pass it are, and the parts still to be asked of them. */
export interface Start {
  readonly items: Uint32Array;
  readonly parts: readonly Filter[];
}

/** What filters showed lately, so that one that only narrows an earlier one searches among its items alone. */
export class KeptResults {
  private scope = '';
  /** The latest last. */
  private results: Result[] = [];

  /** Forgets everything when `scope` is another one: it names all that results hang on besides their filter. */
  within(scope: string): void {
    if (scope === this.scope) return;
    this.scope = scope;
    this.results = [];
  }

  /** The least items that surely hold all that pass every part; `all` when nothing is known. */
  start(parts: readonly Filter[], all: Uint32Array): Start {
    const wanted = parts.map(partOf);
    let best: Result = { parts: [], items: all };
    for (const result of this.results) {
      if (result.items.length > best.items.length) continue;
      if (result.items.length === best.items.length && result.parts.length <= best.parts.length) continue;
      if (result.parts.every((part) => wanted.some((one) => implies(one, part)))) best = result;
    }
    const passed = new Set(best.parts.map((part) => part.text));
    return { items: best.items, parts: wanted.filter(({ text }) => !passed.has(text)).map(({ filter }) => filter) };
  }

  keep(parts: readonly Filter[], items: Uint32Array): void {
    const result = { parts: parts.map(partOf), items };
    const name = nameOf(result);
    const results = [...this.results.filter((one) => nameOf(one) !== name), result];
    let size = results.reduce((sum, one) => sum + one.items.length, 0);
    while (results.length > 1 && (size > KEPT || results.length > MOST)) size -= results.shift()?.items.length ?? 0;
    this.results = results;
  }
}

function nameOf({ parts }: Result): string {
  return parts.map(({ text }) => text).join(' and ');
}

function partOf(filter: Filter): Part {
  return { filter, text: formatFilter(filter) };
}

/** Whether every item that passes `one` passes `other`: it is the same, or it seeks a longer text in no more places. */
function implies(one: Part, other: Part): boolean {
  if (one.text === other.text) return true;
  const [a, b] = [sought(one.filter), sought(other.filter)];
  return a !== null && b !== null && a.text.includes(b.text) && a.fields.every((field) => b.fields.includes(field));
}

/** The text that a search looks for, as it is compared, and where. */
function sought(filter: Filter): { readonly text: string; readonly fields: readonly string[] } | null {
  if (filter.kind === 'anywhere') return { text: filter.value.toLowerCase(), fields: ANYWHERE };
  if (!isCondition(filter) || filter.kind !== 'contains') return null;
  return { text: filter.value.toLowerCase(), fields: [filter.field] };
}
