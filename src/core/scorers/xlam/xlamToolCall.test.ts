import { describe, expect, it } from 'vitest';
import { call, detailOf, itemWith, optionsOf, reply, told } from '../builders.ts';
import { judge } from '../judge.ts';
import { scorerContract, type ScorerExample } from '../scorerContract.ts';
import type { Call } from '../../model/item.ts';
import type { Detail } from '../../model/verdict.ts';
import rows from './vectors/calls.json' with { type: 'json' };
import { xlamToolCall } from './xlamToolCall.ts';

interface Vector {
  readonly id: string;
  readonly input: {
    readonly reply: { readonly text: string; readonly finish_reason: string; readonly calls: readonly VectorCall[] };
    readonly answer: readonly VectorCall[];
    readonly ordering: string;
  };
  readonly expected: { readonly correct: boolean; readonly reason: string };
}
interface VectorCall {
  readonly name: string;
  readonly arguments: string;
}

const vectors: readonly Vector[] = rows;
function example({ id, input, expected }: Vector): ScorerExample {
  return {
    id,
    item: itemWith({ calls: input.answer.map((one) => call(one.name, one.arguments)) }, id),
    reply: reply({
      text: input.reply.text,
      finishReason: input.reply.finish_reason,
      calls: input.reply.calls.map((one) => call(one.name, one.arguments)),
    }),
    options: optionsOf(xlamToolCall, { ordering: input.ordering }),
    state: expected.correct ? 'right' : 'wrong',
  };
}

const broken: ScorerExample = {
  id: 'broken-key',
  item: itemWith({ calls: [call('t', '{"a":1,"a":1}')] }),
  reply: reply(),
  options: optionsOf(xlamToolCall),
  state: 'fault',
};

/** The facts of `answer` against `calls` in any order, or in order. */
function facts(answer: readonly Call[], calls: readonly Call[], ordering = 'any'): Detail | null {
  return detailOf(
    judge(xlamToolCall, itemWith({ calls: answer }), reply({ calls }), optionsOf(xlamToolCall, { ordering })),
  );
}

function verdictOn(answer: readonly Call[], parts: Parameters<typeof reply>[0], options = {}): string {
  return told(judge(xlamToolCall, itemWith({ calls: answer }), reply(parts), optionsOf(xlamToolCall, options)));
}

