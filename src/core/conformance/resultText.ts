import { dumpText } from '../python/dumps.ts';
import { roundHalfEven } from '../python/halfEven.ts';
import { pythonFloat } from '../python/pythonNumber.ts';
import type { ConformanceResult } from './conformance.ts';

export interface ResultNames {
  readonly adapter: string;
  readonly corpus: string;
  /** Of the run; 0 where nobody measured. */
  readonly seconds: number;
}

/** The result as the document's program writes it: `json.dumps(res, indent=2, sort_keys=True)`, no line end. */
export function resultText(result: ConformanceResult, names: ResultNames): string {
  const members: readonly (readonly [string, string])[] = [
    ['adapter', dumpText(names.adapter, true)],
    ['adapter_exceptions', String(result.adapterExceptions)],
    ['by_category', categories(result)],
    ['cases', String(result.cases)],
    ['corpus', dumpText(names.corpus, true)],
    ['correctly_refused', String(result.correctlyRefused)],
    ['exact_match', String(result.exactMatch)],
    ['exact_match_rate', rate(result.exactMatchRate)],
    ['false_refusals_on_recoverable', String(result.falseRefusals)],
    ['invented_calls_on_unrecoverable', String(result.inventedCalls)],
    ['schema_invalid_returns', String(result.schemaInvalidReturns)],
    ['seconds', pythonFloat(roundHalfEven(names.seconds, 3))],
    ['unrecoverable_cases', String(result.unrecoverableCases)],
  ];
  return object(members, '');
}

function categories({ byCategory }: ConformanceResult): string {
  return object(
    byCategory.map((one) => [
      one.category,
      object(
        [
          ['n', String(one.n)],
          ['ok', String(one.ok)],
          ['rate', rate(one.rate)],
        ],
        '    ',
      ),
    ]),
    '  ',
  );
}

/** An object whose members stand two blanks deeper than it does itself. */
function object(members: readonly (readonly [string, string])[], indent: string): string {
  if (members.length === 0) return '{}';
  const lines = members.map(([key, value]) => `${indent}  ${dumpText(key, true)}: ${value}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function rate(value: number | null): string {
  return value === null ? 'null' : pythonFloat(value);
}
