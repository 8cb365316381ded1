import { describe, expect, test } from 'vitest';
import type { Call, Reply } from '../../core/model/item.ts';
import type { ItemDetail } from '../../engine/engine.ts';
import { answerLines } from './answerLines.ts';

function call(name: string, argumentsText: string | null): Call {
  return { name, argumentsText, argumentsForm: argumentsText === null ? 'absent' : 'object' };
}

function detail(calls: readonly Call[], more: Partial<Reply> = {}, item: Partial<ItemDetail> = {}): ItemDetail {
  const reply = { text: null, answer: null, finishReason: null, calls, ...more };
  return { reply, callsReadBy: null, ...item } as ItemDetail;
}

function marks(a: ItemDetail, b: ItemDetail) {
  return answerLines(a, b)
    ?.lines.filter(({ mark }) => mark !== 'same')
    .map(({ key, reference, reply, mark }) => [key, reference, reply, mark]);
}

describe('what both answered', () => {
  test('of one call each says which members differ', () => {
    expect(
      marks(
        detail([call('order', '{"kind":"quince","crates":0.5,"note":"soon"}')]),
        detail([call('order', '{"crates":1,"kind":"quince","gift":true}')]),
      ),
    ).toEqual([
      ['crates', '0.5', '1', 'changed'],
      ['note', '"soon"', null, 'missing'],
      ['gift', null, 'true', 'unexpected'],
    ]);
  });

  test('of several calls is held side by side call by call, also where one side has one more', () => {
    const one = call('order', '{"a":1}');
    expect(marks(detail([one, one]), detail([one, call('order', '{"a":2}')]))).toEqual([['a', '1', '2', 'changed']]);
    expect(marks(detail([one]), detail([one, one]))?.map(([key, , , mark]) => [key, mark])[0]).toEqual([
      1,
      'unexpected',
    ]);
  });

  test('is not in lines where it is more than calls, or cannot be read', () => {
    const one = detail([call('order', '{"a":1}')]);
    expect(answerLines(one, detail([], { text: 'No.' }))).toBeNull();
    expect(answerLines(one, detail([call('order', '{}')], { text: 'At once.' }))).toBeNull();
    expect(answerLines(detail([call('order', '{"a":')]), one)).toBeNull();
    expect(answerLines(one, detail([], {}, { reply: null }))).toBeNull();
    expect(answerLines(one, detail([call('order', '{}')], {}, { callsReadBy: 'hermes' }))).toBeNull();
  });

  test('by two normalisers tells 3 from 3.0, as Python prints them; a refusal is no line', () => {
    function gave(got: string | null): ItemDetail {
      return detail([], {}, { conformance: { got, refused: got === null } as NonNullable<ItemDetail['conformance']> });
    }
    expect(marks(gave('{"name":"f","arguments":{"n":3}}'), gave('{"name":"f","arguments":{"n":3.0}}'))).toEqual([
      ['n', '3', '3.0', 'changed'],
    ]);
    expect(answerLines(gave('{"name":"f"}'), gave(null))).toBeNull();
  });
});
