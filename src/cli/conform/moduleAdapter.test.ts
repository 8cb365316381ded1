import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ConformanceCase } from '../../core/conformance/conformance.ts';
import type { JsonValue } from '../../core/json/value.ts';
import { moduleAdapter } from './moduleAdapter.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  vi.stubEnv('INIT_CWD', folder);
  writeFileSync(
    join(folder, 'mine.mjs'),
    `
      class Refused extends Error {}
      export const seen = (text, tools) => [text, tools, Object.keys(tools[0])];
      export const nothing = () => undefined;
      export const later = async () => null;
      export const json = () => '{"n": 3.0, "big": 9007199254740993}';
      export const value = async () => ({ n: 3.0, u: undefined });
      export const broken = () => '{"n":';
      export const symbol = () => () => 1;
      export const big = () => ({ n: 1n });
      export function refuses() { throw new Refused('no'); }
      export function named() { throw Object.assign(new Error('no'), { name: 'Refused' }); }
      export async function throws() { throw new TypeError('no call'); }
      export function odd() { throw null; }
      export const constant = 5;
    `,
  );
  writeFileSync(join(folder, 'wrong.mjs'), 'export const = 1;');
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function load(member: string, file = 'mine.mjs') {
  return moduleAdapter({ kind: 'module', as: `${file}:${member}`, file, member });
}

async function answer(member: string, tools: JsonValue = []) {
  const one: ConformanceCase = {
    id: 'a',
    category: 'p',
    tools,
    input: 'hello',
    expectedKind: 'value',
    expected: null,
  };
  return (await load(member)).answer(one);
}

test('a function is given the text and the tools as plain values, whatever the keys are', async () => {
  const tool = new Map<string, JsonValue>([
    ['__proto__', { token: '3.0', float: true }],
    ['b', [true, null]],
  ]);
  expect(await answer('seen', [tool])).toEqual({
    kind: 'returned',
    value: [
      'hello',
      [
        new Map<string, JsonValue>([
          ['__proto__', { token: '3', float: false }],
          ['b', [true, null]],
        ]),
      ],
      ['__proto__', 'b'],
    ],
  });
});

test('a value is read as JSON.stringify writes it, a text as the JSON that it is', async () => {
  expect(await answer('value')).toEqual({ kind: 'returned', value: new Map([['n', { token: '3', float: false }]]) });
  expect(await answer('json')).toEqual({
    kind: 'returned',
    value: new Map([
      ['n', { token: '3.0', float: true }],
      ['big', { token: '9007199254740993', float: false }],
    ]),
  });
});

test.each(['nothing', 'later', 'refuses', 'named'])('%s is a refusal', async (member) => {
  expect(await answer(member)).toEqual({ kind: 'refused' });
});

test.each([
  ['throws', 'TypeError: no call'],
  ['odd', 'Error: object thrown'],
  ['broken', 'JSONDecodeError'],
  ['symbol', 'a function is no JSON'],
  ['big', 'TypeError'],
])('%s is an exception: %s', async (member, words) => {
  const outcome = await answer(member);
  expect(outcome?.kind === 'raised' ? outcome.error : '').toContain(words);
});

test('what cannot be called is refused by a sentence that names what there is', async () => {
  await expect(load('none')).rejects.toThrow(/^mine\.mjs does not export none\. It exports .*odd and constant\.$/);
  await expect(load('constant')).rejects.toThrow('constant of mine.mjs cannot be called');
  await expect(load('a', 'away.mjs')).rejects.toThrow(/^Cannot load away\.mjs: there is no such file\.$/);
  await expect(load('a', 'wrong.mjs')).rejects.toThrow(/^Cannot load wrong\.mjs: /);
});
