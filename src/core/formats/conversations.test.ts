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

describe('a conversation', () => {
  const messages = [
    { role: 'system', content: 's' },
    { role: 'user', content: 'one' },
    { role: 'assistant', content: 'first answer', tool_calls: [call('c0', 'old', '{}')] },
    { role: 'tool', tool_call_id: 'c0', content: 'r0' },
    { role: 'user', content: 'two' },
    { role: 'assistant', content: 'Let me see.', tool_calls: [call('c1', 'f', '{"x": 01}')] },
    { role: 'tool', tool_call_id: 'c1', content: 'r1' },
    { role: 'assistant', content: 'Done', finish_reason: 'stop' },
  ];

  it("is input up to the user's last message, and the reply is all that the assistant does and its last word", () => {
    const { item, reply } = read({ messages });
    expect(shown(item.input)).toEqual([
      'system|s||',
      'user|one||',
      'assistant|first answer|old({})#c0|',
      'tool|r0||c0',
      'user|two||',
    ]);
    expect(shown(item.continuation)).toEqual([
      'assistant|Let me see.|f({"x": 01})#c1|',
      'tool|r1||c1',
      'assistant|Done||',
    ]);
    expect([reply?.text, reply?.answer, reply?.calls.length, reply?.finishReason, reply?.statesCalls]).toEqual([
      'Done',
      null,
      1,
      'stop',
      true,
    ]);
    expect(item.reference).toEqual({ calls: null, texts: null, problem: null });
  });

  it('that ends with the user has no reply, and one without a user begins with the assistant', () => {
    expect(read({ messages: messages.slice(0, 5) }).reply).toBeNull();
    const { item, reply } = read({ messages: [messages[0], messages[7]] });
    expect([shown(item.input), reply?.text]).toEqual([['system|s||'], 'Done']);
  });

  it('keeps every text where no call is stated, for a dialect may write calls into any of them', () => {
    const texts = ['<tool_call>{"name": "f"', 'Done'];
    const { reply } = read({ messages: [user, ...texts.map((content) => ({ role: 'assistant', content }))] });
    expect([reply?.text, reply?.answer, reply?.statesCalls]).toEqual([texts.join('\n'), 'Done', undefined]);
  });

  it('states its calls where a list of them stands, were it empty', () => {
    const replies = [{ tool_calls: [] }, { tool_calls: null }, {}].map(
      (beside) => read({ messages: [user, { role: 'assistant', content: 'x', ...beside }] }).reply,
    );
    expect(replies.map((reply) => reply?.statesCalls)).toEqual([true, undefined, undefined]);
  });

  it('may have its reply beside the messages, which are then all input', () => {
    const { item, reply } = read({ messages, completion: { content: 'x', tool_calls: [] } });
    expect([item.input.length, item.continuation, reply?.text]).toEqual([8, undefined, 'x']);
  });

  it('that failed, or has calls beside it, is told from one without an answer', () => {
    const failed = read({ messages: [user], error: { message: 'busy' } }).reply;
    expect(failed?.unreadable?.failed).toBe('busy');
    const { reply } = read({ messages: [user], output: [call('c', 'f', '{}')] });
    expect([reply?.calls.length, reply?.statesCalls]).toEqual([1, true]);
    const choices = [{ message: { content: 'x' }, finish_reason: 'length' }];
    const completion = read({ messages: [user], choices }).reply;
    expect([completion?.text, completion?.finishReason]).toEqual(['x', 'length']);
  });

  it('may have older function calls, LangChain messages, parts that are no text, and thinking apart', () => {
    const older = read({
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'a' }, { type: 'image_url', image_url: { url: 'u' } }, 'b'] },
        { role: 'assistant', content: null, function_call: { name: 'f', arguments: '' }, reasoning_content: 'Hm' },
        { role: 'function', name: 'f', content: 'r' },
      ],
    });
    expect(shown([...older.item.input, ...older.item.continuation!])).toEqual([
      'user|a\n[image]\nb||',
      'assistant|[thinking] Hm|f()#|',
      'tool|r||f',
    ]);
    expect([older.reply?.text, older.reply?.calls]).toEqual([
      null,
      [{ name: 'f', argumentsText: '', argumentsForm: 'text' }],
    ]);
    const chain = read({
      messages: [
        { type: 'human', content: 'a' },
        { type: 'ai', content: '', tool_calls: [{ name: 'f', args: { x: 1 }, id: 'c' }] },
      ],
    });
    expect([shown(chain.item.input), chain.reply?.calls[0]?.argumentsText]).toEqual([['user|a||'], '{"x":1}']);
  });

  it('with a part that is not read has a reply that cannot be read: never one without calls', () => {
    for (const odd of [{ content: [{ type: 'dance', steps: 3 }] }, { tool_calls: {} }, { content: { a: 1 } }]) {
      const { reply, issues } = read({ messages: [user, { role: 'assistant', ...odd }] });
      expect(reply?.unreadable?.path).toMatch(/^messages\[1\]\.(?:content|tool_calls)/);
      expect(issues.at(-1)?.code).toBe('reply-unreadable');
    }
    const [, refusal] = [user, { role: 'assistant', content: null, refusal: 'No.' }];
    const { reply } = read({ messages: [user, refusal] });
    expect([reply?.text, reply?.failureKind]).toEqual(['No.', 'refusal']);
  });
});

