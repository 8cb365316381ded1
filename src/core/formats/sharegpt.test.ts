import { describe, expect, it } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import type { ItemRow, Message } from '../model/item.ts';
import { findFormat, recognise } from './list.ts';

function read(row: object | string, format?: string): ItemRow {
  const slice = sliceOf(typeof row === 'string' ? row : JSON.stringify(row));
  const found = (format === undefined ? recognise([slice])!.format : findFormat(format)!).read(slice);
  if ('refused' in found || !('item' in found)) throw new Error('no item');
  return found;
}

function shown(messages: readonly Message[] | undefined): readonly string[] {
  return (messages ?? []).map(({ role, text, calls, callRef }) => {
    const made = calls.map(({ name, argumentsText, id }) => `${name}(${argumentsText})#${id ?? ''}`).join(' ');
    return [role, text, made, callRef ?? ''].join('|');
  });
}

function call(id: string, name: string, args: string) {
  return { id, type: 'function', function: { name, arguments: args } };
}

const user = { role: 'user', content: 'Hi' };

describe('ShareGPT rows', () => {
  const human = { from: 'human', value: 'Hi' };
  const tools = JSON.stringify([{ name: 'f', parameters: { type: 'object', properties: {} } }]);

  function made(value: unknown) {
    return { from: 'function_call', value: JSON.stringify(value) };
  }

  it('hold every call to be right, in order, and their input ends before the first', () => {
    const conversations = [
      human,
      { from: 'gpt', value: 'Which?' },
      human,
      made({ name: 'f', arguments: { x: 1 } }),
      { from: 'observation', value: 'r' },
      made([
        { name: 'f', arguments: { x: 2 } },
        { name: 'g', arguments: {} },
      ]),
      { from: 'gpt', value: 'Done' },
    ];
    const { item, reply } = read({ conversations, tools, system: 's' });
    expect(item.reference.calls?.map((one) => `${one.name}${one.argumentsText}`)).toEqual([
      'f{"x":1}',
      'f{"x":2}',
      'g{}',
    ]);
    expect([item.input.length, item.continuation?.length, reply]).toEqual([4, 4, null]);
  });

  it('want no call where tools are offered and none is called; without tools they hold nothing to be right', () => {
    const conversations = [human, { from: 'gpt', value: 'Hello' }];
    const references = [tools, '[]', ''].map((offered) => read({ conversations, tools: offered }).item.reference);
    expect(references.map(({ calls, problem }) => [calls, problem])).toEqual([
      [[], null],
      [null, null],
      [null, null],
    ]);
  });

  it('with a call that is no JSON have a broken reference, with its place', () => {
    const conversations = [
      human,
      made({ name: 'f', arguments: {} }),
      { from: 'function_call', value: "{'name': 'f'}" },
    ];
    const { item, reply } = read({ conversations, tools });
    expect(item.reference.problem).toEqual({ code: 'not-json', call: 1, excerpt: `"{'name': 'f'}"` });
    expect([item.input.length, reply]).toEqual([1, null]);
  });

  it("have calls between Hermes's tags, and a tag that holds none breaks the reference", () => {
    const texts = ['<tool_call>\n{"name": "f", "arguments": {"x": 1}}\n</tool_call>', '<tool_call>\n{"name": "f"'];
    const found = texts.map((value) => read({ conversations: [human, { from: 'gpt', value }], tools }).item.reference);
    expect(found.map(({ calls, problem }) => [calls?.length, problem?.code])).toEqual([
      [1, undefined],
      [0, 'not-json'],
    ]);
  });

  it('of parts are read by what the parts are', () => {
    function part(type: string, value: string) {
      return { type, value };
    }
    const messages = [
      { role: 'user', content: [part('text', 'Hi')] },
      {
        role: 'assistant',
        content: [
          part('reasoning', 'Hm'),
          part('tool_call', '{"name": "f", "arguments": {}}'),
          part('tool_call', '[]'),
        ],
      },
      { role: 'tool', content: [part('text', 'r')] },
      { role: 'assistant', content: [part('reasoning', 'Ah'), part('text', 'Done')] },
    ];
    const { item } = read({ messages, tools });
    expect(item.reference.calls?.map(({ name }) => name)).toEqual(['f']);
    expect(shown(item.continuation)).toEqual([
      'assistant|[thinking] Hm|f({})#|',
      'tool|r||',
      'assistant|[thinking] Ah\nDone||',
    ]);
  });
});

describe('the recorded turn as the reference', () => {
  it('gives the calls and the last text of any conversation, and no reply', () => {
    const turn = [
      { role: 'assistant', content: null, tool_calls: [call('c', 'f', '{}')] },
      { role: 'tool', tool_call_id: 'c', content: 'r' },
      { role: 'assistant', content: 'Done' },
    ];
    const { item, reply } = read({ messages: [user, ...turn] }, 'conversation-reference');
    expect([item.reference.calls?.length, item.reference.texts, reply]).toEqual([
      1,
      [{ kind: 'text', text: 'Done' }],
      null,
    ]);
  });

  it('is no reference where nothing was answered, and texts alone where no tool is offered', () => {
    const rows = [[user], [user, { role: 'assistant', content: 'Hello' }]];
    const found = rows.map((messages) => read({ messages }, 'conversation-reference').item.reference);
    expect(found).toEqual([
      { calls: null, texts: null, problem: null },
      { calls: null, texts: [{ kind: 'text', text: 'Hello' }], problem: null },
    ]);
  });
});