describe('xlam-tool-call', () => {
  it('has all 107 vectors', () => expect(vectors).toHaveLength(107));

  it.each(vectors.map((vector) => [vector.id, vector] as const))('gives %s its reason', (_, vector) => {
    const { item, reply: given, options } = example(vector);
    const { correct, reason } = vector.expected;
    expect(told(judge(xlamToolCall, item, given, options))).toBe(`${correct ? 'right' : 'wrong'} ${reason}`);
  });

  it('keeps the contract on every vector and on a broken key', () => {
    expect(scorerContract(xlamToolCall, [...vectors.map(example), broken], structuredClone)).toEqual([]);
  });

  it('reads the token limit as every vendor writes it, and in no other case', () => {
    for (const finishReason of [
      'length',
      'max_tokens',
      'MAX_TOKENS',
      'max_output_tokens',
      'incomplete:max_output_tokens',
    ]) {
      expect(verdictOn([], { finishReason })).toBe('wrong truncated');
    }
    for (const finishReason of [
      'stop',
      'Length',
      ' length',
      'tool_calls',
      'incomplete:content_filter',
      'incomplete',
      '',
    ]) {
      expect(verdictOn([], { finishReason })).toBe('right match');
    }
  });

  it('knows no marker of the parser other', () => {
    const text = 'see <tool_call>{';
    expect(verdictOn([], { text })).toBe('wrong unparsed-call');
    expect(verdictOn([], { text }, { toolCallParser: 'other' })).toBe('right match');
  });

  it('judges the calls that stand in the text as the parser has it', () => {
    const text = 'Let me see. <tool_call>{"name":"t","arguments":{"a":5.0}}</tool_call>';
    expect(verdictOn([call('t', '{"a":5}')], { text })).toBe('right match');
    expect(verdictOn([call('t', '{"a":6}')], { text })).toBe('wrong arguments');
    expect(verdictOn([], { text })).toBe('wrong call-count');
    expect(verdictOn([call('t')], { text: '<tool_call>{"name":"t","arguments":"5"}</tool_call>' })).toBe(
      'wrong malformed-arguments',
    );
    expect(verdictOn([call('t', '{"a":5}')], { text }, { toolCallParser: 'mistral' })).toBe('wrong no-call');
    expect(verdictOn([call('t', '{"a":5}')], { text: '[t(a=5)]' }, { toolCallParser: 'pythonic' })).toBe('right match');
  });

  it('reads no text where the reply has calls, or its file states that it has none, or the limit was reached', () => {
    const text = '<tool_call>{"name":"t","arguments":{}}</tool_call>';
    expect(verdictOn([call('u')], { text, calls: [call('u')] })).toBe('right match');
    expect(verdictOn([call('t')], { text, statesCalls: true })).toBe('wrong unparsed-call');
    expect(verdictOn([], { text: 'No.', statesCalls: true })).toBe('right match');
    expect(verdictOn([call('t')], { text, finishReason: 'length' })).toBe('wrong truncated');
  });

  it('repairs no call that is cut', () => {
    const whole = '{"name":"t","arguments":{"a":"b"}}';
    for (const cut of [1, 2, 3]) {
      const text = `<tool_call>\n${whole.slice(0, -cut)}\n</tool_call>`;
      expect(verdictOn([call('t', '{"a":"b"}')], { text })).toBe('wrong unparsed-call');
    }
  });

  it('reads bare values by the types of the tools', () => {
    const text = '<tool_call><function=t><parameter=zip>10115</parameter></function></tool_call>';
    const item = itemWith({ calls: [call('t', '{"zip":"10115"}')] });
    const tools = { text: '[{"name":"t","parameters":{"zip":{"type":"str"}}}]', dialect: 'xlam' } as const;
    const options = optionsOf(xlamToolCall, { toolCallParser: 'qwen' });
    expect(told(judge(xlamToolCall, { ...item, tools }, reply({ text }), options))).toBe('right match');
    expect(told(judge(xlamToolCall, item, reply({ text }), options))).toBe('wrong arguments');
  });

  it('looks for the marker in the text, not in a separate answer', () => {
    expect(verdictOn([call('t')], { answer: '<tool_call>' })).toBe('wrong no-call');
  });

  it('calls absent arguments malformed, however the file wrote the others', () => {
    expect(facts([call('t')], [call('t', null)])).toMatchObject({ code: 'malformed', problem: { code: 'absent' } });
    const object: Call = { name: 't', argumentsText: '{"a":1,"a":1}', argumentsForm: 'object' };
    expect(verdictOn([call('t')], { calls: [object] })).toBe('wrong malformed-arguments');
  });

  it('keeps the start of a text that came instead of a call, and cuts no pair in two', () => {
    const text = `${'x'.repeat(199)}😀 and so on`;
    const result = judge(xlamToolCall, itemWith({ calls: [call('t')] }), reply({ text }), optionsOf(xlamToolCall));
    expect(detailOf(result)).toEqual({ code: 'no-call', expected: 1, text: 'x'.repeat(199) });
  });

  it('names the calls that only one side has where their numbers differ', () => {
    const none = { first: [], total: 0 };
    expect(facts([call('f'), call('g'), call('h')], [call('g'), call('f')])).toEqual({
      code: 'call-count',
      expected: 3,
      found: 2,
      missing: { first: [{ call: 2, name: 'h' }], total: 1 },
      unexpected: none,
    });
    // The equal one is taken away first, then one of the same name with other arguments.
    const answer = [call('f', '{"a":1}'), call('f', '{"a":2}'), call('f', '{"a":3}')];
    expect(facts(answer, [call('f', '{"a":3}'), call('f', '{"a":9}')], 'strict')).toMatchObject({
      missing: { first: [{ call: 1, name: 'f' }], total: 1 },
      unexpected: none,
    });
    expect(
      facts(
        [],
        Array.from({ length: 7 }, () => call('x')),
      ),
    ).toMatchObject({
      missing: none,
      unexpected: { first: [0, 1, 2, 3, 4].map((at) => ({ call: at, name: 'x' })), total: 7 },
    });
    expect(facts([call('f')], [call('g'), call('h')])).toMatchObject({
      missing: { first: [{ call: 0, name: 'f' }], total: 1 },
      unexpected: { total: 2 },
    });
  });

  it('names the first malformed call and counts the others', () => {
    const calls = [call('t'), call('u', '[]'), call('v', '{'), call('w', '')];
    expect(facts([call('t')], calls)).toEqual({
      code: 'malformed',
      reply: 1,
      name: 'u',
      problem: { code: 'not-an-object', type: 'array' },
      others: 2,
    });
  });

  it('refuses nesting past 10,000 as malformed, and says the limit', () => {
    function deep(levels: number): string {
      return `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    }
    expect(verdictOn([call('t', deep(9999))], { calls: [call('t', ` ${deep(9999)}`)] })).toBe('right match');
    expect(facts([call('t')], [call('t', deep(10_000))])).toMatchObject({
      problem: { code: 'not-json', error: { code: 'too-deep', subject: '10000' } },
    });
  });

  it('makes a broken key a fault that names the call, whatever the reply', () => {
    for (const text of ['', '{', '[]', 'null', '{"a":NaN}', '{"a":1,"a":1}']) {
      const item = itemWith({ calls: [call('t'), call('u', text)] });
      for (const given of [reply(), reply({ finishReason: 'length' }), reply({ calls: item.reference.calls ?? [] })]) {
        const result = judge(xlamToolCall, item, given, optionsOf(xlamToolCall));
        expect(result).toMatchObject({ fault: { cause: 'reference-broken', problem: { call: 1, name: 'u' } } });
      }
    }
    const nameless = judge(xlamToolCall, itemWith({ calls: [call(null)] }), reply(), optionsOf(xlamToolCall));
    expect(nameless).toMatchObject({ fault: { problem: { code: 'no-name', call: 0 } } });
  });

  it('makes a reference that the format could not read a fault with the same facts', () => {
    const problem = { code: 'not-json', call: null, excerpt: '[{' } as const;
    const result = judge(xlamToolCall, itemWith({ problem }), reply(), optionsOf(xlamToolCall));
    expect(result).toEqual({ state: 'fault', fault: { cause: 'reference-broken', problem } });
  });

  it('does not mind a broken text beside intact calls', () => {
    const problem = { code: 'not-a-text', call: null, excerpt: 'true' } as const;
    const item = itemWith({ calls: [], problem });
    expect(told(judge(xlamToolCall, item, reply(), optionsOf(xlamToolCall)))).toBe('right match');
    expect(xlamToolCall.key(item, new Map())).not.toBeNull();
    const neither = judge(xlamToolCall, itemWith({ problem }), reply(), optionsOf(xlamToolCall));
    expect(told(neither)).toBe('fault reference-broken');
  });

  it('explains the first difference by its path, and says how many others there are', () => {
    const answer = [call('t', '{"filters":[{},{},{"max":5}],"unit":"km","n":1}')];
    expect(facts(answer, [call('t', '{"filters":[{},{},{"max":"5"}],"n":2,"x":0}')])).toEqual({
      code: 'arguments',
      reply: 0,
      reference: 0,
      name: 't',
      difference: {
        kind: 'changed',
        path: ['filters', 2, 'max'],
        expected: { type: 'number', text: '5', cut: false },
        found: { type: 'string', text: '"5"', cut: false },
      },
      others: 3,
      ofName: { expected: 1, found: 1 },
    });
  });

  it('explains the closest pair of what is left over: equal calls are out of it', () => {
    const answer = [call('t', '{"a":1,"b":1}'), call('t', '{"a":2,"b":2}'), call('u', '{"a":3}')];
    const calls = [call('u', '{"a":3}'), call('t', '{"a":9,"b":9}'), call('t', '{"a":2,"b":1}')];
    expect(facts(answer, calls)).toMatchObject({ reply: 2, reference: 0, difference: { path: ['a'] }, others: 0 });
  });

  it('never explains by a reference call that an equal reply call already stands for', () => {
    const answer = [call('t', '{"a":1,"b":1}'), call('t', '{"a":2,"b":2}')];
    const calls = [call('t', '{"a":2,"b":2}'), call('t', '{"a":2,"b":9}')];
    expect(facts(answer, calls)).toMatchObject({ reply: 1, reference: 0, others: 1 });
  });

  it('settles a tie for the earliest reply call, then for the earliest reference call', () => {
    const answer = [call('t', '{"a":1}'), call('t', '{"a":2}')];
    expect(facts(answer, [call('t', '{"a":3}'), call('t', '{"a":4}')])).toMatchObject({ reply: 0, reference: 0 });
    const [far, farther] = [call('t', '{"a":3,"b":1}'), call('t', '{"a":4,"c":1}')];
    expect(facts(answer, [far, farther])).toMatchObject({ reply: 0, reference: 0, others: 1 });
  });

  it('says that a name is called too often when no reference call of it is left', () => {
    expect(facts([call('a'), call('b')], [call('a'), call('a')])).toEqual({
      code: 'arguments',
      reply: 1,
      reference: 0,
      name: 'a',
      difference: null,
      others: 0,
      ofName: { expected: 1, found: 2 },
    });
  });

  it('lets a wrong name in a later call come before wrong arguments in an earlier one', () => {
    const answer = [call('a', '{"x":1}'), call('b')];
    for (const ordering of ['any', 'strict']) {
      expect(facts(answer, [call('a', '{"x":2}'), call('c')], ordering)).toMatchObject({
        code: 'name',
        reply: 1,
        found: 'c',
      });
    }
  });

  it('names what the answer calls: anywhere under any, at that place under strict', () => {
    const answer = [call('a'), call('b'), call('a', '{"x":1}')];
    expect(facts(answer, [call('a'), call('z'), call('a')])).toMatchObject({ expected: ['a', 'b'] });
    expect(facts(answer, [call('a'), call('z'), call('a')], 'strict')).toMatchObject({ expected: ['b'] });
    expect(facts(answer, [call(null), call('b'), call('a')])).toMatchObject({ code: 'name', found: null });
  });

  it('gives its key for an intact reference and none for a broken or absent one', () => {
    const calls = [call('t')];
    expect(xlamToolCall.key(itemWith({ calls }), new Map())?.calls).toBe(calls);
    expect(xlamToolCall.key(itemWith({}), new Map())).toBeNull();
    expect(
      xlamToolCall.key(itemWith({ calls, problem: { code: 'no-name', call: 0, excerpt: '' } }), new Map()),
    ).toBeNull();
  });

  it('uses every reference call once, also among many equal ones', () => {
    const many = Array.from({ length: 20 }, (_, at) => call('t', `{"a":${at % 2},"b":[]}`));
    const respelt = many.map((_, at) => call('t', `{"b": [], "a":${at % 2}.0}`));
    expect(verdictOn(many, { calls: respelt })).toBe('right match');
    expect(verdictOn(many, { calls: respelt.with(0, respelt[1]!) })).toBe('wrong arguments');
  });

  it('judges twenty thousand calls of one name in about linear time', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => call('t', `{"n":${at},"s":[${at}]}`));
    const shuffled = many.toReversed().map((one) => call('t', one.argumentsText?.replace(',', ' ,') ?? null));
    expect(verdictOn(many, { calls: shuffled })).toBe('right match');
    expect(verdictOn(many, { calls: shuffled.with(3, call('t', '{"n":-1,"s":[]}')) })).toBe('wrong arguments');
  }, 15_000);
});
