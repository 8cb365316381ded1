import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { rateOf } from '../../core/report/wilson.ts';
import type { ComparedCategory, RunComparison } from '../../engine/comparison.ts';
import type { ItemDetail } from '../../engine/engine.ts';
import type { ReadySide } from '../../state/compare/side.ts';
import { ALL_COMPARED } from '../../state/route.ts';
import { AnswerLines } from './AnswerLines.tsx';
import { Categories } from './Categories.tsx';
import { comparedColumns, narrowComparedColumns } from './columns.tsx';
import { Figures } from './Figures.tsx';
import { Gate } from './Gate.tsx';
import { ItemSide } from './ItemSide.tsx';
import { JoinReport } from './JoinReport.tsx';
import { ListTools } from './ListTools.tsx';
import { Matrix } from './Matrix.tsx';
import { pText, signed, words } from './words.ts';

const NONE = { total: 0, first: [] };

const comparison: RunComparison = {
  comparison: 'c1',
  join: {
    joinedBy: 'key',
    joined: 20,
    withoutIds: { a: false, b: false },
    onlyA: NONE,
    onlyB: NONE,
    repeated: NONE,
    differs: NONE,
  },
  matrix: [
    [8, 5, 1, 0],
    [2, 4, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  changes: [
    { change: 'regression', count: 5 },
    { change: 'lost', count: 1 },
    { change: 'fix', count: 2 },
    { change: 'gained', count: 0 },
    { change: 'same-wrong', count: 4 },
    { change: 'same-right', count: 8 },
    { change: 'same-unjudged', count: 0 },
    { change: 'only-a', count: 0 },
    { change: 'only-b', count: 0 },
  ],
  // Exact and two-sided: 2 · (1 + 7 + 21) / 128.
  paired: { judged: 19, a: rateOf(13, 19), b: rateOf(10, 19), onlyA: 5, onlyB: 2, mcnemarP: 58 / 128 },
  categories: [],
  scores: null,
  gate: [
    { code: 'right-fell', from: 14, to: 10 },
    { code: 'category-fell', category: '<b>x</b>', from: 3, to: 2 },
  ],
  ungated: [],
};

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function nothing(): void {
  // Nobody presses anything.
}

describe('how items met', () => {
  test('stands with its count, what is on one side alone, and what is not unique', () => {
    const join = {
      ...comparison.join,
      joined: 412,
      onlyA: { total: 3, first: [{ id: '<i>q</i>', attempt: 0 }] },
      repeated: { total: 1, first: [{ id: 'r', attempt: 0 }] },
      differs: { total: 2, first: [{ id: 'd', attempt: 1 }] },
    };
    const html = renderToStaticMarkup(<JoinReport join={join} joinBy={null} onJoinBy={nothing} />);
    expect(textOf(html)).toContain('412 items joined by id');
    expect(textOf(html)).toContain('3 only in A');
    expect(textOf(html)).toContain('The first 1 of 3');
    expect(textOf(html)).toContain('1 id stands more than once: joined in order of appearance');
    expect(textOf(html)).toContain('2 joined items differ in input or reference: perhaps not the same question');
    expect(html).not.toContain('<i>');
    expect(html).not.toContain('only in B');
  });

  test('by input says why, unless that was chosen', () => {
    const join = { ...comparison.join, joinedBy: 'input' } as const;
    const [fits, chosen] = ([null, 'input'] as const).map((joinBy) =>
      textOf(renderToStaticMarkup(<JoinReport join={join} joinBy={joinBy} onJoinBy={nothing} />)),
    );
    expect(fits).toContain('20 items joined by input, as no id meets');
    expect(chosen).not.toContain('as no id meets');
  });

  test('says who has no ids, and offers to join by input where most pairs do not ask the same', () => {
    function text(join: Partial<RunComparison['join']>): string {
      return textOf(
        renderToStaticMarkup(<JoinReport join={{ ...comparison.join, ...join }} joinBy={null} onJoinBy={nothing} />),
      );
    }
    expect(text({ joinedBy: 'input', withoutIds: { a: true, b: true } })).toContain(
      'joined by input, as neither file has ids',
    );
    expect(text({ joinedBy: 'input', withoutIds: { a: false, b: true } })).toContain(
      'joined by input, as B has no ids',
    );
    expect(text({ joinedBy: 'place', withoutIds: { a: true, b: true } })).toContain(
      'joined by place in the file, as neither file has ids',
    );
    expect(text({ differs: { total: 11, first: [] } })).toContain(words.joinByInput);
    expect(text({ differs: { total: 10, first: [] } })).not.toContain(words.joinByInput);
  });
});

describe('the gate', () => {
  function gateText(change: Partial<RunComparison> = {}, alike = true): string {
    const html = renderToStaticMarkup(
      <Gate comparison={{ ...comparison, ...change }} alike={alike} onCategory={nothing} />,
    );
    expect(html).not.toContain('<b>x');
    return textOf(html);
  }

  test('says each reason with both counts, and how many have no verdict any more', () => {
    const text = gateText();
    expect(text).toContain('Regression Fewer are right in all: 14 of 20 items before, 10 now.');
    expect(text).toContain('&lt;b&gt;x&lt;/b&gt; 3 before, 2 now');
    expect(text).toContain('1 item that A judged has no verdict in B.');
  });

  test('says that nothing fell, with both counts', () => {
    expect(gateText({ gate: [] })).toContain('No regression: 14 of 20 items right before, 10 now.');
  });

  test('that fails by a category alone says how it is in all, and folds more reasons than are read', () => {
    const gate = Array.from({ length: 23 }, (_, at) => ({
      code: 'category-fell' as const,
      category: `c${at}`,
      from: 1,
      to: 0,
    }));
    // Of the matrix's columns and rows the first is right.
    const matrix = [
      [8, 2],
      [5, 5],
    ];
    expect(gateText({ gate: gate.slice(0, 1), matrix })).toContain(
      'More are right in all (10 of 20 items before, 13 now), but fewer in 1 category. c0 1 before, 0 now',
    );
    const html = renderToStaticMarkup(<Gate comparison={{ ...comparison, gate }} alike onCategory={nothing} />);
    expect(textOf(html)).toContain('23 categories fell');
    expect(textOf(html)).toContain('And 3 more categories');
    expect(html).not.toContain('<details open');
  });

  test('is no gate where a side judged nothing, and no regression where the scoring differs', () => {
    const matrix = [[0, 0, 5, 0], [0, 0, 2, 0], [], []];
    expect(gateText({ gate: [], ungated: ['b'], matrix })).toBe(
      'B judged none of the joined items, so there is no gate.',
    );
    const turned = [[], [], [3, 4, 0, 0], []];
    expect(gateText({ gate: [], ungated: ['a'], matrix: turned })).toContain('A judged none');
    expect(gateText({}, false)).toContain('Judged in different ways Fewer are right in all');
    expect(gateText({}, false)).not.toContain('Regression');
  });
});

describe('figures', () => {
  test('have their denominators, and small sets are said to be small', () => {
    const text = textOf(renderToStaticMarkup(<Figures comparison={comparison} />));
    expect(text).toContain('A: 13 of 19 right (68 %, 46–85)');
    expect(text).toContain('B: 10 of 19 right (53 %, 32–73)');
    expect(text).toContain(
      '5 right before alone, 2 right now alone: p = 0.45 (McNemar, exact); so uneven a split could be chance.',
    );
    expect(text).toContain('Only 19 items judged by both');
    expect(text).not.toContain('entirely one-sided');
  });

  test('without a pair are undefined and say why; without a change there is nothing to explain', () => {
    const none = { judged: 0, a: rateOf(0, 0), b: rateOf(0, 0), onlyA: 0, onlyB: 0, mcnemarP: null };
    expect(textOf(renderToStaticMarkup(<Figures comparison={{ ...comparison, paired: none }} />))).toContain(
      words.noRate,
    );
    const same = { judged: 40, a: rateOf(20, 40), b: rateOf(20, 40), onlyA: 0, onlyB: 0, mcnemarP: null };
    const text = textOf(renderToStaticMarkup(<Figures comparison={{ ...comparison, paired: same }} />));
    expect(text).toContain(words.mcnemarNone);
    expect(text).not.toMatch(/NaN|Only 40/u);
  });

  test('of few changes say that chance cannot be excluded, and scores have their difference with its sign', () => {
    const few = { ...comparison.paired, onlyA: 3, onlyB: 0, mcnemarP: 0.25 };
    const scores = { n: 50, a: 0.71, b: 0.64 };
    const text = textOf(renderToStaticMarkup(<Figures comparison={{ ...comparison, paired: few, scores }} />));
    expect(text).toContain('With 3 changes between right and wrong, even an entirely one-sided split could be chance.');
    expect(text).toContain('Mean score of the 50 items that both grade: 0.710 before, 0.640 now (−0.070).');
  });
});

test('the matrix has A in rows and B in columns with totals; states of no item are left out, only what is there is listed', () => {
  const html = renderToStaticMarkup(
    <Matrix
      matrix={comparison.matrix}
      whole={comparison.matrix}
      filter={{ ...ALL_COMPARED, category: 'stock', states: { a: 'right', b: 'not-judged' } }}
      onCell={nothing}
    />,
  );
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gu)].map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gu)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/gu, '')),
  );
  expect(rows.slice(1)).toEqual([
    ['8', '5', '1', '14'],
    ['2', '4', '0', '6'],
    ['10', '9', '1', '20'],
  ]);
  expect(html.match(/<button/gu)).toHaveLength(5);
  expect(html).toContain('5 items right in A and wrong in B (regression): list them');
  expect(html).toContain('Category: stock');
  expect(html.match(/<button[^>]*aria-pressed="true"[^>]*>(\d+)/u)?.[1]).toBe('1');
});

