import { describe, expect, test } from 'vitest';
import { emptyReply } from '../model/emptyReply.ts';
import type { Call, Item, Message, Reply } from '../model/item.ts';
import { NO_REFERENCE } from '../formats/referenceCalls.ts';
import type { Step } from '../trajectory/trajectory.ts';
import { itemText } from './itemText.ts';

type Judged = Pick<Item, 'input' | 'continuation' | 'tools' | 'reference'>;

const message: Message = { role: 'user', roleAsWritten: 'user', text: 'Ä?', calls: [], callRef: null };
const call: Call = { name: 'add', argumentsText: '{"b": 1.0, "a": "x"}', argumentsForm: 'object' };
const bare: Judged = { input: [message], tools: null, reference: NO_REFERENCE };
const item: Judged = {
  ...bare,
  tools: { text: '[{"name": "add"}]', dialect: 'json-schema' },
  reference: { calls: [call], texts: [{ kind: 'text', text: '1' }], problem: null },
};
const reply: Reply = { ...emptyReply, text: 'hi', calls: [call] };

function withArguments(argumentsText: string | null, argumentsForm: Call['argumentsForm']): string {
  return itemText(bare, { ...emptyReply, calls: [{ name: 'f', argumentsText, argumentsForm }] });
}

describe('the text of an item', () => {
  test('is canonical JSON of input, tools, reference and reply, numbers as written', () => {
    expect(itemText(bare, null)).toBe('{"input":[{"calls":[],"role":"user","text":"Ä?"}],"reference":{}}');
    expect(itemText(item, reply)).toBe(
      '{"input":[{"calls":[],"role":"user","text":"Ä?"}],' +
        '"reference":{"calls":[{"name":"add","object":{"a":"x","b":1.0}}],"texts":["1"]},' +
        '"reply":{"calls":[{"name":"add","object":{"a":"x","b":1.0}}],"text":"hi"},' +
        '"tools":[{"name":"add"}]}',
    );
  });

  test.each([
    ['keys in another order', '{"a":"x","b":1.0}'],
    ['blanks between members', '{ "b" : 1.0 ,\n "a" : "x" }'],
    ['an escape for the same character', '{"b": 1.0, "\\u0061": "\\u0078"}'],
  ])('is the same with %s', (_, argumentsText) => {
    const other: Call = { ...call, argumentsText };
    const reference = { ...item.reference, calls: [other] };
    expect(itemText({ ...item, reference }, { ...reply, calls: [other] })).toBe(itemText(item, reply));
  });

  test('tells apart what is expected of a normaliser, and what came of it', () => {
    const source = {
      id: '1',
      category: '"c"',
      tools: '[]',
      input: '"x"',
      expectedKind: '"value"',
      expected: '{"a": 1}',
    };
    const cases = [
      source,
      { ...source, expected: '{"a": 1.0}' },
      { ...source, expected: null },
      { ...source, expectedKind: '"Value"' },
      { ...source, input: '{"x": 1}' },
    ];
    const texts = cases.map((conformance) => itemText({ ...bare, reference: { ...NO_REFERENCE, conformance } }, null));
    expect(new Set(texts).size).toBe(cases.length);
    expect(texts[0]).toContain('"conformance":{"expected":{"a":1},"expectedKind":"value","input":"x"}');
    const outputs = [
      undefined,
      { kind: 'refused' },
      { kind: 'raised', error: 'E' },
      { kind: 'returned', json: 'null' },
    ] as const;
    const replies = outputs.map((output) => itemText(bare, output === undefined ? reply : { ...reply, output }));
    expect(new Set(replies).size).toBe(outputs.length);
  });

  test('no two ways to write arguments are taken for each other', () => {
    const texts = [
      withArguments(null, 'absent'),
      withArguments('null', 'text'),
      withArguments('null', 'object'),
      withArguments('abc', 'text'),
      withArguments('"abc"', 'text'),
      withArguments('', 'text'),
      withArguments('{"a":1}', 'text'),
      withArguments('{"a":1}', 'object'),
      withArguments('{"a":1.0}', 'object'),
      withArguments('{"a":2,"a":1}', 'object'),
      withArguments('{"a":1,"a":1}', 'text'),
      withArguments('{"a":"\ud800"}', 'object'),
      withArguments('[NaN]', 'object'),
      withArguments('["NaN"]', 'object'),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('arguments too deep to be walked are taken as they are written', () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    expect(withArguments(deep, 'text')).toContain(`"text":"${deep}"`);
  });

  test('says nothing of tokens, of the kind of a role, or of members that are not there', () => {
    const counted = { ...reply, completionTokens: 5, tokenCap: 9 };
    expect(itemText(item, counted)).toBe(itemText(item, reply));
    expect(itemText(item, { ...reply, trajectory: null })).toBe(itemText(item, reply));
  });
});

describe('another text has', () => {
  const step: Step = { name: 'add', argumentsText: '{"a":1}', failed: null };
  function steps(...trajectory: readonly Step[]): Reply {
    return { ...reply, trajectory };
  }
  const changes: readonly (readonly [string, string])[] = [
    ['no reply', itemText(item, null)],
    ['a text of the reply', itemText(item, { ...reply, text: 'ho' })],
    ['no text of the reply', itemText(item, { ...reply, text: null })],
    ['an answer', itemText(item, { ...reply, answer: 'hi' })],
    ['a call of the reply', itemText(item, { ...reply, calls: [{ ...call, name: 'sub' }] })],
    ['a call more', itemText(item, { ...reply, calls: [call, call] })],
    ['the id of a call', itemText(item, { ...reply, calls: [{ ...call, id: '1' }] })],
    ['a finish reason', itemText(item, { ...reply, finishReason: 'length' })],
    ['a failure kind', itemText(item, { ...reply, failureKind: 'error' })],
    ['ok', itemText(item, { ...reply, ok: false })],
    ['no steps', itemText(item, steps())],
    ['a step', itemText(item, steps(step))],
    ['a step that failed', itemText(item, steps({ ...step, failed: true }))],
    ['arguments of a step', itemText(item, steps({ ...step, argumentsText: '{"a":1.0}' }))],
    ['order of steps', itemText(item, steps(step, { ...step, name: 'b' }))],
    ['other order of steps', itemText(item, steps({ ...step, name: 'b' }, step))],
    ['an unreadable reply', itemText(item, { ...reply, unreadable: { path: 'reply', found: 'number' } })],
    ['a message', itemText({ ...item, input: [{ ...message, text: 'A?' }] }, reply)],
    ['a role', itemText({ ...item, input: [{ ...message, roleAsWritten: 'human' }] }, reply)],
    ['what a message answers', itemText({ ...item, input: [{ ...message, callRef: 'add' }] }, reply)],
    ['a call of a message', itemText({ ...item, input: [{ ...message, calls: [call] }] }, reply)],
    ['no input', itemText({ ...item, input: [] }, reply)],
    ['messages that followed', itemText({ ...item, continuation: [message] }, reply)],
    ['no message that followed', itemText({ ...item, continuation: [] }, reply)],
    ['a tool', itemText({ ...item, tools: { text: '[{"name": "sub"}]', dialect: 'xlam' } }, reply)],
    ['no tools', itemText({ ...item, tools: null }, reply)],
    ['an empty list of tools', itemText({ ...item, tools: { text: '[]', dialect: 'xlam' } }, reply)],
    ['no reference', itemText({ ...item, reference: NO_REFERENCE }, reply)],
    ['no call wanted', itemText({ ...item, reference: { ...item.reference, calls: [] } }, reply)],
    ['no text wanted', itemText({ ...item, reference: { ...item.reference, texts: null } }, reply)],
    [
      'an accepted number',
      itemText({ ...item, reference: { ...item.reference, texts: [{ kind: 'number', token: '1' }] } }, reply),
    ],
    ['a wanted path', itemText({ ...item, reference: { ...item.reference, paths: [[step]] } }, reply)],
    ['a wanted group', itemText({ ...item, reference: { ...item.reference, paths: [[[step]]] } }, reply)],
    [
      'what is to be calculated',
      itemText(
        { ...item, reference: { ...item.reference, calculator: { needsCalculator: true, expression: '1+1' } } },
        reply,
      ),
    ],
    [
      'whether to calculate',
      itemText(
        { ...item, reference: { ...item.reference, calculator: { needsCalculator: false, expression: '1+1' } } },
        reply,
      ),
    ],
    [
      'a problem of the reference',
      itemText(
        { ...item, reference: { ...item.reference, problem: { code: 'not-json', call: 0, excerpt: 'x' } } },
        reply,
      ),
    ],
  ];

  test.each(changes)('%s', (_, text) => {
    expect(text).not.toBe(itemText(item, reply));
    expect(changes.filter(([, other]) => other === text)).toHaveLength(1);
  });
});
