import { describe, expect, test } from 'vitest';
import { compareSeries } from '../../core/comparison/compareSeries.ts';
import { event, label, logOf } from '../../core/labels/builders.ts';
import { EMPTY_LOG } from '../../core/labels/log.ts';
import { keyText } from '../../core/labels/keyText.ts';
import { saidInCell, type Series } from '../../core/labels/series.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { calculatorRubric } from '../../core/rubric/calculatorRubric.ts';
import type { SaidByJudge } from '../judges/judge.ts';
import type { Opinions } from '../judges/opinionsOf.ts';
import { EMPTY_DESK } from '../labels/emptyDesk.ts';
import type { Compared } from './compareSides.ts';
import { NO_CHOICE } from './choice.ts';
import { comparisonMarkdown, comparisonText } from './exportText.ts';
import { findingsOf, itemAfter, saidOfItem } from './findings.ts';
import { isClosed, notYetSeen } from './gate.ts';
import { moreFigures } from './moreFigures.ts';
import { partsCompared, partsGiven } from './partsCompared.ts';
import { peopleCompared, unlabelledOf } from './peopleCompared.ts';
import { defaultHuman, humanChoices, ratersIn, rubricNamed, rubricsIn, rubricText } from './people.ts';
import { proposedThreshold } from './proposedThreshold.ts';
import { overridesAll, toSettle } from './settling.ts';
import { isOwn } from './settleChoice.ts';
import type { Sides } from './sides.ts';
import { placeOf, shownPoints, thresholdsOf } from './thresholds.ts';
import { totalsCompared } from './totals.ts';

const LETTERS = new Map([
  ['P', 'PASS'],
  ['F', 'FAIL'],
]);

function keyOf(at: number): ItemKey {
  return { id: `R${at + 1}`, attempt: 0 };
}

function series(letters: string): Series {
  return new Map(
    Array.from(letters, (letter, at) => [keyText(keyOf(at)), saidInCell(keyOf(at), LETTERS.get(letter) ?? '')]),
  );
}

function itemsOf(count: number): ReadonlyMap<string, ItemKey> {
  return new Map(Array.from({ length: count }, (_, at) => [keyText(keyOf(at)), keyOf(at)]));
}

function opinions(scores: readonly (string | null)[]): Opinions {
  const nothing = { state: null, value: null, why: null, problem: null };
  return new Map(scores.map((score, at) => [keyText(keyOf(at)), { ...nothing, score } satisfies SaidByJudge]));
}

/** The eight runs of document 004, unless other letters are given. */
function compared({ human = 'PFFPFPFP', judge = 'PPPPFPFP', said = opinions([]) } = {}): Compared {
  const items = itemsOf(Math.max(human.length, judge.length));
  const by = { categories: ['PASS', 'FAIL'], ordered: false, items, disputed: new Set<string>() };
  const request = { rubric: null, pick: 'blind-first', hashes: null } as const;
  return {
    comparison: compareSeries(series(human), series(judge), by),
    human: series(human),
    judge: series(judge),
    opinions: said,
    by,
    people: { log: EMPTY_LOG, request, columns: new Map(), items, readBy: { kind: 'verdicts' } },
    graded: [],
    atLeast: null,
    states: true,
    values: false,
    disputedOut: 0,
  };
}

