import { describe, expect, test } from 'vitest';
import { rawText, members, sliceOf } from '../json/slice.ts';
import type { ItemRow } from '../model/item.ts';
import type { MappedColumn, Mapping } from './mapping.ts';
import { mappingFormat, mayBeReplies, recordsAlone } from './mappingFormat.ts';

/** `id=a id=b` and so on, in order. */
function mapping(roles: string, more: Partial<Mapping> = {}): Mapping {
  const columns = roles.split(' ').map((one) => {
    const [role, column] = one.split('=');
    return { role, column } as MappedColumn;
  });
  return { columns, right: ['Yes'], referenceAs: 'texts', keepOthers: false, ...more };
}

function read(map: Mapping, row: object | string): ItemRow {
  const found = mappingFormat(map).read(sliceOf(typeof row === 'string' ? row : JSON.stringify(row)));
  if (!('item' in found)) throw new Error('no item');
  return found;
}

const call = { name: 'ring', argumentsText: '{"bell":"north"}', argumentsForm: 'object' };
const written = { name: 'ring', arguments: { bell: 'north' } };

describe('keys', () => {
  test('of several columns are joined; one that says nothing leaves the row without an id', () => {
    expect(read(mapping('id=g id=n'), '{"g": "tides", "n": 9007199254740993}').id).toBe('tides/9007199254740993');
    expect(read(mapping('id=g id=n'), { g: 'tides', n: null }).id).toBeNull();
    expect(read(mapping('id=g'), { g: [1] })).toMatchObject({
      id: null,
      issues: [{ code: 'field-type', path: 'g', found: 'array' }],
    });
  });

  test('have attempts as tables write whole numbers', () => {
    expect(read(mapping('attempt=a'), { a: '2.0' }).attempt).toBe(2);
    expect(read(mapping('attempt=a'), { a: '' }).attempt).toBeNull();
    expect(read(mapping('attempt=a'), { a: 'two' })).toMatchObject({
      attempt: null,
      issues: [{ code: 'not-a-count', path: 'a', found: '"two"' }],
    });
  });
});

describe('references', () => {
  test('of calls are read from a list, one call, JSON text or a fence, in any known names', () => {
    const calls = mapping('reference=r', { referenceAs: 'calls' });
    for (const r of [
      [written],
      written,
      JSON.stringify([written]),
      `\`\`\`json\n${JSON.stringify([written])}\n\`\`\``,
      { calls: [written] },
      [{ tool_name: 'ring', kwargs: { bell: 'north' } }],
      [{ type: 'function', function: written }],
    ]) {
      expect(read(calls, { r }).item.reference).toEqual({ calls: [call], texts: null, problem: null });
    }
    expect(read(calls, { r: '[]' }).item.reference.calls).toEqual([]);
  });

  test('of calls may be written as a list of Python, whose numbers stay as written', () => {
    const { calls } = read(mapping('reference=r', { referenceAs: 'calls' }), {
      r: "[{'name': 'ring', 'arguments': {'times': 12345678901234567890, 'loud': None}}]",
    }).item.reference;
    expect(calls).toMatchObject([{ name: 'ring', argumentsForm: 'object' }]);
    expect(calls?.[0]?.argumentsText?.replaceAll(' ', '')).toBe('{"times":12345678901234567890,"loud":null}');
  });

  test('that are empty are none, and those that cannot be read are broken, never wrong replies', () => {
    const calls = mapping('reference=r', { referenceAs: 'calls' });
    for (const r of [null, '', ' ', 'null']) expect(read(calls, { r }).item.reference.calls).toBeNull();
    expect(read(calls, { r: 'ring(north)' }).item.reference.problem).toMatchObject({ code: 'not-json' });
    expect(read(calls, { r: '[1]' }).item.reference.problem).toMatchObject({ code: 'not-a-call' });
    expect(read(calls, { r: { x: 1 } }).item.reference.problem).toMatchObject({ code: 'not-a-list' });
  });

  test('of texts are one text, or several where a list stands', () => {
    const texts = mapping('reference=r');
    expect(read(texts, { r: 'a [b' }).item.reference.texts).toEqual([{ kind: 'text', text: 'a [b' }]);
    expect(read(texts, { r: '["a", 5.0]' }).item.reference.texts).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'number', token: '5.0' },
    ]);
    expect(read(texts, '{"r": 12345678901234567890}').item.reference.texts).toEqual([
      { kind: 'number', token: '12345678901234567890' },
    ]);
    expect(read(texts, { r: '' }).item.reference.texts).toBeNull();
    expect(read(texts, { r: "['it\\'s', 'b']" }).item.reference.texts).toMatchObject([{ text: "it's" }, { text: 'b' }]);
  });
});

