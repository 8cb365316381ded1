import { expect, test } from 'vitest';
import { readSettings } from './settingValues.ts';

const defaults = {
  theme: 'system',
  keys: true,
  widths: new Map(),
  layouts: new Map(),
  filters: [],
  labelling: null,
  baselines: new Map(),
};

test.each([[undefined], [null], ['dark'], [{}], [{ theme: 'sepia', keys: 'yes', widths: { id: 80 } }]])(
  'what is not understood (%j) becomes the default',
  (saved) => {
    expect(readSettings(saved)).toEqual(defaults);
  },
);

test('what was saved comes back, and one bad width does not take the others along', () => {
  const widths = new Map<unknown, unknown>([
    ['__proto__', 120],
    ['id', Number.NaN],
    ['input', -4],
    [7, 80],
  ]);
  expect(readSettings({ theme: 'dark', keys: false, widths, later: 'addition' })).toEqual({
    theme: 'dark',
    keys: false,
    widths: new Map([['__proto__', 120]]),
    layouts: new Map(),
    filters: [],
    labelling: null,
    baselines: new Map(),
  });
});

test('layouts and named filters come back, and what is broken in one leaves the others', () => {
  const layouts = new Map<unknown, unknown>([
    ['[]', { shown: ['verdict', 7, 'id'], widths: new Map<unknown, unknown>([['id', 'wide']]) }],
    ['["a"]', { shown: [], widths: new Map([['id', 90]]) }],
    ['["b"]', null],
    [7, { shown: ['id'] }],
  ]);
  const filters = [
    { name: 'one', filter: 'verdict = wrong', sort: { column: 'id', descending: true } },
    { name: 'two', filter: '', sort: 'id' },
    { name: '', filter: 'a' },
    { name: 'three' },
    null,
  ];
  expect(readSettings({ layouts, filters })).toEqual({
    ...defaults,
    layouts: new Map([
      ['[]', { shown: ['verdict', 'id'], widths: new Map() }],
      ['["a"]', { shown: null, widths: new Map([['id', 90]]) }],
      ['["b"]', { shown: null, widths: new Map() }],
    ]),
    filters: [
      { name: 'one', filter: 'verdict = wrong', sort: { column: 'id', descending: true } },
      { name: 'two', filter: '', sort: null },
    ],
  });
});

const rubric = {
  id: 'tone',
  version: 2,
  name: 'Tone',
  unitsOfOne: 1,
  pass: 1,
  parts: [
    {
      id: 'polite',
      name: 'Polite',
      bands: [
        { score: 0, sentence: 'It is rude.' },
        { score: 1, sentence: 'It is polite.' },
      ],
    },
  ],
};

test('how somebody labels comes back', () => {
  const labelling = { rater: 'ayşe', advances: false, rubrics: [rubric] };
  expect(readSettings({ labelling }).labelling).toEqual(labelling);
});

test.each([[undefined], [null], ['ayşe'], [7], [{}], [{ rater: 7 }], [{ rater: null, advances: true, rubrics: [] }]])(
  'how somebody labels is not known from %j',
  (labelling) => {
    expect(readSettings({ labelling }).labelling).toBeNull();
  },
);

test('a rubric that is not whole is left out, and the others stay', () => {
  const [part] = rubric.parts;
  const broken: readonly unknown[] = [
    null,
    'tone',
    { ...rubric, id: '' },
    { ...rubric, version: '2' },
    { ...rubric, version: 1.5 },
    { ...rubric, unitsOfOne: 0 },
    { ...rubric, pass: 0 },
    { ...rubric, pass: undefined },
    { ...rubric, pass: 0 },
    { ...rubric, pass: 2 },
    { ...rubric, parts: [] },
    { ...rubric, parts: [part, part] },
    { ...rubric, parts: [null] },
    { ...rubric, parts: [{ ...part, bands: [] }] },
    { ...rubric, parts: [{ ...part, bands: [{ score: Number.NaN, sentence: '' }] }] },
    { ...rubric, parts: [{ ...part, bands: [{ score: 1, sentence: { toString: 'x' } }] }] },
    { ...rubric, parts: [{ ...part, bands: part?.bands.toReversed() }] },
  ];
  for (const one of broken) {
    const labelling = { rater: 'ayşe', advances: 'yes', rubrics: [one, rubric] };
    expect(readSettings({ labelling }).labelling).toEqual({ rater: 'ayşe', advances: true, rubrics: [rubric] });
  }
  expect(readSettings({ labelling: { rater: '', rubrics: 'all' } }).labelling).toEqual({
    rater: '',
    advances: true,
    rubrics: [],
  });
});

test('baselines come back, and what is broken in one leaves the others', () => {
  const baselines = new Map<unknown, unknown>([
    ['a1', { name: 'base.json', text: '{}' }],
    ['b2', { name: 'base.json' }],
    ['c3', null],
    [7, { name: 'base.json', text: '{}' }],
  ]);
  expect(readSettings({ baselines }).baselines).toEqual(new Map([['a1', { name: 'base.json', text: '{}' }]]));
});
