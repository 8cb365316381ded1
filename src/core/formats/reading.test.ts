import { describe, expect, it } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import type { Call, ItemRow, ReplyRow } from '../model/item.ts';
import { findFormat, FORMATS, recognise } from './list.ts';

function read(format: string, row: string): ItemRow | ReplyRow {
  const found = findFormat(format)!.read(sliceOf(row));
  if ('refused' in found) throw new Error(found.refused.code);
  return found;
}

function itemOf(row: string, format = 'touchstone'): ItemRow {
  const found = read(format, row);
  if (!('item' in found)) throw new Error('a reply');
  return found;
}

function calls(row: string, format = 'touchstone'): readonly Call[] | null {
  return itemOf(row, format).item.reference.calls;
}

describe('recognise', () => {
  it.each([
    ['touchstone', '{"input": "x", "reply": "y"}'],
    ['touchstone', '{"id": 1, "reference": {"text": "x"}, "reply": {"content": "y"}}'],
    ['xlam', '{"id": 1, "query": "x", "answers": "[]", "tools": "[]"}'],
    ['xlam', '{"query": "x", "tools": []}'],
    ['seal-tools', '{"id": "a", "query": "x", "calling": []}'],
    ['label-predict', '{"label": "[]", "predict": ""}'],
    ['openai-chat', '{"messages": [{"role": "user", "content": "x"}]}'],
    ['openai-chat', '{"messages": [{"role": "user", "content": "x"}], "reference": "y", "reply": "z"}'],
    ['openai-chat', '{"messages": "[{\\"role\\": \\"user\\"}]", "finish_reason": "stop"}'],
    ['anthropic', '{"system": "s", "messages": [{"role": "user", "content": "x"}]}'],
    ['anthropic', '{"messages": [{"role": "assistant", "content": [{"type": "tool_use", "name": "f", "input": {}}]}]}'],
    ['anthropic', '{"messages": [{"role": "user", "content": "x"}], "tools": [{"name": "f", "input_schema": {}}]}'],
    ['openai-responses', '{"input": "x", "output": [{"type": "message", "role": "assistant", "content": []}]}'],
    ['openai-responses', '{"input": [{"type": "function_call", "name": "f", "arguments": "{}", "call_id": "1"}]}'],
    ['sharegpt', '{"conversations": [{"from": "human", "value": "x"}]}'],
    ['sharegpt', '{"messages": [{"role": "user", "content": [{"type": "text", "value": "x"}]}]}'],
    ['touchstone', '{"input": [{"role": "user", "content": "x"}], "messages": []}'],
    ['touchstone', '{"input": "x", "output": "y"}'],
    ['openai-replies', '{"id": "a", "output": [{"type": "message", "role": "assistant", "content": []}]}'],
    ['conformance', '{"id": 1, "category": "c", "tools": [], "input": "x", "expected_kind": "value", "expected": {}}'],
    ['conformance', '{"input": [{"role": "user"}], "tools": [], "expected_kind": "value", "reference": "x"}'],
    ['touchstone', '{"input": "x", "expected_kind": "value", "expected": {}}'],
    ['touchstone', '{"id": 1, "input": "x", "output": {"name": "f", "arguments": {}}}'],
    ['xlam', '{"query": "x", "tools": [], "expected_kind": "value"}'],
    ['conformance-outputs', '{"id": "a", "output": {"name": "f", "arguments": {}}}'],
    ['conformance-outputs', '{"id": "a", "refused": true}'],
    [
      'conformance-outputs',
      '{"id": "a", "category": "c", "ok": true, "refused": false, "error": null, "got": "1", "expected": "1"}',
    ],
    ['touchstone-replies', '{"id": "a", "ok": true}'],
    ['touchstone-replies', '{"id": "a", "text": "x", "output": {"name": "f", "arguments": {}}}'],
    ['touchstone-replies', '{"id": "a", "reply": "x", "refused": true}'],
    ['openai-replies', '{"id": "a", "content": "x", "refused": false, "error": null}'],
    ['openai-replies', '{"custom_id": "a", "response": null, "error": {"message": "expired"}, "id": "b"}'],
    ['nothing', '{"id": "a", "output": "text"}'],
    ['nothing', '{"id": "a", "output": null}'],
    ['nothing', '{"id": "a", "error": "boom"}'],
    ['nothing', '{"messages": []}'],
    ['nothing', '{"messages": ["a", "b"]}'],
    ['touchstone-replies', '{"id": "a", "answer": "x"}'],
    ['openai-replies', '{"id": "a", "content": "x"}'],
    ['nothing', '{"label": "positive", "predict": "negative"}'],
    ['nothing', '{"question": "x"}'],
    ['nothing', '{}'],
  ])('takes for %s the row %s', (format, row) => {
    expect(recognise([sliceOf(row)])?.format.name ?? 'nothing').toBe(format);
  });

  it('goes by the majority of the rows, and needs half of them', () => {
    const ours = sliceOf('{"input": "x"}');
    const other = sliceOf('{"query": "x", "tools": []}');
    const odd = sliceOf('{"note": 1}');
    expect(recognise([other, ours, other])?.format.name).toBe('xlam');
    expect(recognise([odd, ours])?.recognition).toEqual({ fit: 0.5, members: ['input'] });
    expect(recognise([odd, odd, ours])).toBeNull();
    expect(recognise([])).toBeNull();
  });

  it('takes a corpus with rows that lack a member for a corpus', () => {
    const one = sliceOf('{"id": 1, "category": "c", "tools": [], "input": "x", "expected_kind": "unrecoverable"}');
    const bad = sliceOf('{"id": 1, "category": "c", "tools": [], "input": "x"}');
    expect(recognise([bad, one])?.format.name).toBe('conformance');
    expect(recognise([bad, one, bad])?.format.name).toBe('touchstone');
  });

  it('takes outputs of any kind for outputs beside one that shows it', () => {
    const rows = ['{"id": 1, "output": "x"}', '{"id": 2, "error": "e"}', '{"id": 3, "output": {"arguments": {}}}'];
    expect(recognise(rows.map(sliceOf))?.recognition).toEqual({ fit: 1, members: ['id', 'output'] });
    expect(recognise(rows.slice(0, 2).map(sliceOf))).toBeNull();
  });

  it('names the other formats of the same kind', () => {
    expect(recognise([sliceOf('{"input": "x"}')])?.alternatives).toEqual(
      FORMATS.filter(({ kind, name }) => kind === 'dataset' && name !== 'touchstone').map(({ name }) => name),
    );
    expect(recognise([sliceOf('{"id": 1, "text": "x"}')])?.alternatives).toEqual([
      'conformance-outputs',
      'openai-replies',
      'bfcl-result',
      'conversation-replies',
    ]);
  });
});

