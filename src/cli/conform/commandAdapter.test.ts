import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ConformanceCase } from '../../core/conformance/conformance.ts';
import type { JsonValue } from '../../core/json/value.ts';
import { commandAdapter } from './commandAdapter.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  vi.stubEnv('INIT_CWD', folder);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function caseOf(input: JsonValue, tools: JsonValue = []): ConformanceCase {
  return { id: 'a', category: 'p', tools, input, expectedKind: 'unrecoverable', expected: undefined };
}

function adapter(command: string, seconds: number | null = null) {
  return commandAdapter({ kind: 'command', as: command, seconds });
}

function answer(command: string, input: JsonValue = 'hello', seconds: number | null = null) {
  return adapter(command, seconds).answer(caseOf(input));
}

describe('what goes in', () => {
  // python3 -c 'import json; print(json.dumps({"text": "é\x7f\u2028\n\"", "tools": [{"name": 3.0, "n": 10**20, "f": 1e16}]}, ensure_ascii=False), end="")'
  test('is the line that Python sends, without a line end', async () => {
    const tool = new Map<string, JsonValue>([
      ['name', { token: '3.0', float: true }],
      ['n', { token: '100000000000000000000', float: false }],
      ['f', { token: '1e16', float: true }],
    ]);
    await adapter('cat > payload.txt').answer(caseOf('é\u007f\u2028\n"', [tool]));
    expect(readFileSync(join(folder, 'payload.txt'), 'utf8')).toBe(
      '{"text": "é\u007f\u2028\\n\\"", "tools": [{"name": 3.0, "n": 100000000000000000000, "f": 1e+16}]}',
    );
  });

  test('is not sent where UTF-8 cannot hold it, which is an exception as in Python', async () => {
    const outcome = await answer('touch started', 'a\ud800b');
    expect(outcome).toMatchObject({ kind: 'raised' });
    expect(existsSync(join(folder, 'started'))).toBe(false);
  });

  test('need not be read, however long it is', async () => {
    expect(await answer("printf '[1.0]'", 'x'.repeat(5_000_000))).toEqual({
      kind: 'returned',
      value: [{ token: '1.0', float: true }],
    });
    expect(await answer('exec 0<&-; true', 'x'.repeat(5_000_000))).toEqual({ kind: 'refused' });
  });
});

describe('what comes out', () => {
  test.each([
    ['printf \'{"a":1}\'; exit 3', 'a status other than 0'],
    ['true', 'nothing'],
    ["printf ' \\n\\t\\v\\f '", 'white space'],
    ['printf null', 'null'],
    ['kill -9 $$', 'a signal'],
  ])('%s: %s is a refusal', async (command) => {
    expect(await answer(command)).toEqual({ kind: 'refused' });
  });

  test.each([
    ['printf \'{"a":\'', 'text that is no JSON'],
    ["printf '\\377'", 'bytes that are no UTF-8'],
    ["printf '\\357\\273\\277{}'", 'a byte order mark'],
  ])('%s: %s is an exception', async (command) => {
    expect(await answer(command)).toMatchObject({ kind: 'raised' });
  });

  test('keys that repeat and NaN are read as Python reads them', async () => {
    expect(await answer('printf \'{"a":1,"a":NaN}\'')).toEqual({
      kind: 'returned',
      value: new Map([['a', { token: 'NaN', float: true }]]),
    });
  });
});

test('a command that the shell does not find is a refusal, and that is said once', async () => {
  const missing = adapter('./no-such-program');
  expect(missing.remarks()).toEqual([]);
  for (const input of ['a', 'b']) expect(await missing.answer(caseOf(input))).toEqual({ kind: 'refused' });
  expect(missing.remarks()).toEqual([expect.stringContaining('could not find or start the command in 2 cases')]);
});

test('what takes longer than the time limit is ended with all that it started, an exception', async () => {
  const began = performance.now();
  expect(await answer('(sleep 2; touch late) & sleep 60', 'x', 0.3)).toEqual({
    kind: 'raised',
    error: 'TimeLimit: no answer within 0.3 s',
  });
  expect(performance.now() - began).toBeLessThan(30_000);
  await wait(2500);
  expect(existsSync(join(folder, 'late'))).toBe(false);
  expect(await answer("printf '[]'", 'x', 30)).toEqual({ kind: 'returned', value: [] });
});