describe('what a comparison comes to', () => {
  test('is its matrix, its disagreements in the order of the list, and how many labels it lacks', () => {
    const { matrix, keys, needed, notBlind, leftOut } = findingsOf(compared());
    expect(matrix).toEqual([
      [4, 2],
      [0, 2],
    ]);
    expect([keys.map(({ id }) => id), notBlind, leftOut]).toEqual([['R2', 'R3'], 0, []]);
    // SE² = 0.0703125 · n/n: 8 · (2 · 1.959964 · 0.265165 / 0.2)² = 216.07…, so 217.
    expect(needed).toEqual({ kind: 'value', value: 217 });
  });

  test('counts the labels that were given in under two seconds, not those that were gone over later', () => {
    const log = logOf(
      { type: 'header', format: 'labels', version: 1 },
      label('a', { item: 'R1', ms_on_item: 1999 }),
      label('b', { item: 'R2', ms_on_item: 2000 }),
      label('c', { item: 'R3', ms_on_item: 100, supersedes: 'z' }),
    );
    const base = compared();
    const human = new Map(
      [...base.human].map(([text, said], at) => [text, { ...said, source: ['a', 'b', 'c'][at] ?? null }]),
    );
    expect(findingsOf({ ...base, human, people: { ...base.people, log } }).hasty).toBe(1);
  });

  test('goes from the last disagreement to the first', () => {
    const { keys } = findingsOf(compared());
    expect([itemAfter(keys, null), itemAfter(keys, keyOf(1)), itemAfter(keys, keyOf(2))].map((key) => key?.id)).toEqual(
      ['R2', 'R3', 'R2'],
    );
    expect(itemAfter([], keyOf(1))).toBeNull();
  });

  test('says of one item what both say', () => {
    expect(saidOfItem(compared(), keyOf(1))).toEqual({ judge: 'PASS', human: 'FAIL', said: null });
    expect(saidOfItem(compared(), keyOf(99))).toEqual({ judge: null, human: null, said: null });
  });

  test('has every figure once, each a number or undefined', () => {
    const figures = moreFigures(compared().comparison.report);
    expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length);
    expect(figures.find(({ name }) => name === 'kappa-max')?.value).toEqual({ kind: 'value', value: 0.5 });
  });

  test('of what nobody labelled needs something unlabelled', () => {
    expect(unlabelledOf(compared())).toBeNull();
    expect(unlabelledOf(compared({ human: 'PFFPFPFP--', judge: 'PPPPFPFPPF' }))?.unlabelled).toEqual({
      passes: 1,
      of: 2,
    });
  });
});

describe('what is handed out', () => {
  test('as JSON is the object of the command line', () => {
    const object = JSON.parse(comparisonText(compared(), { human: 'ayse', judge: 'mock' })) as object;
    expect(object).toMatchObject({
      human: 'ayse',
      judge: 'mock',
      positive: 'PASS',
      n: 8,
      table: { a: 4, b: 2, c: 0, d: 2 },
      po: 0.75,
      pe: 0.5,
      kappa: 0.5,
      kappa_max: 0.5,
    });
  });

  test('as Markdown is the sentence and the table; nothing in a name ends a cell', () => {
    const lines = comparisonMarkdown(compared(), { human: 'a|b', judge: 'mo\nck' }).split('\n');
    expect(lines[0]).toContain('kappa is 0.50 (moderate; 95 % CI -0.02 to 1.00');
    expect(lines[1]).toBe('Both disagreements are items the judge passed and the human failed: R2, R3.');
    expect(lines.slice(3, 8)).toEqual([
      String.raw`| mo ck \\ a\|b | PASS | FAIL | total |`,
      '| --- | ---: | ---: | ---: |',
      '| PASS | 4 | 2 | 6 |',
      '| FAIL | 0 | 2 | 2 |',
      '| total | 4 | 4 | 8 |',
    ]);
  });
});

