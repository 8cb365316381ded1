import { fixedHalfEven } from '../python/halfEven.ts';
import type { ConformanceResult } from './conformance.ts';

/** The report as the document's program prints it, line ends included; `name` is that of the adapter. */
export function reportText(result: ConformanceResult, name: string): string {
  const { exactMatchRate } = result;
  const share = exactMatchRate === null ? 'undefined: no cases' : percent(exactMatchRate);
  const lines = [
    '',
    `TOOLCALL-300  adapter: ${name}`,
    figure('cases', String(result.cases)),
    figure('exact match', `${result.exactMatch} / ${result.cases}  (${share})`),
    figure('refused correctly', `${result.correctlyRefused} / ${result.unrecoverableCases}`),
    figure('invented calls', `${result.inventedCalls}   <- calls returned where there was none to make`),
    figure('false refusals', `${result.falseRefusals}   <- gave up on a call that was repairable`),
    figure(
      'schema-invalid returns',
      `${result.schemaInvalidReturns}   <- returned a call the declared schema still rejects`,
    ),
    '',
    row('category', 'n', 'ok', 'rate'.padStart(7)),
    ...result.byCategory.map(({ category, printed, n, ok, rate }) =>
      row(printed ?? category, String(n), String(ok), percent(rate).padStart(7)),
    ),
    '',
  ];
  return `${lines.join('\n')}\n`;
}

function figure(name: string, text: string): string {
  return `${padded(name)} ${text}`;
}

function row(category: string, n: string, ok: string, rate: string): string {
  return `  ${padded(category)} ${n.padStart(5)} ${ok.padStart(5)} ${rate}`;
}

/** `%-22s`, which counts code points. */
function padded(text: string): string {
  return text + ' '.repeat(Math.max(0, 22 - Array.from(text).length));
}

function percent(rate: number): string {
  return `${fixedHalfEven(100 * rate, 1)}%`;
}
