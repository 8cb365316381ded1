import { describe, expect, it, test } from 'vitest';
import { labelIssueSentence, labelRefusalSentence } from '../words/labels.ts';
import { event, HEADER, label, linesText, logOf, verdict } from './builders.ts';
import { isLabelFile } from './isLabelFile.ts';
import { readLabels, type LabelsRead } from './readLabels.ts';
import { writeLabels } from './writeLabels.ts';

function read(text: string): Extract<LabelsRead, { ok: true }> {
  const found = readLabels('labels.jsonl', text);
  if (!found.ok) throw new Error(labelRefusalSentence(found.refusal));
  return found;
}

function refusal(text: string): string {
  const found = readLabels('labels.jsonl', text);
  if (found.ok) throw new Error('It was read');
  return labelRefusalSentence(found.refusal);
}

// The two lines that the design shows.
const SHOWN = [
  '{"type":"header","format":"labels","version":1,"dataset":{"name":"trajectory-8","n":8,"fingerprint":"sha256:..."},"rubric":{"id":"path-ok","version":2,"hash":"sha256:..."},"categories":["PASS","FAIL"],"ordered":false,"positive":"PASS","created":"2025-01-01T10:00:00.000Z","app":"x.y.z"}',
  '{"type":"label","event_id":"01J...","rater":"ayse","item":"R2","attempt":0,"item_hash":"sha256:...","value":"FAIL","note":"open before search","blind":true,"revealed_at":null,"supersedes":null,"seq":7,"at":"2025-01-01T10:03:12.481Z","ms_on_item":9120,"order":{"mode":"shuffle","seed":42,"position":3}}',
];

describe('a label file', () => {
  it('is read as the format has it, and written as it was read', () => {
    const text = SHOWN.map((line) => `${line}\n`).join('');
    const { log, issues } = read(text);
    expect(issues).toEqual([]);
    expect(log.events.get('01J...')?.facts).toEqual({
      type: 'label',
      rater: 'ayse',
      device: '',
      seq: 7,
      at: '2025-01-01T10:03:12.481Z',
      item: { id: 'R2', attempt: 0 },
      hash: 'sha256:...',
      value: 'FAIL',
      blind: true,
      revealedAt: null,
      supersedes: null,
      note: 'open before search',
      tags: [],
      parts: null,
      msOnItem: 9120,
    });
    expect(writeLabels(log)).toBe(text);
  });

  it('may be one array, spread over lines, with a byte order mark before it', () => {
    const { log, issues } = read(`\ufeff[\n${SHOWN.join(',\n')},\n{"type":"label"}]`);
    expect([...log.events.keys()]).toEqual(['01J...']);
    expect(issues.map(labelIssueSentence)).toEqual([
      'labels.jsonl, line 4: event_id is not a text without control characters; the line is left out.',
    ]);
  });

  it('keeps members and numbers that it does not know, and writes them as they were', () => {
    const line =
      '{"type":"label","event_id":"a","rater":"x","item":"1","value":null,"__proto__":{"n":1.50e3},"seq":1}\n';
    expect(writeLabels(read(`${SHOWN[0]!}\n${line}`).log)).toBe(`${SHOWN[0]!}\n${line}`);
  });

  it('keeps an event of a type that it does not know, and says so', () => {
    const { log, issues } = read(linesText([HEADER, event('praise', 'p', { stars: 5 })]));
    expect(issues.map(labelIssueSentence)).toEqual([
      'labels.jsonl, line 2: the type praise is not known; the line is kept, and nothing is made of it.',
    ]);
    expect(writeLabels(log)).toContain('"stars":5');
  });

  it('names each bad line with its place and cause, and keeps the good ones', () => {
    const lines = [
      JSON.stringify(HEADER),
      JSON.stringify(label('good')),
      '{"type":"label",',
      '',
      '[1]',
      JSON.stringify(label('no-item', { item: undefined })),
      JSON.stringify(label('control', { item: 'R\u0007' })),
      JSON.stringify(label('value', { value: 1 })),
      JSON.stringify(label('attempt', { attempt: -1 })),
      JSON.stringify(label('blind', { blind: 'yes' })),
      JSON.stringify(event('undo', 'undo')),
      '{"type":"seen","event_id":"s","rater":"ayse","rater":"ayse"}',
    ];
    const { log, issues } = read(lines.join('\r\n'));
    expect([...log.events.keys()]).toEqual(['good']);
    const sentences = issues.map(labelIssueSentence);
    expect(sentences.map((one) => one.replace(/^labels\.jsonl, /, '').split(/[:;] /)[0])).toEqual(
      [3, 5, 6, 7, 8, 9, 10, 11, 12].map((line) => `line ${line}`),
    );
    for (const [at, part] of [
      'not JSON',
      'an object',
      'item',
      'item',
      'value',
      'attempt',
      'blind',
      'target',
      'rater',
    ].entries()) {
      expect(sentences[at]).toContain(part);
    }
  });

  it('takes an id that is a number as its digits, and an attempt that is not named as the first', () => {
    const { log } = read('{"type":"label","event_id":"a","rater":"x","item":9007199254740993,"value":"PASS"}');
    expect(log.events.get('a')?.facts).toMatchObject({ item: { id: '9007199254740993', attempt: 0 } });
  });

  it('without a header is of PASS and FAIL, and that is said once', () => {
    const { log, issues } = read(linesText([label('a'), label('b')]));
    expect(issues.map(({ code }) => code)).toEqual(['no-header']);
    expect(log.events.get('b')?.header).toMatchObject({ categories: ['PASS', 'FAIL'], positive: 'PASS', rubric: null });
  });

  it('may have further headers, each for the events below it', () => {
    const other = { ...HEADER, rubric: { id: 'path-ok', version: 3 } };
    const { log } = read(linesText([HEADER, label('a'), other, label('b')]));
    expect([...log.events.values()].map(({ header }) => header.rubric?.version)).toEqual(['2', '3']);
    expect(writeLabels(read(writeLabels(log)).log)).toBe(writeLabels(log));
  });
});