test('categories say what changed with sign and word, and those without one are named', () => {
  function category(name: string | null, a: number, b: number): ComparedCategory {
    const none = { notJudged: 0, fault: 0 };
    return {
      category: name,
      n: 10,
      a: { right: a, wrong: 10 - a, ...none },
      b: { right: b, wrong: 10 - b, ...none },
      regressions: 1,
      fixes: 2,
    };
  }
  const categories = [category('up', 3, 5), category('down', 3, 2), category(null, 3, 3)];
  const text = textOf(renderToStaticMarkup(<Categories categories={categories} onCategory={nothing} />));
  expect(text).toContain('up 10 3 of 10 5 of 10 +2 1 2');
  expect(text).toContain('down 10 3 of 10 2 of 10 −1 1 2');
  expect(text).toContain('(none) 10 3 of 10 3 of 10 no change 1 2');
  expect(renderToStaticMarkup(<Categories categories={[]} onCategory={nothing} />)).toBe('');
});

test('regressions are offered even where there are none; of the other changes those that occur', () => {
  const html = renderToStaticMarkup(
    <ListTools
      filter={{ ...ALL_COMPARED, changes: ['fix'], category: null }}
      comparison={{
        ...comparison,
        changes: comparison.changes.map((one) => ({ ...one, count: one.change === 'fix' ? 2 : 0 })),
      }}
      counts={null}
      searchId="find"
      onChange={nothing}
    />,
  );
  const text = textOf(html);
  expect(text).toContain('All 2 Regression 0 Fix 2');
  expect(text).not.toContain('Lost');
  expect(text).toContain('Category: (none)');
  expect(text).not.toContain(words.sorts.delta);
  expect(html.match(/aria-pressed="true"/gu)).toHaveLength(1);
});

