import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LENIENT, STRICT, type JsonPolicy } from './policy.ts';
import { readJson } from './reader.ts';

interface Row {
  readonly name: string;
  readonly base64?: string;
  readonly repeat?: { readonly text: string; readonly times: number };
  readonly strict: 'accept' | 'reject';
  readonly lenient: 'accept' | 'reject';
}

const suite = JSON.parse(readFileSync(new URL('./vectors/suite.json', import.meta.url), 'utf8')) as { rows: Row[] };

/** Null where the bytes are no UTF-8: such a file never becomes a text. */
function textOf(row: Row): string | null {
  if (row.repeat !== undefined) return row.repeat.text.repeat(row.repeat.times);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(row.base64 ?? '', 'base64'));
  } catch {
    return null;
  }
}

function answer(row: Row, policy: JsonPolicy): 'accept' | 'reject' {
  const text = textOf(row);
  return text !== null && readJson(text, policy).ok ? 'accept' : 'reject';
}

describe('the public suite of JSON texts', () => {
  it('has all of its 318 texts', () => {
    expect(suite.rows).toHaveLength(318);
    expect(suite.rows.filter((row) => textOf(row) === null).length).toBeGreaterThan(5);
  });

  it.each(suite.rows)('$name is $strict for the strict policy and $lenient for the lenient one', (row) => {
    expect([answer(row, STRICT), answer(row, LENIENT)]).toEqual([row.strict, row.lenient]);
  });
});
