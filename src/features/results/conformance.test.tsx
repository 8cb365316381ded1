import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ConformanceResult } from '../../core/conformance/conformance.ts';
import { conformanceFigures } from '../../core/words/conformanceReport.ts';
import type { Held } from '../../state/conformance/held.ts';
import { START, type WorkbenchState } from '../../state/state.ts';
import { NO_PARAMS } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { ConformanceCategories } from './ConformanceCategories.tsx';
import { ConformanceFigures } from './ConformanceFigures.tsx';
import { ConformanceGate } from './ConformanceGate.tsx';
import { ConformanceSelfTest } from './ConformanceSelfTest.tsx';
import { ConformanceUnmet } from './ConformanceUnmet.tsx';

/** Markup, a bidi override, a zero-width space. */
const HOSTILE = '<img src=x>\u202Eabc\u200B';

const result: ConformanceResult = {
  cases: 6,
  exactMatch: 2,
  exactMatchRate: 0.3333,
  unrecoverableCases: 2,
  correctlyRefused: 1,
  inventedCalls: 1,
  falseRefusals: 0,
  schemaInvalidReturns: 2,
  adapterExceptions: 1,
  byCategory: [
    { category: 'p', n: 3, ok: 1, rate: 0.3333 },
    { category: HOSTILE, n: 3, ok: 1, rate: 0.3333 },
  ],
};
const held: Held = {
  file: HOSTILE,
  gate: {
    regressions: [
      { code: 'exact-match-fell', from: 3, to: 2 },
      { code: 'category-fell', category: HOSTILE, from: 2, to: 1 },
    ],
    notes: [{ code: 'category-new', category: HOSTILE }],
  },
  figures: new Map([
    ['exact', 3],
    ['schema-invalid', 3],
    ['invented', 1],
  ]),
  categories: new Map([['p', { change: -1, cases: -2 }]]),
};

function benchAt(filter: string): Workbench {
  const route = { view: 'results', data: 'd', params: { ...NO_PARAMS, filter } } as const;
  const store = createStore<WorkbenchState>(() => ({ ...START, route }));
  return { store, actions: {}, context: {} } as unknown as Workbench;
}

/** The text of what is drawn, a blank between elements. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test('each number stands with its sentence and what the baseline says; a number of nothing is no button', () => {
  const html = renderToStaticMarkup(
    <ConformanceFigures
      bench={benchAt('reason = invented-call')}
      figures={conformanceFigures(result, 0)}
      held={held}
    />,
  );
  expect(textOf(html)).toBe(
    '2 of 6 exact or rightly refused (33.3 %) baseline 3 (−1) 1 of 2 refused that had to be refused 1 of 2 with no call to make got an invented call baseline 1 (±0) 0 of 4 repairable calls given up 2 of 5 returned calls are still rejected by the schema baseline 3 (−1) 1 of 6 ended by an exception',
  );
  expect(html.match(/<button/g)).toHaveLength(5);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
});

test('categories are a table of figures; the bars are for the eye alone', () => {
  const html = renderToStaticMarkup(
    <ConformanceCategories bench={benchAt('category = p')} categories={result.byCategory} held={held} />,
  );
  expect(html).toMatch(/<td aria-hidden="true"><span[^>]*><span[^>]* style="width:33/);
  expect(textOf(html)).toContain('p 1 of 3 33.3 % −1 of fewer cases');
  expect(textOf(html)).toContain('1 of 3 33.3 % not in it');
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
});

test('the gate says each regression in the words of the document, and that there is none', () => {
  expect(textOf(renderToStaticMarkup(<ConformanceGate held={held} />))).toContain('exact match fell from 3 to 2');
  const none = { ...held, file: 'base.json', gate: { regressions: [], notes: [] } };
  expect(textOf(renderToStaticMarkup(<ConformanceGate held={none} />))).toBe('No regression against base.json');
});

test('categories that fell are folded where they are many: the table says them, too', () => {
  const fell = ['a', 'b', 'c', 'd'].map((category) => ({ code: 'category-fell', category, from: 2, to: 1 }) as const);
  const total = { code: 'exact-match-fell', from: 9, to: 5 } as const;
  const html = renderToStaticMarkup(
    <ConformanceGate held={{ ...held, file: 'base.json', gate: { regressions: [total, ...fell], notes: [] } }} />,
  );
  expect(html).toContain('<details>');
  expect(textOf(html)).toContain('exact match fell from 9 to 5 4 categories fell a fell from 2 to 1');
});

test('outputs of which none has an id of the corpus are said with an id of either', () => {
  const onlyInDataset = { total: 2, first: [{ id: 'names-1', attempt: 0 }] };
  const onlyInReplies = { total: 2, first: [{ id: 'case-0', attempt: 0 }] };
  const join = { joinedBy: 'id', joined: 0, onlyInDataset, onlyInReplies } as const;
  expect(textOf(renderToStaticMarkup(<ConformanceUnmet join={{ ...join, repeated: { total: 0, first: [] } }} />))).toBe(
    'None of 2 outputs has an id of this corpus case-0 in the file, names-1 in the corpus. No case was run.',
  );
});

test('the self-test says how many of how many passed', () => {
  const checks = [
    { name: 'one', passed: true },
    { name: 'two', passed: false },
  ];
  expect(textOf(renderToStaticMarkup(<ConformanceSelfTest checks={checks} />))).toBe(
    'The document’s self-test: 1 of 2 checks passed passed one failed two',
  );
});

test('nothing of a hostile file is markup, hides or turns text around', () => {
  const html = renderToStaticMarkup(
    <>
      <ConformanceCategories bench={benchAt('')} categories={result.byCategory} held={held} />
      <ConformanceGate held={held} />
    </>,
  );
  expect(html).not.toMatch(/<img|[\u202E\u200B]/u);
});
