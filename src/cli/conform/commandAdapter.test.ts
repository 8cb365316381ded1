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

test('a command that the shell does not find is a refusal that is none: the cases are known, and what was said', async () => {
  const missing = adapter('./no-such-program');
  expect(missing.notStarted?.()).toEqual([]);
  for (const input of ['a', 'b']) expect(await missing.answer(caseOf(input))).toEqual({ kind: 'refused' });
  const found = missing.notStarted?.() ?? [];
  expect(found.map(({ one }) => one.input)).toEqual(['a', 'b']);
  expect(found[1]?.why).toMatch(/^the shell ended with status 127 and said .*no-such-program/);
  expect(missing.remarks()).toEqual([]);
});

test('a command that fails at some cases only has nothing to say of them', async () => {
  const some = adapter('grep -q bad && { echo traceback >&2; exit 2; }; echo null');
  await some.answer(caseOf('bad'));
  expect(some.remarks()).toEqual([expect.stringContaining('in 1 case of 1')]);
  await some.answer(caseOf('good'));
  expect([some.remarks(), some.notStarted?.()]).toEqual([[], []]);
});

test('however much goes to standard error, it neither stops a command nor is it kept', async () => {
  const loud = adapter('head -c 3000000 /dev/zero | tr "\\0" e >&2; echo >&2; echo last >&2; exit 4');
  expect(await loud.answer(caseOf('a'))).toEqual({ kind: 'refused' });
  expect(loud.remarks()).toEqual([expect.stringMatching(/: it ended with status 4 and said last\.$/)]);
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