describe('the gate', () => {
  const queue = [keyOf(0), keyOf(1)];
  const begun = { ...EMPTY_DESK, rater: 'ayse', queue, log: logOf(label('a', { item: 'R1' })) };
  const plain = logOf({ type: 'header', format: 'labels', version: 1 }, label('a', { item: 'R1', value: 'PASS' }));
  const desk = { ...begun, log: plain };
  const own = { kind: 'rater', rater: 'ayse' } as const;

  test('is closed while labelling is under way, and open before it began, once it is done, and for recorded people', () => {
    const done = {
      ...desk,
      log: logOf(
        { type: 'header', format: 'labels', version: 1 },
        label('a', { item: 'R1' }),
        label('b', { item: 'R2' }),
      ),
    };
    expect(isClosed(desk, own)).toBe(true);
    expect(isClosed({ ...desk, log: EMPTY_LOG }, own)).toBe(false);
    expect(isClosed(done, own)).toBe(false);
    expect(isClosed(desk, { kind: 'column', column: 'human' })).toBe(false);
  });

  test('stays open once everything was on screen', () => {
    const seen = new Map(queue.map((key) => [keyText(key), ['run:exact', 'agreement']]));
    expect(isClosed({ ...desk, sights: seen }, own)).toBe(false);
    expect(
      notYetSeen({
        queue,
        sights: new Map([
          ['0 R1', ['agreement']],
          ['0 R2', ['run:exact']],
        ]),
      }),
    ).toEqual([keyOf(1)]);
  });
});

describe('people', () => {
  const log = logOf(label('a'), label('b', { rater: 'ben' }), event('undo', 'u', { target: 'b', rater: 'ben' }));

  test('are those whose labels hold', () => {
    expect(ratersIn(log)).toEqual(['ayse']);
  });

  test('are proposed with one’s own labels first', () => {
    const summary = { recordedColumns: [{ name: 'human', kind: 'label', states: null }] } as never;
    expect(defaultHuman(summary, log, 'ayse')).toEqual({ kind: 'rater', rater: 'ayse' });
    expect(defaultHuman(summary, EMPTY_LOG, 'ayse')).toEqual({ kind: 'column', column: 'human' });
    expect(humanChoices(summary, log).map(({ kind }) => kind)).toEqual(['rater', 'column', 'majority']);
  });

  test('label by rubrics, of which the one with most labels is taken', () => {
    const none = { type: 'header', format: 'labels', version: 1, categories: ['PASS', 'FAIL'] };
    const two = logOf(none, label('a'), label('b', { item: 'R3' }));
    expect([rubricsIn(two).length, rubricNamed(two, null), rubricNamed(two, 'gone@1')]).toEqual([1, null, null]);
    expect(rubricText(rubricNamed(log, null))).toBe('path-ok@2');
  });

  test('are you where the rater and the rubric are those that label here', () => {
    const plain = logOf({ type: 'header', format: 'labels', version: 1 }, label('a'));
    const own = { ...NO_CHOICE, human: { kind: 'rater', rater: 'ayse' } as const };
    expect(isOwn(own, { log: plain, rater: 'ayse', rubric: null })).toBe(true);
    expect(isOwn(own, { log: plain, rater: 'ben', rubric: null })).toBe(false);
    expect(isOwn(own, { log: plain, rater: 'ayse', rubric: calculatorRubric })).toBe(false);
    expect(isOwn(own, { log, rater: 'ayse', rubric: null })).toBe(false);
  });

  test('fewer than two cannot be compared among themselves', () => {
    expect(peopleCompared(compared(), 'mock')).toBeNull();
  });
});