describe('what stands beside a conversation', () => {
  it.each([
    [{ expected_calls: [{ name: 'f', args: { x: 1 } }] }, ['f {"x":1}'], null],
    [{ expected: '[{"tool": "f", "parameters": {"x": 9007199254740993}}]' }, ['f {"x": 9007199254740993}'], null],
    [{ ground_truth: { name: 'f', arguments: '{"x": 1}' } }, ['f {"x": 1}'], null],
    [{ target: { content: null, tool_calls: [call('c', 'f', '{}')] } }, ['f {}'], null],
    [{ expected: [{ role: 'assistant', content: 'a', tool_calls: [call('c', 'f', '{}')] }] }, ['f {}'], ['a']],
    [{ answers: [] }, [], null],
    [{ ideal: ['a', 'b'] }, null, ['a', 'b']],
    [{ target: 'Paris' }, null, ['Paris']],
    [{ target: '[not JSON]' }, null, ['[not JSON]']],
    [{ reference: { calls: [], text: 'a' } }, [], ['a']],
  ])('%j is the reference', (beside, calls, texts) => {
    const { reference } = read({ messages: [user], ...beside }).item;
    expect(reference.calls?.map((one) => `${one.name} ${one.argumentsText}`) ?? null).toEqual(calls);
    expect(reference.texts?.map((one) => (one.kind === 'text' ? one.text : one.token)) ?? null).toEqual(texts);
    expect(reference.problem).toBeNull();
  });

  it('a list of calls with one that has no name is a broken reference', () => {
    const { reference } = read({ messages: [user], expected_calls: [{ name: null, arguments: {} }] }).item;
    expect(reference.problem?.code).toBe('no-name');
  });

  it('verdicts, scores and reasons are recorded, and nothing else', () => {
    const row = `{"messages": [{"role": "user", "content": "x"}], "reward": 1.0, "success": true, "judge_reason": "why",
      "model": "m", "seed": 7, "recorded": {"success": false}, "scores": {"a": 1}, "__proto__": {"correct": true}}`;
    expect(read(row).item.recorded).toEqual([
      { name: 'success', text: 'false', kind: 'verdict', state: 'wrong' },
      { name: 'reward', text: '1.0', kind: 'score' },
      { name: 'judge_reason', text: 'why', kind: 'reason' },
    ]);
  });

  it('the first id that is there names the item, its digits and lone surrogates kept', () => {
    const ids = ['"trace_id": 9007199254740993', '"id": null, "conversation_id": "a"', '"id": "\\ud800"'];
    const rows = ids.map((id) => read(`{${id}, "messages": [{"role": "user", "content": "\\udc00"}]}`));
    expect(rows.map((row) => row.id)).toEqual(['9007199254740993', 'a', '\ud800']);
    expect(rows[0]?.item.input[0]?.text).toBe('\udc00');
  });

  it('messages that stand twice count as the last of them, with an issue', () => {
    const { item, issues } = read(
      '{"messages": [{"role": "user", "content": "a"}], "messages": [{"role": "user", "content": "b", "content": "c"}]}',
    );
    expect(shown(item.input)).toEqual(['user|c||']);
    expect(issues.map((issue) => issue.path)).toEqual(['messages', 'messages[0].content']);
  });
});

