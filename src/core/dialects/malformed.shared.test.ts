import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STRICT } from '../json/policy.ts';
import { jsonEqual } from '../json/equal.ts';
import { readJson } from '../json/reader.ts';
import { emptyReply } from '../model/emptyReply.ts';
import { decodeReply } from './decodeReply.ts';

const folder = process.env['TOUCHSTONE_SHARED'] ?? '../shared';

interface Row {
  readonly id: string;
  readonly family: string;
  readonly raw_text: string;
  readonly expected_calls: readonly { readonly name: string; readonly arguments: unknown }[] | null;
}

/** What a server of the family would be declared to parse. */
const DIALECT_OF: ReadonlyMap<string, string> = new Map([
  ['gemma4', 'gemma'],
  ['glm-4.6', 'glm'],
  ['cohere', 'cohere'],
  ['qwen/hermes', 'hermes'],
  ['hermes', 'hermes'],
  ['deepseek-r1', 'deepseek'],
  ['deepseek-v3', 'deepseek'],
  ['mistral v11+', 'mistral'],
  ['llama 3.x json', 'llama'],
  ['granite 4 / hermes', 'json'],
  ['mistral-nemo (ollama)', 'json'],
  ['local models (letta/memgpt)', 'json'],
  ['ollama + ai-sdk', 'json'],
  ['agent run (tau-bench retail)', 'pythonic'],
]);

const rows = readFileSync(`${folder}/data/malformed/malformed-tool-calls.jsonl`, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Row);

function outcome(row: Row): 'right' | 'unparsed' | 'no-call' | 'wrong' {
  const { reply, unparsed } = decodeReply({ ...emptyReply, text: row.raw_text }, DIALECT_OF.get(row.family) ?? '');
  if (unparsed !== null) return 'unparsed';
  if (reply.calls.length === 0) return 'no-call';
  const expected = row.expected_calls ?? [];
  const same = expected.every(({ name, arguments: args }, at) => {
    const call = reply.calls[at];
    const found = readJson(call?.argumentsText ?? '', STRICT);
    const wanted = readJson(JSON.stringify(args), STRICT);
    return call?.name === name && found.ok && wanted.ok && jsonEqual(found.value, wanted.value);
  });
  return same && expected.length === reply.calls.length ? 'right' : 'wrong';
}

describe('the malformed set', () => {
  it('has a dialect for every family', () => {
    expect(rows).toHaveLength(31);
    expect(rows.filter(({ family }) => !DIALECT_OF.has(family))).toEqual([]);
  });

  it('gives no wrong call in any text', () => {
    expect(rows.filter((row) => outcome(row) === 'wrong').map(({ id }) => id)).toEqual([]);
  });

  it('gives by dialect as many right calls as are told, and leaves the others unparsed', () => {
    const counts: Record<string, Record<string, number>> = {};
    for (const row of rows) {
      const dialect = (counts[DIALECT_OF.get(row.family) ?? ''] ??= {});
      const found = outcome(row);
      dialect[found] = (dialect[found] ?? 0) + 1;
    }
    expect(counts).toEqual({
      hermes: { right: 1, unparsed: 2 },
      llama: { right: 1 },
      mistral: { right: 1 },
      pythonic: { right: 14 },
      deepseek: { right: 1, unparsed: 1 },
      glm: { unparsed: 2 },
      gemma: { right: 1, unparsed: 2 },
      cohere: { unparsed: 1 },
      json: { right: 4 },
    });
  });

  it('leaves unparsed exactly what nothing but a repair could read', () => {
    const left = rows.filter((row) => outcome(row) !== 'right').map(({ id }) => id);
    // Quotes of another kind, a text or a value that is not closed or opened, one call of two that is no JSON,
    // arguments that are no JSON, a line break in a JSON text, a brace that is missing.
    expect(left).toEqual(['mal-01', 'mal-02', 'mal-06', 'mal-08', 'mal-09', 'mal-13', 'mal-14', 'mal-16']);
  });

  it('never takes a text of another dialect for a call of its own that is not meant', () => {
    const wrong = rows.flatMap((row) =>
      [...new Set(DIALECT_OF.values())].flatMap((dialect) => {
        const { reply } = decodeReply({ ...emptyReply, text: row.raw_text }, dialect);
        const names = reply.calls.map((call) => call.name);
        return names.length === 0 || names.join() === row.expected_calls?.map((call) => call.name).join()
          ? []
          : [`${row.id} by ${dialect}: ${names.join()}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