test('counts are those of the category and the search; the states of a cell can be taken away', () => {
  const html = renderToStaticMarkup(
    <ListTools
      filter={{ ...ALL_COMPARED, category: 'stock', states: { a: 'right', b: 'not-judged' } }}
      comparison={comparison}
      counts={{
        matrix: comparison.matrix,
        changes: comparison.changes.map((one) => ({ ...one, count: one.change === 'lost' ? 1 : 0 })),
      }}
      searchId="find"
      onChange={nothing}
    />,
  );
  expect(textOf(html)).toContain('All 1 Regression 0 Lost 1 Fix 0');
  expect(textOf(html)).toContain('right in A, not judged in B');
  expect(html).toContain('List items of all states');
  expect(html).not.toContain('aria-pressed="true"');
});

test('a row says in words what either side has of an item, also that it has nothing', () => {
  const row = {
    change: 'only-b',
    a: null,
    b: { key: { id: '<b>q</b>', attempt: 2 }, state: 'not-judged', reason: 'no-trace', score: null },
    category: null,
    input: '',
  } as const;
  for (const columns of [comparedColumns(true), narrowComparedColumns()]) {
    const html = columns.map((column) => renderToStaticMarkup(<>{column.render(row)}</>)).join(' ');
    expect(textOf(html)).toMatch(/Only in B/u);
    expect(textOf(html)).toMatch(/not there.*not judged/u);
    expect(textOf(html)).toContain('attempt 2');
    expect(html).not.toContain('<b>');
  }
});