describe('refused is', () => {
  test('a version that is not known, and a format', () => {
    expect(refusal(linesText([{ ...HEADER, version: 2 }, label('a')]))).toBe(
      'labels.jsonl, line 1: version 2 of label files is not known, only 1. Open it with a newer Touchstone.',
    );
    expect(refusal(linesText([{ ...HEADER, format: 'ratings' }]))).toContain(
      'line 1: the header says the format ratings',
    );
  });

  test('a header on which the lines below cannot depend', () => {
    for (const [rest, part] of [
      [{ categories: ['PASS'] }, 'categories of the header is not a list of two'],
      [{ categories: ['PASS', 'PASS'] }, 'categories'],
      [{ positive: 'YES' }, 'positive of the header is not one of the categories'],
      [{ dataset: { n: 'eight' } }, 'dataset.n'],
    ] as const) {
      expect(refusal(linesText([{ ...HEADER, ...rest }, label('a')]))).toContain(part);
    }
  });

  test('one id with two bodies, naming both lines; the same body twice is one event', () => {
    expect(refusal(linesText([HEADER, label('a'), label('b'), label('a', { value: 'FAIL' })]))).toContain(
      'The event a says one thing in labels.jsonl, line 2 and another in labels.jsonl, line 4',
    );
    const again = Object.fromEntries(Object.entries(label('a')).toReversed());
    expect(read(linesText([HEADER, label('a'), again])).log.events.size).toBe(1);
  });

  test('a file in which no line can be used, with the first that is wrong', () => {
    expect(refusal('')).toContain('labels.jsonl has no labels that can be read');
    expect(refusal('{"type":"label"}')).toContain('line 1: event_id');
    expect(refusal('[{"type":"header",\n]')).toContain('labels.jsonl, line 2, column 1');
  });
});

test('a label file is told by its first line that can be read, whatever its name is', () => {
  for (const text of [
    linesText([HEADER]),
    linesText([label('a')]),
    JSON.stringify([HEADER]),
    `\ufeff ${linesText([HEADER])}`,
  ]) {
    expect([isLabelFile(text), isLabelFile(`{"type":"header",\n${text}`)]).toEqual([true, true]);
  }
  for (const text of ['', '[]', '{"id":"a","input":"q"}', '{"type":"label"}', 'item,human\nR1,PASS', '[1, 2]', '{']) {
    expect(isLabelFile(text)).toBe(false);
  }
});

test('a verdict of a judge keeps its score as written', () => {
  const text = linesText([HEADER, verdict('v')]).replace('"status"', '"score":0.70,"status"');
  expect(read(text).log.events.get('v')?.facts).toMatchObject({ judge: 'mock', version: '1', score: '0.70' });
});

test('tags and parts of a label are read where they are what they must be, and cost no label where they are not', () => {
  function facts(rest: object) {
    const found = logOf(label('1', rest)).events.get('1')?.facts;
    return found?.type === 'label' ? { tags: found.tags, parts: found.parts } : null;
  }
  expect(facts({ tags: ['slip', 'gap'], parts: { decision: 1, syntax: 4 } })).toEqual({
    tags: ['slip', 'gap'],
    parts: new Map([
      ['decision', 1],
      ['syntax', 4],
    ]),
  });
  expect(facts({ tags: 'slip', parts: { decision: 0.5 } })).toEqual({ tags: [], parts: null });
  expect(facts({ tags: ['slip', 1], parts: [1] })).toEqual({ tags: [], parts: null });
});
