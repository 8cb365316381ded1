import { describe, expect, it } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import type { ItemRow, Reply } from '../model/item.ts';
import { findFormat, recognise } from './list.ts';

function item(format: string, row: object | string): ItemRow {
  const found = findFormat(format)!.read(sliceOf(typeof row === 'string' ? row : JSON.stringify(row)));
  if ('refused' in found || !('item' in found)) throw new Error('no item');
  return found;
}

function answers(truth: string) {
  const { reference, recorded } = item('bfcl-answers', `{"id": "simple_0", "ground_truth": ${truth}}`).item;
  const calls = reference.calls?.map(({ name, argumentsText }) => `${name} ${argumentsText}`) ?? null;
  return { calls, problem: reference.problem, accepted: recorded.map(({ name, text }) => `${name}: ${text}`) };
}

describe('possible answers', () => {
  it.each([
    [
      '[{"f": {"x": [1.0], "s": ["a"], "l": [[1, 2]], "b": [true]}}]',
      ['f {"x": 1.0, "s": "a", "l": [1, 2], "b": true}'],
    ],
    ['[{"a.b": {}}, {"a.b": {"x": [9007199254740993]}}]', ['a.b {}', 'a.b {"x": 9007199254740993}']],
    // An object holds accepted values in its turn, and so does each object of a list; what is deeper stands as it is.
    ['[{"f": {"o": [{"a": ["b"], "p": [{"q": 1}]}]}}]', ['f {"o": {"a": "b", "p": {"q": 1}}}']],
    ['[{"f": {"l": [[{"a": [1]}, {"a": [2]}]]}}]', ['f {"l": [{"a": 1}, {"a": 2}]}']],
    ['[{"f": {"l": [[]]}}]', ['f {"l": []}']],
    ['[{"f": {"__proto__": ["x"], "a\\"b": [null]}}]', ['f {"__proto__": "x", "a\\"b": null}']],
    ['[]', []],
  ])('%s are one set of calls', (truth, calls) => {
    expect(answers(truth)).toEqual({ calls, problem: null, accepted: [] });
  });

  it.each([
    '[{"f": {"x": [1, 2]}}]',
    '[{"f": {"x": ["", 2]}}]',
    '[{"f": {"x": [""]}}]',
    '[{"f": {"x": []}}]',
    '[{"f": {"o": [{"a": ["b", "c"]}]}}]',
    '[{"f": {"o": [{"a": "b"}]}}]',
    '[{"f": {"l": [[{"a": [1]}, {"a": [1, ""]}]]}}]',
  ])('%s are more than one, or none that is certain: no reference, and kept to be seen', (truth) => {
    expect(answers(truth)).toEqual({ calls: null, problem: null, accepted: [`accepted: ${truth}`] });
  });

  it("are calls in Python's words, turn by turn; one that does not name its arguments breaks the reference", () => {
    expect(answers(`[["cd(folder='a')", "ls(a=True)"], [], ["f(x=[1, None])"]]`).calls).toEqual([
      'cd {"folder": "a"}',
      'ls {"a": true}',
      'f {"x": [1, null]}',
    ]);
    expect(answers(`[["ls()"], ["sort('a')"]]`).problem).toEqual({
      code: 'arguments-not-an-object',
      call: 1,
      excerpt: "sort('a')",
    });
    expect(answers('[["no call"]]').problem?.code).toBe('not-a-call');
    expect(answers('[{"f": {}, "g": {}}]').problem?.code).toBe('not-a-call');
    expect(answers('[{"f": 5}]').problem?.code).toBe('arguments-not-an-object');
    expect(answers('{}').problem?.code).toBe('not-a-list');
  });
});

describe('questions', () => {
  it("have all turns as input, the category of their id, and BFCL's type words as JSON Schema's", () => {
    const tool = {
      name: 'f',
      parameters: {
        type: 'dict',
        properties: {
          type: { type: 'any', description: 'a tuple' },
          items: { type: 'array', items: { type: 'float' } },
          o: { type: 'HashMap', properties: { type: { type: 'tuple', items: { type: 'long' } } } },
        },
        required: ['type'],
      },
    };
    const question = [[{ role: 'user', content: 'a' }], [{ role: 'user', content: 'b' }]];
    const read = item('bfcl', { id: 'live_multiple_3-2-0', question, function: [tool] }).item;
    expect([read.input.map(({ text }) => text), read.category]).toEqual([['a', 'b'], 'live_multiple']);
    expect(read.tools?.dialect).toBe('json-schema');
    expect(JSON.parse(read.tools?.text ?? '')).toEqual([
      {
        name: 'f',
        parameters: {
          type: 'object',
          properties: {
            type: { type: 'string', description: 'a tuple' },
            items: { type: 'array', items: { type: 'number' } },
            o: { type: 'object', properties: { type: { type: 'array', items: { type: 'integer' } } } },
          },
          required: ['type'],
        },
      },
    ]);
  });

  it('of the irrelevance categories want no call; others have no reference', () => {
    const calls = ['irrelevance_0', 'live_irrelevance_1-0-0', 'live_relevance_0', 'simple', 'x\n_1'].map(
      (id) => item('bfcl', { id, question: [[]] }).item.reference.calls,
    );
    expect(calls).toEqual([[], [], null, null, null]);
  });
});

describe('results', () => {
  function reply(result: unknown): Reply | null {
    const row = JSON.stringify({ id: 'simple_0', result, latency: 1 });
    const found = recognise([sliceOf(row)])!.format.read(sliceOf(row));
    return 'reply' in found ? found.reply : null;
  }

  it('are texts for a dialect to read, or calls that the file states', () => {
    expect(reply('[f(x=1)]')).toMatchObject({ text: '[f(x=1)]', calls: [] });
    expect(reply('[f(x=1)]')?.statesCalls).toBeUndefined();
    const calls = [{ f: '{"x": 01}' }, { g: { y: 1 } }];
    expect(reply(calls)).toMatchObject({
      calls: [
        { name: 'f', argumentsText: '{"x": 01}', argumentsForm: 'text' },
        { name: 'g', argumentsText: '{"y":1}', argumentsForm: 'object' },
      ],
      statesCalls: true,
    });
    expect(reply([])).toMatchObject({ calls: [], text: null, statesCalls: true });
  });

  it('by turn and step are one reply', () => {
    expect(reply([[[{ f: '{}' }], ['Done']], [[{ g: '{}' }]]])).toMatchObject({ text: 'Done', statesCalls: true });
    expect(reply([['[f(x=1)]', 'Done']])).toMatchObject({ text: '[f(x=1)]\nDone', calls: [] });
    expect(reply([[5]])?.unreadable).toEqual({ path: 'result', found: 'array' });
  });

  it('of a request that failed are no answer', () => {
    expect(reply('Error during inference: 429')?.unreadable?.failed).toBe('429');
  });

  it('are not taken for any row that has a result', () => {
    expect(recognise([sliceOf('{"id": 1, "result": "pass"}')])).toBeNull();
    expect(recognise([sliceOf('{"id": 1, "ground_truth": ["a", "b"]}')])).toBeNull();
  });
});