describe('replies', () => {
  test('are texts, whatever their text looks like, but a message with calls is read as one', () => {
    expect(read(mapping('reply=o'), { o: '{"name": "ring"}' }).reply).toMatchObject({
      text: '{"name": "ring"}',
      calls: [],
    });
    expect(read(mapping('reply=o'), { o: '[1, 2]' }).reply).toMatchObject({ text: '[1, 2]' });
    const message = { role: 'assistant', content: 'done', tool_calls: [{ function: written }] };
    expect(read(mapping('reply=o'), { o: JSON.stringify(message) }).reply).toMatchObject({
      text: 'done',
      calls: [call],
    });
    expect(read(mapping('reply=o'), { o: message }).reply).toMatchObject({ text: 'done', calls: [call] });
    expect(read(mapping('reply=o'), { o: null }).reply).toBeNull();
  });

  test('have the calls of a column of their own, which then says which were made', () => {
    const both = mapping('reply=o calls=c');
    expect(read(both, { o: 'done', c: [written] }).reply).toMatchObject({
      text: 'done',
      calls: [call],
      statesCalls: true,
    });
    expect(read(both, { o: 'done', c: '[]' }).reply).toMatchObject({ calls: [], statesCalls: true });
    expect(read(both, { o: 'done', c: null }).reply?.statesCalls).toBeUndefined();
    expect(read(both, { o: null, c: null }).reply).toBeNull();
  });

  test('whose calls cannot be read are unreadable, never without calls', () => {
    const { reply, issues } = read(mapping('calls=c'), { c: 'ring(north)' });
    expect(reply?.unreadable).toMatchObject({ path: 'c' });
    expect(issues).toEqual([{ code: 'reply-unreadable', path: 'c', found: '"ring(north)"' }]);
  });
});

describe('recorded columns', () => {
  test('say right by the words of the mapping, wrong else, unless a word says neither', () => {
    const map = mapping('verdict=v', { right: ['Yes', '1'] });
    const states = ['yes', ' YES ', 1, '1.0', 'No', 'maybe so', 'Uncertain', 'n/a', 'error', 'timeout'].map(
      (v) => read(map, { v }).item.recorded[0]?.state,
    );
    expect(states.join(' ')).toBe('right right right right wrong wrong not-judged not-judged fault fault');
    expect(read(map, { v: '' }).item.recorded).toEqual([]);
    expect(read(map, { v: null }).item.recorded).toEqual([]);
    expect(read(map, { v: [1] })).toMatchObject({
      item: { recorded: [{ text: '[1]' }] },
      issues: [{ code: 'field-type' }],
    });
  });

  test('are verdicts, judges, labels, scores and reasons by their role, further columns by wish', () => {
    const row = { v: 'Yes', j: 'No', h: 'Yes', s: '0.50', w: 'too far', z: { k: 1 }, n: null };
    const map = mapping('verdict=v judge=j rater=h score=s reason=w');
    const named = [
      { name: 'v', text: 'Yes', kind: 'verdict', state: 'right' },
      { name: 'j', text: 'No', kind: 'judge', state: 'wrong' },
      { name: 'h', text: 'Yes', kind: 'label', state: 'right' },
      { name: 's', text: '0.50', kind: 'score' },
      { name: 'w', text: 'too far', kind: 'reason' },
    ];
    expect(read(map, row).item.recorded).toEqual(named);
    expect(read({ ...map, keepOthers: true }, row).item.recorded).toEqual([
      ...named,
      { name: 'z.k', text: '1', kind: 'other' },
    ]);
  });

  test('are never members of an object that has a role', () => {
    const map = mapping('reply=response', { keepOthers: true });
    const row = { response: { content: 'done', role: 'assistant' }, seen: 1 };
    expect(read(map, row).item.recorded).toEqual([{ name: 'seen', text: '1', kind: 'other' }]);
  });
});