describe('keys', () => {
  it('keeps a numeric id as it was written, and text without trimming or folding', () => {
    const ids = ['9007199254740993', '1.0', '1e2', '-0'].map((id) => itemOf(`{"id": ${id}, "input": ""}`).id);
    expect(ids).toEqual(['9007199254740993', '1.0', '1e2', '-0']);
    expect(itemOf('{"id": " a/B#c d%20\\u00e9 ", "input": ""}').id).toBe(' a/B#c d%20é ');
    expect(itemOf('{"id": "", "input": ""}').id).toBe('');
    expect(itemOf('{"id": null, "input": ""}').id).toBeNull();
  });

  it('takes the last of two members of one name', () => {
    expect(itemOf('{"id": "a", "id": "b", "input": ""}').id).toBe('b');
  });

  it('reads an attempt from 0, also written as text; of anything else it says what was found', () => {
    const attempts = ['0', '3', '"2"', '-1', '1.5', '"x"', 'null'].map((at) =>
      itemOf(`{"attempt": ${at}, "input": ""}`),
    );
    expect(attempts.map((row) => [row.attempt, row.issues.length])).toEqual([
      [0, 0],
      [3, 0],
      [2, 0],
      [null, 1],
      [null, 1],
      [null, 1],
      [null, 0],
    ]);
  });

  it("takes no member from an object's prototype", () => {
    const row = itemOf('{"__proto__": {"id": "x", "category": "y"}, "input": "z"}');
    expect([row.id, row.item.category, row.issues]).toEqual([null, null, []]);
    const recorded = itemOf('{"input": "", "recorded": {"__proto__": 1, "constructor": "c", "a b": {"x": 1.0}}}').item
      .recorded;
    expect(recorded).toEqual([
      { name: '__proto__', text: '1', kind: 'other' },
      { name: 'constructor', text: 'c', kind: 'other' },
      { name: 'a b', text: '{"x": 1.0}', kind: 'other' },
    ]);
  });
});

