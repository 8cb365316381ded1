import { array, assert, constantFrom, dictionary, letrec, oneof, property } from 'fast-check';
import { expect, it } from 'vitest';
import { sliceOf } from '../json/slice.ts';
import { FORMATS, recognise } from './list.ts';

/** Names that a reader looks for, so that odd values stand where it looks. */
const NAMES = [
  'id',
  'messages',
  'conversations',
  'input',
  'output',
  'items',
  'role',
  'from',
  'value',
  'content',
  'type',
  'text',
  'tool_calls',
  'function_call',
  'function',
  'name',
  'arguments',
  'call_id',
  'tool_use_id',
  'tools',
  'system',
  'reference',
  'expected_calls',
  'question',
  'ground_truth',
  'result',
  'recorded',
  'error',
  '__proto__',
];

const WORDS = [
  'user',
  'assistant',
  'tool',
  'human',
  'function_call',
  'message',
  'tool_use',
  'tool_result',
  'thinking',
  'reasoning',
  'text',
  '<tool_call>{"name": "f"',
  '[{"name": "f", "arguments": {}}]',
  '[f(x=1)]',
];

const { row } = letrec<{ row: unknown; value: unknown }>((tie) => ({
  value: oneof(
    { depthSize: 'medium', withCrossShrink: true },
    constantFrom(...WORDS, null, true, 7, 1.5, '', []),
    array(tie('value'), { maxLength: 3 }),
    tie('row'),
  ),
  row: dictionary(constantFrom(...NAMES), tie('value'), { maxKeys: 5, noNullPrototype: false }),
}));

it('no row makes a reader stop, and each says the same of it twice', () => {
  assert(
    property(row, (value) => {
      const slice = sliceOf(JSON.stringify(value));
      recognise([slice]);
      for (const format of FORMATS) {
        const read = JSON.stringify(format.read(slice));
        expect(JSON.stringify(format.read(slice))).toBe(read);
      }
    }),
    { numRuns: 500 },
  );
});

it('a reply whose calls cannot be read is never one without calls', () => {
  const odd = oneof(row, constantFrom(5, 'x', true));
  assert(
    property(odd, (value) => {
      const messages = [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: 'x', tool_calls: value },
      ];
      const slice = sliceOf(JSON.stringify({ messages }));
      const read = recognise([slice])!.format.read(slice);
      if (!('item' in read)) throw new Error('no item');
      expect(read.reply?.unreadable?.path).toBe('messages[1].tool_calls');
    }),
  );
});
