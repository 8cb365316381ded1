import { describe, expect, it } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import type { ItemRow, ReplyRow } from '../model/item.ts';
import { exact } from '../scorers/exact/exact.ts';
import { judge } from '../scorers/judge.ts';
import { xlamToolCall } from '../scorers/xlam/xlamToolCall.ts';
import { findFormat } from './list.ts';

function read(format: string, row: string): ItemRow | ReplyRow {
  const found = findFormat(format)!.read(sliceOf(row));
  if ('refused' in found) throw new Error(found.refused.code);
  return found;
}

function itemOf(row: string): ItemRow {
  const found = read('touchstone', row);
  if (!('item' in found)) throw new Error('a reply');
  return found;
}

describe('replies', () => {
  function reply(row: string, format = 'openai-replies') {
    return read(format, row).reply;
  }

  it('keeps raw argument text, the finish reason and the tokens of an OpenAI completion', () => {
    const row =
      '{"id": "a", "choices": [{"index": 0, "message": {"role": "assistant", "content": null, "tool_calls": [{"id": "c", "type": "function", "function": {"name": "f", "arguments": "{\\"x\\": 01}"}}]}, "finish_reason": "length"}], "usage": {"completion_tokens": 64}, "max_tokens": 64}';
    expect(reply(row)).toEqual({
      text: null,
      answer: null,
      calls: [{ name: 'f', argumentsText: '{"x": 01}', argumentsForm: 'text' }],
      finishReason: 'length',
      failureKind: null,
      ok: null,
      completionTokens: 64,
      tokenCap: 64,
      statesCalls: true,
    });
  });

  it('reads a message, a choice, a completion and a batch line alike', () => {
    const message = '"content": "x", "tool_calls": [{"function": {"name": "f", "arguments": "{}"}}]';
    const rows = [
      `{"id": "a", ${message}, "finish_reason": "stop"}`,
      `{"id": "a", "message": {${message}}, "finish_reason": "stop"}`,
      `{"id": "a", "choices": [{"message": {${message}}, "finish_reason": "stop"}]}`,
      `{"id": "batch_1", "custom_id": "a", "response": {"status_code": 200, "body": {"choices": [{"message": {${message}}, "finish_reason": "stop"}]}}}`,
      `{"id": "a", "choices": [{"message": {${message}}, "finish_reason": "stop"}]}`,
    ];
    const found = rows.map((row) => read('openai-replies', row));
    expect(new Set(found.map((one) => JSON.stringify([one.id, one.reply]))).size).toBe(1);
    const inOurs = itemOf(`{"input": "", "reply": {${message}, "finish_reason": "stop"}}`).reply;
    expect(inOurs).toEqual(found[0]!.reply);
  });

  it("joins the parts of a content, keeps a refusal as the reply's own failure kind, and reads older function calls", () => {
    expect(
      reply('{"id": "a", "content": [{"type": "text", "text": "x"}, {"type": "output_text", "text": "y"}]}')?.text,
    ).toBe('x\ny');
    const refused = reply('{"id": "a", "content": null, "refusal": "No."}');
    expect([refused?.text, refused?.failureKind]).toEqual(['No.', 'refusal']);
    expect(
      reply('{"id": "a", "content": null, "function_call": {"name": "f", "arguments": "{}"}}')?.calls,
    ).toHaveLength(1);
  });

  it('makes its item a fault when it cannot be read, and never stands for one without calls', () => {
    const cases = [
      ['{"calls": 5}', 'calls', 'number'],
      ['{"calls": "x"}', 'calls', 'string'],
      ['{"tool_calls": "x"}', 'tool_calls', 'string'],
      ['{"choices": []}', 'choices', 'array'],
      ['[1]', '', 'array'],
      ['true', '', 'boolean'],
      ['{"text": ["Paris"]}', 'text', 'array'],
      ['{"answer": {}}', 'answer', 'object'],
      ['{"foo": 1}', '', 'an object without any member of a reply'],
      ['{"message": {"foo": 1}}', 'message', 'object'],
      ['{"choices": [{"delta": {}}]}', 'choices[0]', 'object'],
      ['{"content": {}}', 'content', 'object'],
      [
        '{"content": [{"type": "text", "text": "x"}, {"type": "image_url"}]}',
        'content[1]',
        'a part of the type "image_url"',
      ],
      [
        '{"role": "assistant", "content": [{"type": "mystery", "name": "f", "input": {"a": 1}}], "stop_reason": "tool_use"}',
        'content[0]',
        'a part of the type "mystery"',
      ],
      ['{"content": [{"type": "text"}]}', 'content[0]', 'a part without a text'],
    ] as const;
    for (const [bad, member, found] of cases) {
      const row = itemOf(`{"input": "", "reference": {"calls": []}, "reply": ${bad}}`);
      const path = member === '' ? 'reply' : `reply.${member}`;
      expect(row.issues.map((issue) => [issue.code, issue.path])).toEqual([['reply-unreadable', path]]);
      const item = { key: { id: 'a', attempt: 0 }, ...row.item };
      const fault = { cause: 'reply-unreadable', path, found };
      expect(judge(xlamToolCall, item, row.reply, new Map())).toEqual({ state: 'fault', fault });
      expect(read('touchstone-replies', `{"id": "a", "reply": ${bad}}`).reply).toEqual(row.reply);
    }
    expect(reply('{"id": "a", "tool_calls": {}}')?.unreadable).toEqual({ path: 'tool_calls', found: 'object' });
  });

  it('that surely has no text at all is judged by a scorer of texts, as document 001 says', () => {
    for (const [bad, told] of [
      ['{"foo": 1}', 'wrong'],
      ['[1]', 'wrong'],
      ['{"text": ["Paris"]}', 'fault'],
      ['{"content": [{"type": "tool_use"}]}', 'fault'],
    ] as const) {
      const row = itemOf(`{"input": "", "reference": "Paris", "reply": ${bad}}`);
      const result = judge(exact, { key: { id: 'a', attempt: 0 }, ...row.item }, row.reply, new Map());
      expect(result.state).toBe(told);
      if (result.state === 'wrong') expect(result.verdict.reason).toBe('parse_failure');
    }
  });

  it('says nothing when it is an empty object, a message that only has its role, or has a finish reason alone', () => {
    for (const bare of ['{}', '{"role": "assistant"}', '{"message": {}}', '{"finish_reason": "stop"}']) {
      const row = itemOf(`{"input": "", "reply": ${bare}}`);
      expect([row.reply?.unreadable, row.reply?.calls, row.reply?.text]).toEqual([undefined, [], null]);
    }
  });

  it('has the stop reason of any vendor for its finish reason', () => {
    const rows = [
      '{"id": "a", "content": "x", "stop_reason": "max_tokens"}',
      '{"id": "a", "message": {"content": "x"}, "done_reason": "max_tokens"}',
      '{"id": "a", "message": {"content": "x", "stop_reason": "max_tokens"}}',
    ];
    expect(rows.map((row) => reply(row)?.finishReason)).toEqual(['max_tokens', 'max_tokens', 'max_tokens']);
    expect(reply('{"id": "a", "text": "x", "stop_reason": "length"}', 'touchstone-replies')?.finishReason).toBe(
      'length',
    );
  });

  it('is a fault where the request failed, with the status or what was said', () => {
    for (const [format, row, path, failed] of [
      [
        'openai-replies',
        '{"custom_id": "0", "response": {"status_code": 500, "body": {"error": {"message": "x"}}}}',
        'response',
        '500',
      ],
      [
        'openai-replies',
        '{"custom_id": "0", "response": null, "error": {"code": "e", "message": "It expired"}}',
        'error',
        'It expired',
      ],
      [
        'openai-replies',
        '{"custom_id": "0", "response": {"status_code": 200, "body": {"error": "no"}}}',
        'response.body.error',
        'no',
      ],
      ['touchstone-replies', '{"id": "0", "error": "timeout"}', 'error', 'timeout'],
      ['touchstone-replies', '{"id": "0", "reply": {"error": {"at": 1}}}', 'reply.error', '{"at": 1}'],
    ] as const) {
      const found = read(format, row);
      expect(found.reply?.unreadable).toEqual({ path, found: 'error', failed });
      expect(found.issues).toEqual([{ code: 'request-failed', path, found: failed }]);
    }
  });

  it('goes by its own calls where it has tool_calls too, and says so where they differ', () => {
    function call(name: string): string {
      return `[{"name": "${name}", "arguments": {}}]`;
    }
    function both(other: string): string {
      return `"calls": ${call('f')}, "tool_calls": ${other}, "content": "x"`;
    }
    for (const [other, codes] of [
      [call('g'), ['other-calls']],
      [call('f'), []],
      ['{}', ['other-calls']],
    ] as const) {
      const row = itemOf(`{"input": "", "reply": {${both(other)}}}`);
      expect([row.reply?.calls[0]?.name, row.reply?.text]).toEqual(['f', 'x']);
      expect(row.issues.map((issue) => issue.code)).toEqual(codes);
      expect(read('openai-replies', `{"id": "a", ${both(other)}}`).reply).toEqual(row.reply);
    }
  });

  it('is none in a row that has none: its item is not run', () => {
    for (const [format, row] of [
      ['touchstone-replies', '{"id": "a", "reply": null}'],
      ['touchstone-replies', '{"id": "a", "text": null}'],
      ['openai-replies', '{"id": "a", "finish_reason": "stop"}'],
    ] as const) {
      expect('refused' in findFormat(format)!.read(sliceOf(row))).toBe(true);
    }
  });

  it('is a text when it is a plain text', () => {
    expect(itemOf('{"input": "", "reply": "x"}').reply?.text).toBe('x');
    expect(itemOf('{"input": "", "reply": null}').reply).toBeNull();
  });

  it('keeps a call that is no object as one without name and arguments', () => {
    const row = itemOf('{"input": "", "reply": {"calls": ["f"]}}');
    expect(row.reply?.calls).toEqual([{ name: null, argumentsText: null, argumentsForm: 'absent' }]);
    expect(row.issues).toEqual([{ code: 'field-type', path: 'reply.calls[0]', found: 'string' }]);
  });
});
