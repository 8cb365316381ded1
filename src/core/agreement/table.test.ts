import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matrixOf, tableOf } from './table.ts';

describe('pairs', () => {
  const label = fc.constantFrom('PASS', 'FAIL', 'UNSURE', 'pass', '__proto__');
  const pairs = fc.array(fc.record({ judge: label, human: label }), { maxLength: 12 });

  it('are each in one cell or outside, and labels are exact texts', () => {
    fc.assert(
      fc.property(pairs, (list) => {
        const { table: found, outside } = tableOf(list, ['PASS', 'FAIL']);
        expect(outside).toBe(
          list.filter(({ judge, human }) => !/^(PASS|FAIL) (PASS|FAIL)$/.test(`${judge} ${human}`)).length,
        );
        expect(found.a + found.b + found.c + found.d + outside).toBe(list.length);
        expect(found.b).toBe(list.filter(({ judge, human }) => judge === 'PASS' && human === 'FAIL').length);
      }),
    );
  });

  it('of document 004 give its table', () => {
    const human = 'PASS FAIL FAIL PASS FAIL PASS PASS FAIL'.split(' ');
    const judge = 'PASS PASS PASS PASS FAIL PASS PASS FAIL'.split(' ');
    const list = human.map((one, at) => ({ human: one, judge: judge[at] ?? '' }));
    expect(tableOf(list, ['PASS', 'FAIL'])).toEqual({ table: { a: 4, b: 2, c: 0, d: 2 }, outside: 0 });
    expect(matrixOf(list, ['FAIL', 'PASS']).matrix).toEqual([
      [2, 0],
      [2, 4],
    ]);
  });
});