describe('what is to be settled', () => {
  const people = ['PPFP', 'PFFF', 'PFPF'].map((letters, at) => ({ name: 'xyz'[at]!, series: series(letters) }));
  const source = {
    log: EMPTY_LOG,
    request: { rubric: null, pick: 'blind-first', hashes: null } as const,
    items: itemsOf(4),
  };

  test('is what people differ on, the least agreed first, without names, the same each time', () => {
    const two = [...people.slice(0, 2), { name: 'w', series: series('PFF') }];
    const list = toSettle(two, source, ['PASS', 'FAIL']);
    // R4: one of two each; R2: two of three.
    expect(list.map(({ key, most, said }) => [key.id, most, said.length])).toEqual([
      ['R4', 1, 2],
      ['R2', 2, 3],
    ]);
    expect(list[1]?.said.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
    expect(toSettle(two, source, ['PASS', 'FAIL'])).toEqual(list);
  });

  test('stands with what was settled', () => {
    const log = logOf(
      { type: 'header', format: 'labels', version: 1 },
      event('adjudicate', 'x', { item: 'R2', value: 'PASS' }),
    );
    const list = toSettle(people, { ...source, log }, ['PASS', 'FAIL']);
    expect(list.map(({ key, settled }) => [key.id, settled])).toContainEqual(['R2', 'PASS']);
  });

  test('overrides all where nobody said so', () => {
    const [first] = toSettle(people, source, ['PASS', 'FAIL']);
    expect([overridesAll(first!, 'PASS'), overridesAll(first!, 'UNSURE')]).toEqual([false, true]);
  });
});

describe('a threshold', () => {
  test.each([
    [['0.1', '0.9', '1.0'], '0.8'],
    [['1', '3', '5', '3.0'], '3.0'],
    [['-1', '0.5'], '0.5'],
    [[], null],
  ])('of scores %j is proposed without a look at labels: %s', (scores, proposed) => {
    expect(proposedThreshold(scores)).toBe(proposed);
  });

  test('stands at the lowest score that is at least as high', () => {
    const graded = ['0.1', '0.5', '0.9'].map((score) => ({ score, passed: score !== '0.1' }));
    const thresholds = thresholdsOf(graded);
    expect(['0', '0.5', '0.50', '0.6', '1'].map((at) => placeOf(thresholds, at))).toEqual([0, 1, 1, 2, 2]);
  });

  test('is drawn at as many scores as there is room for, and where a curve is highest', () => {
    const graded = Array.from({ length: 1000 }, (_, at) => ({ score: String(at), passed: at >= 777 }));
    const shown = shownPoints(thresholdsOf(graded), 11);
    expect(shown.map(({ atLeast }) => Number(atLeast))).toEqual([
      0, 100, 200, 300, 400, 500, 599, 699, 777, 799, 899, 999,
    ]);
  });
});

describe('totals in tenths', () => {
  function sides(rubric: Opinions | null): Sides {
    return { keys: [], judge: null, people: new Map(), rubric };
  }

  test('are the same, a tenth apart, or more: only these are listed', () => {
    const judge = opinions(['1.0', '0.9', '0.8', '0.75', null]);
    const totals = totalsCompared(sides(opinions(['1', '1.0', '1.0', '0.7', '0.2'])), compared({ said: judge }));
    expect([totals?.n, totals?.same]).toEqual([3, 1]);
    expect(totals?.apart).toEqual([{ key: keyOf(2), judge: '0.8', rubric: '1.0' }]);
  });

  test('of a judge who grades nothing are not compared', () => {
    expect(totalsCompared(sides(opinions(['1'])), compared())).toBeNull();
    expect(totalsCompared(sides(null), compared({ said: opinions(['1']) }))).toBeNull();
  });
});

describe('parts of a rubric', () => {
  test('are compared over their bands as a scale, by labels that hold', () => {
    const header = { type: 'header', format: 'labels', version: 1 };
    const scores = [5, 4, 5, 0];
    const log = logOf(
      header,
      ...scores.map((syntax, at) => label(`a${at}`, { item: `R${at + 1}`, parts: { syntax, decision: 1 } })),
    );
    const request = { rubric: null, pick: 'blind-first', hashes: null } as const;
    const given = partsGiven(log, 'ayse', request);
    const other = new Map([5, 5, 5, 1].map((syntax, at) => [keyText(keyOf(at)), new Map([['syntax', syntax]])]));
    const parts = partsCompared(calculatorRubric, given, other);
    const syntax = parts.find(({ report }) => report.categories.length === 6)!;
    // By Python fractions, weights 1 - (i-j)²/25.
    expect(syntax.report.n).toBe(4);
    expect(syntax.report.quadratic.kappa.kind === 'value' && syntax.report.quadratic.kappa.value).toBeCloseTo(
      14 / 15,
      12,
    );
    expect(parts[0]?.report.n).toBe(0);
  });
});
