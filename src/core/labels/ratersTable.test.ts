import { describe, expect, it, test } from 'vitest';
import { labelIssueSentence, labelRefusalSentence } from '../words/labels.ts';
import { categoriesOf } from './categories.ts';
import { readRatersTable } from './ratersTable.ts';

function read(header: readonly string[], ...rows: readonly (readonly string[])[]) {
  return readRatersTable(
    'labels.csv',
    header,
    rows.map((cells, at) => ({ cells, line: at + 2 })),
  );
}

describe('a table with a column a rater', () => {
  it('is read as exact texts; empty and absent cells say nothing', () => {
    const table = read(
      ['human', 'item', 'attempt', 'judge'],
      ['PASS', ' R1', '', 'FAIL'],
      ['', 'R1', '2'],
      ["'=1", "'-x", '0', '-1'],
    );
    if (!table.ok) throw new Error(table.refusal.code);
    expect([...table.items.values()]).toEqual([
      { id: ' R1', attempt: 0 },
      { id: 'R1', attempt: 2 },
      { id: '-x', attempt: 0 },
    ]);
    const values = [...table.columns].map(([name, series]) => [name, [...series.values()].map(({ value }) => value)]);
    expect(values).toEqual([
      ['human', ['PASS', null, '=1']],
      ['judge', ['FAIL', null, '-1']],
    ]);
  });

  it('with one item in two rows is refused, naming both lines; other attempts are other items', () => {
    const table = read(['item', 'human'], ['R1', 'PASS'], ['R2', 'PASS'], ['R1', 'PASS']);
    expect(table.ok ? '' : labelRefusalSentence(table.refusal)).toBe(
      'labels.csv has the item R1 twice, in line 2 and in line 4. Keep one of them, or tell them apart in a column attempt.',
    );
    expect(read(['item', 'attempt', 'human'], ['R1', '0', 'PASS'], ['R1', '1', 'PASS']).ok).toBe(true);
    expect(read(['item', 'attempt', 'human'], ['R1', '', 'PASS'], ['R1', '0', 'PASS']).ok).toBe(false);
  });

  it('leaves out a row without an id or with an attempt that is no number, and says so', () => {
    const table = read(['item', 'attempt', 'human'], ['', '', 'PASS'], ['R1', 'first', 'PASS'], ['R2', '', 'PASS']);
    if (!table.ok) throw new Error(table.refusal.code);
    expect(table.items.size).toBe(1);
    expect(table.issues.map(labelIssueSentence)).toEqual([
      'labels.csv, line 2: item is empty, which is not a text without control characters; the row is left out.',
      'labels.csv, line 3: attempt is first, which is not a whole number from 0 on; the row is left out.',
    ]);
  });

  it('without a column item, or with two of one name, is refused with the way out', () => {
    const none = read(['id', 'human'], ['R1', 'PASS']);
    expect(none.ok ? '' : labelRefusalSentence(none.refusal)).toContain('has no column item: it has id and human');
    const twice = read(['item', 'human', 'human'], ['R1', 'PASS', 'FAIL']);
    expect(twice.ok ? '' : labelRefusalSentence(twice.refusal)).toContain('has two columns human');
  });
});

describe('a flat view', () => {
  const header = ['item', 'value', 'rater', 'blind', 'item_hash', 'judge_verdict'];

  it('has a row for each rater and item, and the verdicts beside them are a column of their own', () => {
    const table = read(
      header,
      ['R1', 'PASS', 'ayse', 'true', 'h1', 'FAIL'],
      ['R1', 'FAIL', 'can', 'false', '', 'FAIL'],
      ['R2', "'-", 'ayse', '', '', ''],
      ['R3', 'PASS', 'ayse', '', '', 'PASS'],
      ['R3', 'PASS', 'can', '', '', 'FAIL'],
      ['R4', 'PASS', '', '', '', ''],
    );
    if (!table.ok) throw new Error(table.refusal.code);
    const values = [...table.columns].map(([name, series]) => [
      name,
      [...series.values()].map((one) => one.value ?? one.state),
    ]);
    expect(values).toEqual([
      ['ayse', ['PASS', '-', 'PASS']],
      ['can', ['FAIL', 'PASS']],
      ['judge_verdict', ['FAIL', 'said', 'unresolved']],
    ]);
    expect(table.columns.get('ayse')?.get('0 R1')).toMatchObject({ hash: 'h1', sighted: false });
    expect(table.columns.get('can')?.get('0 R1')).toMatchObject({ hash: null, sighted: true });
    expect(table.issues.map(labelIssueSentence)).toEqual([
      'labels.csv, line 7: rater is empty, which is not a text without control characters; the row is left out.',
    ]);
  });

  it("with one rater's item in two rows is refused", () => {
    const table = read(header, ['R1', 'PASS', 'ayse'], ['R1', 'PASS', 'can'], ['R1', 'PASS', 'ayse']);
    expect(table.ok ? '' : labelRefusalSentence(table.refusal)).toContain('R1 twice, in line 2 and in line 4');
  });
});

describe('categories of columns that declare none', () => {
  function of(values: readonly string[], positive: string | null = null): readonly string[] | string {
    const found = categoriesOf(values, positive);
    return found.ok ? found.categories : `no ${found.positive} among ${found.values.join(' ')}`;
  }

  test('are PASS and FAIL, also when only one of them occurs, or neither', () => {
    for (const values of [['FAIL', 'PASS', 'PASS'], ['FAIL'], ['UNSURE', 'SKIP'], []]) {
      expect(of(values)).toEqual(['PASS', 'FAIL']);
    }
    expect(of(['PASS'], 'FAIL')).toEqual(['FAIL', 'PASS']);
  });

  test('have first what is said to count as passed', () => {
    expect(of(['0', '1', '0'], '1')).toEqual(['1', '0']);
    expect(of(['0', '0'], '1')).toEqual(['1', '0']);
    expect(of(['1'], '1')).toEqual(['1', 'not 1']);
    expect(of([], 'yes')).toEqual(['yes', 'not yes']);
    expect(of(['PASS', 'MAYBE'])).toEqual(['PASS', 'MAYBE']);
  });

  test('are never guessed to pass', () => {
    expect(of(['0', '1'])).toBe('no PASS among 0 1');
    expect(of(['pass', 'fail'])).toBe('no PASS among fail pass');
    expect(of(['yes'])).toBe('no PASS among yes');
    expect(of(['a', 'b', 'c'], 'd')).toBe('no d among a b c');
  });

  test('are all that occur where there are more than two, numbers in order', () => {
    expect(of(['10', '9', '-1', '0.5'])).toEqual(['-1', '0.5', '9', '10']);
    expect(of(['PASS', 'FAIL', 'MAYBE'])).toEqual(['FAIL', 'MAYBE', 'PASS']);
    expect(of(['b', 'a', 'c'], 'a')).toEqual(['a', 'b', 'c']);
  });
});
