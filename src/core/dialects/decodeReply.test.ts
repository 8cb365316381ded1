import { describe, expect, it } from 'vitest';
import { STRICT } from '../json/policy.ts';
import { jsonEqual } from '../json/equal.ts';
import { readJson } from '../json/reader.ts';
import { emptyReply } from '../model/emptyReply.ts';
import type { Call, ToolsSource } from '../model/item.ts';
import { decodeReply } from './decodeReply.ts';
import { DIALECTS } from './list.ts';
import { DIALECT_NAMES } from './names.ts';
import cohere from './vectors/cohere.json' with { type: 'json' };
import deepseek from './vectors/deepseek.json' with { type: 'json' };
import gemma from './vectors/gemma.json' with { type: 'json' };
import glm from './vectors/glm.json' with { type: 'json' };
import hermes from './vectors/hermes.json' with { type: 'json' };
import json from './vectors/json.json' with { type: 'json' };
import llama from './vectors/llama.json' with { type: 'json' };
import mistral from './vectors/mistral.json' with { type: 'json' };
import pythonic from './vectors/pythonic.json' with { type: 'json' };
import qwen from './vectors/qwen.json' with { type: 'json' };

interface VectorCall {
  readonly name: string;
  /** JSON text. */
  readonly arguments: string;
}

/** A text with its calls, the announcement that cannot be decoded, or neither; `source` says who says so. */
interface Vector {
  readonly id: string;
  readonly text: string;
  readonly source: string;
  readonly tools?: string;
  readonly calls?: readonly VectorCall[] | null;
  readonly unparsed?: { readonly marker: string; readonly offset: number };
}

const VECTORS: Readonly<Record<string, readonly Vector[]>> = {
  hermes,
  qwen,
  llama,
  mistral,
  pythonic,
  deepseek,
  glm,
  gemma,
  cohere,
  json,
};

function toolsOf({ tools }: Vector): ToolsSource | null {
  return tools === undefined ? null : { text: tools, dialect: 'json-schema' };
}

/** Whether names are the same, and arguments equal as document 000 has it; texts that are no strict JSON as texts. */
function sameCall(call: Call | undefined, expected: VectorCall): boolean {
  if (call?.name !== expected.name || call.argumentsText === null) return false;
  const found = readJson(call.argumentsText, STRICT);
  const wanted = readJson(expected.arguments, STRICT);
  return found.ok && wanted.ok ? jsonEqual(found.value, wanted.value) : call.argumentsText === expected.arguments;
}

describe('a reply read by its dialect', () => {
  it('is offered under the names of all dialects', () => {
    expect(DIALECTS.map(({ name }) => name)).toEqual(DIALECT_NAMES);
  });

  it('has at least 12 vectors a dialect, each with its source', () => {
    for (const { name } of DIALECTS) {
      const vectors = VECTORS[name] ?? [];
      expect(vectors.length).toBeGreaterThanOrEqual(12);
      expect(vectors.every(({ source }) => source !== '')).toBe(true);
      expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
    }
  });

  const rows = Object.entries(VECTORS).flatMap(([name, list]) => list.map((one) => [name, one.id, one] as const));
  it.each(rows)('is by %s what %s says', (name, _, vector) => {
    const reply = { ...emptyReply, text: vector.text };
    const decoded = decodeReply(reply, name, toolsOf(vector));
    expect(decoded.unparsed).toEqual(vector.unparsed ?? null);
    const { calls } = vector;
    if (calls === undefined || calls === null) {
      expect(decoded.reply).toBe(reply);
      expect(decoded.readBy).toBeNull();
      return;
    }
    expect(decoded.reply.calls.map((call) => call.name)).toEqual(calls.map((call) => call.name));
    for (const [at, expected] of calls.entries()) {
      expect([decoded.reply.calls[at], sameCall(decoded.reply.calls[at], expected)]).toEqual([
        decoded.reply.calls[at],
        true,
      ]);
    }
    expect(decoded.readBy).toBe(name);
  });

  it.each(rows)(
    'is the same object by %s in %s where the file has calls or states that there are none',
    (name, _, vector) => {
      const own = {
        ...emptyReply,
        text: vector.text,
        calls: [{ name: 'x', argumentsText: '{}', argumentsForm: 'text' } as const],
      };
      expect(decodeReply(own, name, toolsOf(vector))).toEqual({ reply: own, readBy: null, unparsed: null });
      const stated = { ...emptyReply, text: vector.text, statesCalls: true } as const;
      const decoded = decodeReply(stated, name, toolsOf(vector));
      expect(decoded.reply).toBe(stated);
      expect(decoded.readBy).toBeNull();
      // What announces a call there is one that the server could not decode.
      expect(decoded.unparsed === null).toBe(vector.calls === null);
    },
  );

  it('finds nothing by a parser that is not known, and in a reply without text', () => {
    const reply = { ...emptyReply, text: '<tool_call>{"name":"f","arguments":{}}</tool_call>' };
    for (const parser of ['other', '', '__proto__']) {
      expect(decodeReply(reply, parser)).toEqual({ reply, readBy: null, unparsed: null });
    }
    for (const { name } of DIALECTS) {
      expect(decodeReply(emptyReply, name)).toEqual({ reply: emptyReply, readBy: null, unparsed: null });
    }
  });

  it('keeps what a file calls a call', () => {
    const text = '<|START_ACTION|>[{"tool_call_id": "7", "tool_name": "f", "parameters": {}}]<|END_ACTION|>';
    expect(decodeReply({ ...emptyReply, text }, 'cohere').reply.calls[0]?.id).toBe('7');
    const mistralText = '[TOOL_CALLS]f[CALL_ID]a1b2[ARGS]{}';
    expect(decodeReply({ ...emptyReply, text: mistralText }, 'mistral').reply.calls[0]?.id).toBe('a1b2');
  });
});
