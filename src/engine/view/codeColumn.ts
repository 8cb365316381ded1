import { compileCondition } from '../../core/filter/compile.ts';
import type { Condition } from '../../core/filter/filter.ts';
import type { FilterRegex } from '../../core/filter/regex.ts';
import { isNumberToken } from '../../core/filter/number.ts';
import { CAUSES, STATES } from '../../core/model/verdict.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Run } from '../run/run.ts';
import { SCHEMA_WORDS } from '../run/schemaColumn.ts';
import { isStepScore, type StepColumns, type StepScore } from '../run/stepColumns.ts';
import type { RecordedTable } from './recordedTable.ts';
import { differsWord } from './differs.ts';

export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** A column of few values: a code for each item, and what the codes stand for; null is nothing. */
export interface CodeColumn {
  readonly codes: Codes;
  readonly values: readonly (string | null)[];
  /** Of each code among the items that were asked about. */
  readonly counts: Uint32Array;
}

const MOST = 10_000;

/** No field of a filter: the reason, or the cause where there is no verdict. */
export const CROSS_REASON = 'reason or cause';

/** The column of a field, counted over the items of `order`, or null for a field that is none of few values. */
export function codeColumn(
  field: string,
  dataset: Dataset,
  run: Run | null,
  beside: Run | null,
  order: Uint32Array,
  recorded: RecordedTable,
): CodeColumn | null {
  const made = filledOver(order);
  const { items } = dataset;
  const columns = (field.startsWith('beside.') ? beside : run)?.columns;
  if (field === 'category') return columnOf(items.category.values(), [null, ...items.categories], order);
  if (field === 'calls') return callsColumn(dataset, order);
  if (field.startsWith('recorded.')) return recordedColumn(field.slice(9), items.count, order, recorded);
  if (columns === undefined) return null;
  if (isStepScore(field)) return scoreColumn(field, columns.steps, items.count, order);
  const named = field.startsWith('beside.') ? field.slice(7) : field;
  switch (named) {
    case 'verdict':
      return made(new Uint8Array(items.count), (item) => columns.stateCode(item), STATES);
    case 'cause':
      return made(new Uint8Array(items.count), (item) => columns.causeCode(item), [null, ...CAUSES]);
    case CROSS_REASON:
    case 'reason': {
      if (field === 'reason') {
        return made(new Uint8Array(items.count), (item) => columns.reasons[item] ?? 0, [null, ...columns.declared]);
      }
      const declared = columns.declared.length;
      return made(new Uint16Array(items.count), (item) => columns.reasons[item] || declared + columns.causeCode(item), [
        null,
        ...columns.declared,
        ...CAUSES,
      ]);
    }
    case 'schema':
      return columns.schemas === null
        ? null
        : made(new Uint8Array(items.count), (item) => columns.schemas?.[item] ?? 0, [null, ...SCHEMA_WORDS]);
    case 'differs': {
      if (run === null || beside === null) return null;
      const words = [null, 'yes', 'reason', 'no'] as const;
      return made(new Uint8Array(items.count), (item) => words.indexOf(differsWord(run, beside, item)), words);
    }
    default:
      return null;
  }
}

/** What a condition says of each code: 0 false, 1 unknown, 2 true. */
export function truthsOf(condition: Condition, { values }: CodeColumn, regex: FilterRegex | undefined): Uint8Array {
  function text(_field: string, code: number): string | null {
    return values[code] ?? null;
  }
  const test = compileCondition(condition, {
    text,
    number: (_field, code) => {
      const value = text(_field, code);
      return value !== null && isNumberToken(value) ? value : null;
    },
    list: () => [],
    regex,
  });
  return Uint8Array.from(values, (_value, code) => {
    const truth = test(code);
    return truth === null ? 1 : truth ? 2 : 0;
  });
}

function callsColumn({ items }: Dataset, order: Uint32Array): CodeColumn | null {
  const codes = items.calls.values();
  let most = 0;
  for (const code of codes) if (code > most) most = code;
  const values = [null, ...Array.from({ length: most }, (_, calls) => String(calls))];
  return most > MOST ? null : columnOf(codes, values, order);
}

/** Trajectories come to few scores, most of them often. */
function scoreColumn(
  field: StepScore,
  steps: StepColumns | null,
  items: number,
  order: Uint32Array,
): CodeColumn | null {
  const codeOf = new Map<number | null, number>([[null, 0]]);
  const codes = new Uint16Array(items);
  for (let item = 0; item < items; item += 1) {
    const score = steps?.score(field, item) ?? null;
    const code = codeOf.get(score) ?? codeOf.size;
    if (code > MOST) return null;
    codeOf.set(score, code);
    codes[item] = code;
  }
  return columnOf(
    codes,
    Array.from(codeOf.keys(), (score) => (score === null ? null : String(score))),
    order,
  );
}

function recordedColumn(name: string, items: number, order: Uint32Array, recorded: RecordedTable): CodeColumn | null {
  if (!recorded.holds(name, items)) return null;
  const column = recorded.column(name);
  return column === null || column.values.length > MOST ? null : columnOf(column.codes, column.values, order);
}

function filledOver(order: Uint32Array) {
  return (codes: Codes, code: (item: number) => number, values: CodeColumn['values']): CodeColumn => {
    for (let item = 0; item < codes.length; item += 1) codes[item] = code(item);
    return columnOf(codes, values, order);
  };
}

function columnOf(codes: Codes, values: CodeColumn['values'], order: Uint32Array): CodeColumn {
  const counts = new Uint32Array(values.length);
  for (let at = 0; at < order.length; at += 1) counts[codes[order[at]!]!]! += 1;
  return { codes, values, counts };
}