describe('calls', () => {
  it('keeps argument text and argument objects as they stand in the file', () => {
    const row =
      '{"input": "", "reference": {"calls": [{"name": "a", "arguments": "{\\"x\\": 1,}"}, {"name": "b", "arguments": { "k": 1.50, "k": 1e400 }}]}}';
    expect(calls(row)).toEqual([
      { name: 'a', argumentsText: '{"x": 1,}', argumentsForm: 'text' },
      { name: 'b', argumentsText: '{ "k": 1.50, "k": 1e400 }', argumentsForm: 'object' },
    ]);
  });

  it('keeps them too inside JSON text', () => {
    const row =
      '{"query": "q", "answers": "[{\\"name\\": \\"a\\", \\"arguments\\": {\\"k\\": 9007199254740993, \\"k\\": NaN}}]"}';
    expect(calls(row, 'xlam')).toEqual([
      { name: 'a', argumentsText: '{"k": 9007199254740993, "k": NaN}', argumentsForm: 'object' },
    ]);
  });

  it('tells absent arguments, null arguments and an empty text apart from an object', () => {
    const row =
      '{"input": "", "reference": {"calls": [{"name": "a"}, {"name": "a", "arguments": null}, {"name": "a", "arguments": ""}, {"name": "a", "arguments": [1]}]}}';
    expect(calls(row)?.map((call) => [call.argumentsForm, call.argumentsText])).toEqual([
      ['absent', null],
      ['absent', null],
      ['text', ''],
      ['object', '[1]'],
    ]);
  });

  it("reads Hammer's two ways to write an answer, also mixed", () => {
    const row = '{"query": "q", "answers": [{"tool": "a", "parameters": {}}, {"name": "b", "arguments": {}}]}';
    expect(calls(row, 'xlam')?.map((call) => call.name)).toEqual(['a', 'b']);
  });

  it('names what makes a reference unusable, and the first call it concerns', () => {
    const problems = [
      '"[{"',
      '"{}"',
      '{}',
      '[1]',
      '[{"name": "a", "arguments": {}}, {"arguments": {}}]',
      '[{"name": 5, "arguments": {}}]',
    ].map((answers) => itemOf(`{"query": "q", "answers": ${answers}}`, 'xlam').item.reference.problem);
    expect(problems).toEqual([
      { code: 'not-json', call: null, excerpt: '"[{"' },
      { code: 'not-a-list', call: null, excerpt: '{}' },
      { code: 'not-a-list', call: null, excerpt: '{}' },
      { code: 'not-a-call', call: 0, excerpt: '1' },
      { code: 'no-name', call: 1, excerpt: '{"arguments": {}}' },
      { code: 'no-name', call: 0, excerpt: '{"name": 5, "arguments": {}}' },
    ]);
  });

  it('tells no answer from an answer without calls', () => {
    expect(calls('{"query": "q", "tools": []}', 'xlam')).toBeNull();
    expect(calls('{"query": "q", "answers": null}', 'xlam')).toBeNull();
    expect(calls('{"query": "q", "answers": "[]"}', 'xlam')).toEqual([]);
  });
});

describe('references of our own files', () => {
  it.each([
    ['null', null, null],
    ['{}', null, null],
    ['{"text": null}', null, null],
    ['{"text": []}', null, null],
    [
      '{"text": [null, "a", 100000, 1e5]}',
      [
        { kind: 'text', text: 'a' },
        { kind: 'number', token: '100000' },
        { kind: 'number', token: '1e5' },
      ],
      null,
    ],
    ['"a"', [{ kind: 'text', text: 'a' }], null],
    ['7', [{ kind: 'number', token: '7' }], null],
    [
      '["a", "b"]',
      [
        { kind: 'text', text: 'a' },
        { kind: 'text', text: 'b' },
      ],
      null,
    ],
    ['true', null, 'not-a-text'],
    ['{"text": {"a": 1}}', null, 'not-a-text'],
    ['{"answer": "a"}', null, 'not-a-list'],
    ['{"calls": 5}', null, 'not-a-list'],
  ])('%s', (reference, texts, problem) => {
    const found = itemOf(`{"input": "", "reference": ${reference}}`).item.reference;
    expect(found.texts).toEqual(texts);
    expect(found.problem?.code ?? null).toBe(problem);
  });

  it('want no calls where they are an empty list', () => {
    expect(itemOf('{"input": "", "reference": []}').item.reference).toEqual({ calls: [], texts: null, problem: null });
  });

  it('may hold calls and texts at once', () => {
    const found = itemOf('{"input": "", "reference": {"calls": [], "text": "a"}}').item.reference;
    expect(found).toEqual({ calls: [], texts: [{ kind: 'text', text: 'a' }], problem: null });
  });
});