describe('a side of an item', () => {
  const side = {
    kind: 'ready',
    dataset: { key: 'ab12', name: 'a<b>.csv' },
    params: { scorer: 'recorded', options: [['column', 'success']], replies: null },
  } as unknown as ReadySide;
  const detail = {
    key: { id: 'q', attempt: 0 },
    result: {
      state: 'wrong',
      verdict: {
        correct: false,
        reason: 'recorded-wrong',
        detail: { code: 'recorded', column: 'success', text: '0' },
        outcome: null,
        failureKind: null,
        score: null,
      },
    },
    reply: null,
  } as unknown as ItemDetail;

  function Body() {
    return <p>BODY</p>;
  }

  test('has its verdict with the reason in a sentence, and says that the file has no reply', () => {
    const html = renderToStaticMarkup(
      <ItemSide
        letter="a"
        side={side}
        itemKey={detail.key}
        detail={{ kind: 'done', value: detail }}
        part="answer"
        inLines={false}
        runBody={Body}
        caseRules={Body}
      />,
    );
    const text = textOf(html);
    expect(text).toContain('wrong recorded-wrong The file records &quot;0&quot; in success.');
    expect(text).toContain('No reply in this file.');
    expect(text).not.toContain('BODY');
    expect(html).toContain('href="#/data/ab12/item/q/0?run=recorded;column=success"');
    expect(html).not.toContain('a<b>');
  });

  test('that does not have the item says so, and leads nowhere', () => {
    const html = renderToStaticMarkup(
      <ItemSide
        letter="b"
        side={side}
        itemKey={null}
        detail={null}
        part={undefined}
        inLines={false}
        runBody={Body}
        caseRules={Body}
      />,
    );
    expect(textOf(html)).toContain('B does not have this item.');
    expect(html).not.toContain('href');
  });
});

test('small p are not rounded to nothing, and a difference has its sign', () => {
  expect([0.0000001, 0.0312, 0.5, 1].map(pText)).toEqual(['p < 0.001', 'p = 0.031', 'p = 0.50', 'p = 1.00']);
  expect([0.07, -0.12, 0.0001, 0].map((value) => signed(value, 3))).toEqual(['+0.070', '−0.120', '0.000', '0.000']);
});

test('what both answered has a word at each line that differs, once where one side alone has an object', () => {
  const line = { depth: 1, mark: 'same', reference: '1', reply: '1' } as const;
  const html = renderToStaticMarkup(
    <AnswerLines
      title="What both answered"
      compared={{
        cut: false,
        lines: [
          { ...line, key: null, depth: 0, reference: '{', reply: '{' },
          { ...line, key: 'crates', reference: '0.5', reply: '1', mark: 'changed' },
          { ...line, key: '<i>', reference: null, reply: '{', mark: 'unexpected' },
          { ...line, key: 'in', depth: 2, reference: null, reply: '2', mark: 'unexpected' },
          { ...line, key: null, reference: null, reply: '}', mark: 'unexpected' },
          { ...line, key: null, depth: 0, reference: '}', reply: '}' },
        ],
      }}
    />,
  );
  expect(textOf(html)).toContain('crates : 0.5 B crates : 1 ≠ differs');
  expect(html.match(/only in B/gu)).toHaveLength(1);
  expect(textOf(html)).toContain('differ in 2 places');
  expect(html).not.toContain('<i>');
});