describe("Anthropic's blocks", () => {
  const row = {
    system: 'be brief',
    messages: [
      { role: 'user', content: 'Hi' },
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'Hm', signature: 's' },
          { type: 'text', text: 'Look' },
          { type: 'tool_use', id: 't1', name: 'f', input: { x: 1 } },
          { type: 'tool_use', id: 't2', name: 'g', input: {} },
        ],
      },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 't1', content: [{ type: 'text', text: 'r1' }, { type: 'image' }] },
          { type: 'tool_result', tool_use_id: 't2', content: 'r2', is_error: true },
        ],
      },
      { role: 'assistant', content: [{ type: 'text', text: 'Done' }] },
    ],
    tools: [{ name: 'f', description: 'd', input_schema: { type: 'object', properties: {} } }],
  };

  it("are calls and results, and results alone are no turn of the user's", () => {
    const { item, reply } = read(row);
    expect(shown(item.input)).toEqual(['system|be brief||', 'user|Hi||']);
    expect(shown(item.continuation)).toEqual([
      'assistant|[thinking] Hm\nLook|f({"x":1})#t1 g({})#t2|',
      'tool|r1\n[image]||t1',
      'tool|r2||t2',
      'assistant|Done||',
    ]);
    expect([reply?.text, reply?.calls.map(({ name }) => name), reply?.statesCalls]).toEqual(['Done', ['f', 'g'], true]);
  });

  it('have tools whose schema gets the name that others have for it', () => {
    const { tools } = read(row).item;
    expect(tools?.dialect).toBe('json-schema');
    expect(JSON.parse(tools?.text ?? '')).toEqual([
      { name: 'f', description: 'd', parameters: { type: 'object', properties: {} } },
    ]);
  });

  it('are a reply of their own, too', () => {
    const reply = { id: 'a', content: row.messages[1]!.content, stop_reason: 'tool_use' };
    const found = findFormat('openai-replies')!.read(sliceOf(JSON.stringify(reply)));
    if (!('reply' in found)) throw new Error('no reply');
    const { text, calls, finishReason } = found.reply!;
    expect([text, calls.map(({ name }) => name), finishReason]).toEqual(['Look', ['f', 'g'], 'tool_use']);
  });
});

describe("items of OpenAI's Responses", () => {
  const output = [
    { type: 'reasoning', summary: [{ type: 'summary_text', text: 'Hm' }], encrypted_content: 'x' },
    { type: 'function_call', call_id: 'c1', id: 'fc_1', name: 'f', arguments: '{"x": 1}' },
    { type: 'web_search_call', id: 'ws_1', status: 'completed' },
    { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Done' }] },
  ];

  it('have their calls and texts read, the built-in ones only shown', () => {
    const { item, reply } = read({ instructions: 's', input: 'Hi', output, status: 'completed' });
    expect(shown(item.input)).toEqual(['system|s||', 'user|Hi||']);
    expect(shown(item.continuation)).toEqual([
      'assistant|[thinking] Hm||',
      'assistant||f({"x": 1})#c1|',
      'assistant|[web_search_call]||',
      'assistant|Done||',
    ]);
    expect([reply?.text, reply?.calls.length, reply?.finishReason]).toEqual(['Done', 1, 'completed']);
  });

  it('are split at the last message of the user where all stand in one list', () => {
    const result = { type: 'function_call_output', call_id: 'c1', output: '{"y": 2}' };
    const { item, reply } = read({ items: [{ role: 'user', content: 'Hi' }, ...output.slice(1, 2), result] });
    expect([shown(item.input), shown(item.continuation)]).toEqual([
      ['user|Hi||'],
      ['assistant||f({"x": 1})#c1|', 'tool|{"y": 2}||c1'],
    ]);
    expect(reply?.calls).toHaveLength(1);
  });

  it('say the token limit by their status, and a failure is no reply', () => {
    const cut = { id: 'a', output, status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } };
    const failed = { id: 'a', output: [{ type: 'message', role: 'user', content: [] }], error: { message: 'no' } };
    const replies = [cut, failed].map((row) => {
      const found = recognise([sliceOf(JSON.stringify(row))])!.format.read(sliceOf(JSON.stringify(row)));
      return 'reply' in found ? found.reply : null;
    });
    expect(replies[0]?.finishReason).toBe('incomplete:max_output_tokens');
    expect(replies[1]?.unreadable?.failed).toBe('no');
  });

  it('of a kind that is not known make the reply one that cannot be read', () => {
    const { reply } = read({ input: 'Hi', output: [...output, { type: 'dance' }] });
    expect(reply?.unreadable).toEqual({ path: 'output[4]', found: 'an item of the type "dance"' });
  });
});