describe('label and predict', () => {
  function predicted(predict: string): unknown {
    const { reply } = itemOf(JSON.stringify({ label: '[]', predict }), 'label-predict');
    return [reply?.text ?? null, reply?.calls.length ?? null];
  }

  it('reads a list of calls with and without a fence; anything else is text without calls', () => {
    const list = '[{"name": "a", "arguments": {}}]';
    expect(predicted(list)).toEqual([null, 1]);
    expect(predicted(`\`\`\`\n${list}\n\`\`\``)).toEqual([null, 1]);
    expect(predicted(` \`\`\`json\n${list}\n\`\`\`\n`)).toEqual([null, 1]);
    expect(predicted('```[]```')).toEqual([null, 0]);
    const fenceInside = '[{"name": "a", "arguments": {"code": "```js\\n1\\n```"}}]';
    expect(predicted(`\`\`\`json\n${fenceInside}\n\`\`\``)).toEqual([null, 1]);
    for (const text of [
      'Sure!',
      `Sure: \`\`\`\n${list}\n\`\`\``,
      '```\n[{"name": "a"\n```',
      '{"name": "a", "arguments": {}}',
      '[1]',
      '[{"arguments": {}}]',
      '',
      `\`\`\`\n${list}\n\`\`\`\n\`\`\`\n[]\n\`\`\``,
    ]) {
      expect(predicted(text)).toEqual([text, 0]);
    }
  });

  it('takes a label that cannot be read for a broken reference', () => {
    const codes = ['x', '```\n{}\n```', '[{"arguments": {}}]'].map(
      (label) => itemOf(JSON.stringify({ label, predict: '[]' }), 'label-predict').item.reference.problem?.code,
    );
    expect(codes).toEqual(['not-json', 'not-a-list', 'no-name']);
  });
});

describe('tools', () => {
  function toolsOf(tools: string) {
    const found = itemOf(`{"input": "", "tools": ${tools}}`).item.tools;
    return found === null ? null : { text: found.text, dialect: found.dialect };
  }

  it.each([
    ['[]', 'xlam'],
    ['[{"name": "a", "parameters": {}}]', 'xlam'],
    ['[{"name": "a", "parameters": {"type": {"type": "str"}, "properties": {"type": "str"}}}]', 'xlam'],
    ['[{"name": "a", "parameters": {"type": "object", "properties": {}}}]', 'json-schema'],
    ['[{"type": "function", "function": {"name": "a"}}]', 'json-schema'],
    ['[{"name": "a", "parameters": {"type": "dict", "properties": {"x": {"type": "float"}}}}]', 'json-schema'],
    ['[{"type": "function", "function": {"name": "a"}}, {"name": "b"}]', 'json-schema'],
    ['[{"type": "function", "function": {"name": "a"}}, {"name": "b", "parameters": {"x": {"type": "int"}}}]', 'xlam'],
    ['[{"name": "a", "parameters": {"\\u0074ype": "obj\\u0065ct"}}]', 'json-schema'],
  ])('%s are in the dialect %s', (text, dialect) => {
    expect(toolsOf(text)).toEqual({ text, dialect });
    expect(toolsOf(JSON.stringify(text))).toEqual({ text, dialect });
  });

  it('are kept with an issue when they are no list, so that building schemas can refuse them', () => {
    expect(toolsOf('"[{"')).toEqual({ text: '[{', dialect: 'xlam' });
    expect(toolsOf('{"a": 1}')).toEqual({ text: '{"a": 1}', dialect: 'xlam' });
    expect(toolsOf('null')).toBeNull();
  });
});

describe('input', () => {
  it('may be called messages', () => {
    const row = itemOf('{"messages": [{"role": "user", "content": "Hi"}], "reference": "x"}');
    expect([row.item.input.map(({ text }) => text), row.issues]).toEqual([['Hi'], []]);
  });

  it('is one user message, or messages with their calls and roles as written', () => {
    const input =
      '[{"role": "developer", "content": "s"}, {"role": "agent", "content": null, "tool_calls": [{"name": "f", "arguments": {}}]}, {"role": "tool", "tool_call_id": "c1", "content": "r"}, {"role": "Narrator", "content": "n"}, "plain"]';
    expect(
      itemOf(`{"input": ${input}}`).item.input.map((one) => [
        one.role,
        one.roleAsWritten,
        one.text,
        one.calls.length,
        one.callRef,
      ]),
    ).toEqual([
      ['system', 'developer', 's', 0, null],
      ['assistant', 'agent', '', 1, null],
      ['tool', 'tool', 'r', 0, 'c1'],
      ['other', 'Narrator', 'n', 0, null],
      ['user', 'user', 'plain', 0, null],
    ]);
  });
});