test('an input is a text, or messages, also as JSON text', () => {
  const messages = [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Where?' },
  ];
  for (const q of [messages, JSON.stringify(messages)]) {
    expect(read(mapping('input=q'), { q }).item.input.map(({ role, text }) => [role, text])).toEqual([
      ['system', 'Be brief.'],
      ['user', 'Where?'],
    ]);
  }
  expect(read(mapping('input=q'), { q: '[sic] Where?' }).item.input).toMatchObject([
    { role: 'user', text: '[sic] Where?' },
  ]);
  expect(read(mapping('input=q'), {}).issues).toEqual([{ code: 'input-missing', path: 'q', found: '' }]);
  expect(read(mapping('id=i'), { i: 1 }).issues).toEqual([]);
});

test('messages record the reply where no column holds it', () => {
  const said = [
    { role: 'user', content: 'Ring it' },
    { role: 'assistant', content: null, tool_calls: [{ id: 'c1', function: written }] },
    { role: 'tool', tool_call_id: 'c1', content: 'rung' },
    { role: 'assistant', content: 'It rang.' },
  ];
  const alone = read(mapping('input=q'), { q: JSON.stringify(said) });
  expect([alone.item.input.length, alone.item.continuation?.length]).toEqual([1, 3]);
  expect(alone.reply).toMatchObject({ text: 'It rang.', calls: [call] });
  const beside = read(mapping('input=q reply=o'), { q: said, o: 'ding' });
  expect([beside.item.input.length, beside.item.continuation, beside.reply?.text]).toEqual([4, undefined, 'ding']);
});

test('tools are a list, JSON text of one, or one tool', () => {
  const tool = { name: 'ring', parameters: { bell: { type: 'str' } } };
  for (const t of [[tool], JSON.stringify([tool]), tool, JSON.stringify(tool)]) {
    expect(JSON.parse(read(mapping('tools=t'), { t }).item.tools?.text ?? '')).toEqual([tool]);
  }
  expect(read(mapping('tools=t'), { t: 'none' }).issues).toMatchObject([{ code: 'tools-unreadable', path: 't' }]);
});

test('the members that it names for scoring are enough for a key, a category, a reference and a reply', () => {
  const map = mapping('id=a.b id=c.d reference=r.x reply=o category=k tools=t input=q', { keepOthers: true });
  const format = mappingFormat(map);
  const row = sliceOf('{"q": "x", "t": [], "a": {"b": 1}, "c.d": 2, "r": {"x": "y"}, "o": "z", "k": "w", "e": 5}');
  const kept = members(row).filter(({ key }) => format.scored.includes(key));
  const cut = sliceOf(`{${kept.map((one) => `${JSON.stringify(one.key)}: ${rawText(one)}`).join(', ')}}`);
  const [whole, scored] = [row, cut].map((one) => {
    const { id, attempt, reply, item } = format.read(one) as ItemRow;
    return [id, attempt, reply, item.reference, item.category];
  });
  expect(scored).toEqual(whole);
  expect(whole?.[0]).toBe('1/2');
});

test('columns may have any name', () => {
  const row = '{"__proto__": "i", "constructor": "Yes", "": "x", "a.b": {"c.d": "k"}, "toString": 5}';
  const { id, item, reply } = read(
    mapping('id=__proto__ verdict=constructor reply= category=a.b.c.d', { keepOthers: true }),
    row,
  );
  expect([id, reply?.text, item.category]).toEqual(['i', 'x', 'k']);
  expect(item.recorded.map(({ name, text, state }) => [name, text, state])).toEqual([
    ['constructor', 'Yes', 'right'],
    ['toString', '5', undefined],
  ]);
});

test('rows of replies are read by the same columns, and rows without one are left out', () => {
  const format = mappingFormat(mapping('id=i reply=o'), 'replies');
  expect(format.kind).toBe('replies');
  expect(format.read(sliceOf('{"i": 3, "o": "x"}'))).toMatchObject({ id: '3', reply: { text: 'x' } });
  expect(format.read(sliceOf('{"i": 3, "o": null}'))).toMatchObject({ refused: { code: 'reply-missing' } });
  expect(format.read(sliceOf('[]'))).toEqual({ refused: { code: 'not-an-object', path: '', found: 'array' } });
});

test('what a mapped file can be beside a dataset is said by its roles', () => {
  expect([mayBeReplies(mapping('id=i reply=o')), mayBeReplies(mapping('id=i reply=o input=q'))]).toEqual([true, false]);
  expect([
    recordsAlone(mapping('id=i verdict=v')),
    recordsAlone(mapping('id=i')),
    recordsAlone(mapping('verdict=v')),
  ]).toEqual([true, false, false]);
});
