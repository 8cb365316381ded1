import { describe, expect, it } from 'vitest';
import { FORMATS } from '../formats/list.ts';
import { LENIENT, STRICT, type JsonPolicy } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import type { JsonError } from '../json/error.ts';
import type { Issue, Refusal, TypeWordProblem } from '../model/issue.ts';
import type { SelfTestReport } from '../model/report.ts';
import { CAUSES, STATES, type Fault } from '../model/verdict.ts';
import { rateOf } from '../report/wilson.ts';
import { attemptsReport } from '../report/attempts.ts';
import { builtInScorers } from '../scorers/registry.ts';
import { causeSentence, causeWord } from './cause.ts';
import { issueSentence } from './issue.ts';
import { jsonErrorSentence } from './jsonError.ts';
import { noteSentence, toolsAloneSentence } from './note.ts';
import { counted, grouped, listed, percent } from './numbers.ts';
import { nameInWords, oneLine } from './quoted.ts';
import { passHatSentence, passHatsSentence, rateSentence, recordedSentence, spreadSentence } from './rate.ts';
import { declaredReason, reasonSentence } from './reason.ts';
import { refusalSentence, refusalWords } from './refusal.ts';
import { selfTestSentence } from './selfTest.ts';
import { stateWord } from './state.ts';
import { formatTitle, optionTitle, optionValueTitle, scorerTitle } from './title.ts';

const place = { file: 'rows.jsonl', line: 7, row: 6 };

function errorOf(text: string, policy: JsonPolicy = STRICT): JsonError {
  const read = readJson(text, policy);
  if (read.ok) throw new Error(text);
  return read.error;
}

describe('every word', () => {
  it('of a built-in scorer is here: its title, its options and their values, its reasons', () => {
    expect(builtInScorers.length).toBeGreaterThan(1);
    for (const { name, options, reasons } of builtInScorers) {
      expect(scorerTitle(name)).not.toBe(name);
      const sentences = reasons.map(({ code }) => [code, declaredReason(name, code)]);
      for (const [, words] of sentences) expect(words).toMatch(/^[A-Z].*\.$/);
      for (const option of options) {
        expect(optionTitle(option.name)).not.toBe(option.name);
        for (const value of option.values) expect(optionValueTitle(option.name, value)).not.toBe('');
      }
    }
  });

  it('of a format is here', () => {
    expect(FORMATS.filter(({ name }) => formatTitle(name) === name)).toEqual([]);
  });

  it('of a scorer that is not built in is its own', () => {
    expect(reasonSentence('mine', 'constructor')).toBe('mine gave the reason constructor.');
    expect([scorerTitle('mine'), optionTitle('__proto__'), optionValueTitle('a', 'b')]).toEqual([
      'mine',
      '__proto__',
      'b',
    ]);
  });

  it('tells the four states and every cause apart', () => {
    expect(STATES.map(stateWord)).toEqual(['right', 'wrong', 'not judged', 'fault']);
    expect(new Set(CAUSES.map(causeWord)).size).toBe(CAUSES.length);
  });
});

describe('a rate', () => {
  it('prints its count, its denominator, its share and its interval', () => {
    expect(rateSentence(rateOf(37, 50))).toBe('37 of 50 right (74 %, 60–84)');
    expect(rateSentence(rateOf(44_400, 60_000))).toBe('44,400 of 60,000 right (74.0 %, 73.6–74.3)');
  });

  it('of nothing is undefined and says why', () => {
    expect(rateSentence(rateOf(0, 0))).toBe('undefined (nothing judged)');
  });

  it('is 100 per cent only when all are right, and 0 only when none is', () => {
    expect(rateSentence(rateOf(59_999, 60_000))).toContain('(99.998 %');
    expect(rateSentence(rateOf(1, 60_000))).toContain('(0.002 %');
    expect(rateSentence(rateOf(998, 999))).toContain('(99.9 %');
    expect(rateSentence(rateOf(5, 5))).toBe('5 of 5 right (100 %, 57–100)');
    expect(rateSentence(rateOf(0, 5))).toBe('0 of 5 right (0 %, 0–43)');
  });

  it('over attempts says over how many items, and where none has so many, that it is undefined', () => {
    const report = attemptsReport([
      { attempts: 3, judged: 3, right: 3 },
      { attempts: 3, judged: 3, right: 2 },
      { attempts: 1, judged: 0, right: 0 },
    ]);
    expect(passHatSentence(report, 2)).toBe('pass^2 0.667 over 2 items');
    expect(passHatSentence(report, 4)).toBe('pass^4 undefined (no item has 4 judged attempts)');
    expect(passHatsSentence(report)).toBe('pass^1 0.833, pass^2 0.667, pass^3 0.500 over 2 items');
    expect(spreadSentence(report)).toBe(
      'Of 3 items: every judged attempt right 1, some 1, none 0; 1 with no attempt judged.',
    );
  });
});

describe('a recorded column', () => {
  const states = { right: 3121, wrong: 880, notJudged: 0, fault: 0 };

  it('prints its rate with its denominator, and what was not judged apart', () => {
    const column = { name: 'success', kind: 'verdict', states } as const;
    // The interval by Wilson's formula with z = 1.959963984540054, by an independent program.
    expect(recordedSentence(column, 4001)).toBe('success: 3,121 of 4,001 right (78.0 %, 76.7–79.3), 0 not judged');
  });

  it('says how many items are faults and how many have no value, and of no verdict that it is undefined', () => {
    const some = { name: 'a b', kind: 'label', states: { right: 37, wrong: 13, notJudged: 2, fault: 1 } } as const;
    expect(recordedSentence(some, 60)).toBe(
      '"a b": 37 of 50 right (74 %, 60–84), 2 not judged, 1 fault; 7 items without a value',
    );
    const none = { name: 'v', kind: 'judge', states: { right: 0, wrong: 0, notJudged: 3, fault: 0 } } as const;
    expect(recordedSentence(none, 3)).toBe('v: undefined (nothing judged), 3 not judged');
    expect(recordedSentence({ name: 's', kind: 'score', states: null }, 3)).toBeNull();
  });

  it('does not call values that are no verdicts missing', () => {
    const choice = { name: 'label', kind: 'label', states: { right: 0, wrong: 0, notJudged: 0, fault: 2 } } as const;
    expect(recordedSentence(choice, 9)).toBe('label: values that are neither right nor wrong, 2 faults');
  });
});

describe('a self-test', () => {
  const report: SelfTestReport = {
    passed: true,
    answerKey: { covered: 58, failed: 0 },
    nullControl: { covered: 55, failed: 0 },
    leftOut: [{ why: 'reference-broken', items: 2 }],
    failures: [],
  };

  it('of nothing did not pass: it says that there was nothing to test, and why', () => {
    const none = { covered: 0, failed: 0 };
    const nothing = { ...report, answerKey: none, nullControl: none };
    expect(selfTestSentence({ ...nothing, leftOut: [{ why: 'no-reference', items: 4 }] })).toBe(
      'self-test: nothing to test (no item has a reference that this scorer compares with)',
    );
    expect(selfTestSentence(nothing)).toBe('self-test: nothing to test; 2 left out (broken reference)');
  });

  it('says what each check covered and what was left out, with the cause', () => {
    expect(selfTestSentence(report)).toBe(
      'self-test passed: 58 answer keys, 55 null controls; 2 left out (broken reference)',
    );
    const more = {
      ...report,
      leftOut: [...report.leftOut, { why: 'key-is-empty', items: 3 } as const, { why: 'no-key', items: 0 } as const],
    };
    expect(selfTestSentence(more)).toMatch(
      /; 2 left out \(broken reference\); 3 without a null control \(the key is itself empty\)$/,
    );
    expect(selfTestSentence({ ...report, passed: false, nullControl: { covered: 55, failed: 55 } })).toMatch(
      /^self-test failed on 55 checks: /,
    );
  });
});

describe('a JSON error', () => {
  it.each<[string, string]>([
    ['{"a": 1 x}', 'Line 1, column 9: expected a comma or a closing bracket, found “x”; near “{"a": 1 x}”.'],
    ['', 'Line 1, column 1: the text is empty, a JSON value was expected.'],
    ['{"a":1,\n "a":2}', 'Line 2, column 2: the key "a" appears twice in one object; near “{"a":1,\\n "a":2}”.'],
    ['{"a":', 'Line 1, column 6: the text ends where a value was expected; near “{"a":”.'],
    ['"abc', 'Line 1, column 5: the text ends where a closing quote was expected; near “"abc”.'],
    ['[NaN]', 'Line 1, column 2: NaN is no JSON number; near “[NaN]”.'],
    ['{} {}', 'Line 1, column 4: the value has ended, but “{” follows; near “{} {}”.'],
    ['"\t"', 'Line 1, column 2: a text holds the control character U+0009, which JSON wants escaped; near “"\\t"”.'],
    ['\u00a0{}', 'Line 1, column 1: expected a value, found U+00A0; near “\u00a0{}”.'],
    ['01', 'Line 1, column 2: a number is not written as JSON writes it: expected a digit, found “1”; near “01”.'],
  ])('of %j has its place, its cause and the text around', (text, sentence) => {
    expect(jsonErrorSentence(errorOf(text))).toBe(sentence);
  });

  it('names the limits', () => {
    expect(jsonErrorSentence(errorOf('['.repeat(10_001)))).toContain('nested deeper than 10,000 levels');
    expect(jsonErrorSentence(errorOf('1'.repeat(4301), LENIENT))).toContain('an integer has more than 4,300 digits');
  });
});

describe('a cause', () => {
  it('says that an item without a reply was not run, and that a broken reference is no wrong reply', () => {
    expect(causeSentence({ state: 'not-judged', cause: 'not-run', verdict: null })).toBe(
      'Not run: no reply to this item was recorded.',
    );
    const problem = {
      code: 'arguments-malformed',
      call: 0,
      name: 'pay',
      problem: { code: 'not-json', error: errorOf('{"a":1,"a":1}') },
    } as const;
    expect(causeSentence({ state: 'fault', fault: { cause: 'reference-broken', problem } })).toBe(
      'Could not be judged, and does not count as wrong: call 1 of the reference, pay: its arguments are not one JSON object: at column 8, the key "a" appears twice in one object; near “{"a":1,"a":1}”.',
    );
  });

  it('has a sentence for every fault', () => {
    const faults: Fault[] = [
      { cause: 'reference-broken', problem: { code: 'not-a-list', call: null, excerpt: '"x"' } },
      { cause: 'reply-unreadable', path: 'reply.calls', found: 'string' },
      { cause: 'reply-unreadable', path: 'reply.content[0]', found: 'a part of the type "tool_use"' },
      { cause: 'reply-unreadable', path: 'response', found: 'error', failed: '500' },
      { cause: 'reply-unreadable', path: 'error', found: 'error', failed: 'It expired.' },
      { cause: 'scorer-threw', message: 'boom\nat line 3' },
      { cause: 'undeclared-reason', reason: 'odd one' },
      { cause: 'contradictory-verdict', failureKind: 'refusal', reason: 'match' },
      { cause: 'contradictory-verdict', failureKind: null, reason: 'match' },
    ];
    expect(faults.map((fault) => causeSentence({ state: 'fault', fault }))).toEqual([
      'Could not be judged, and does not count as wrong: the reference is no list of calls: "x".',
      'Could not be judged: reply.calls cannot be read, it is a text.',
      'Could not be judged: reply.content[0] cannot be read, it is a part of the type "tool_use".',
      'Could not be judged: the request failed with status 500.',
      'Could not be judged: the request failed: It expired.',
      'Could not be judged: the scorer stopped with "boom\\nat line 3".',
      'Could not be judged: the scorer gave the reason "odd one", which it does not declare.',
      'Could not be judged: the scorer called the reply right and gave it the failure kind refusal.',
      "Could not be judged: the scorer's verdict is the opposite of what its reason match declares.",
    ]);
  });
});

describe('an issue', () => {
  it.each<[Issue, string]>([
    [
      { code: 'row-not-json', place, error: errorOf('{"a":') },
      'rows.jsonl, line 7: not JSON, at column 6: the text ends where a value was expected; near “{"a":”; the row is left out.',
    ],
    [
      { code: 'row-not-utf8', place, column: 12 },
      'rows.jsonl, line 7: not UTF-8 text, from byte 12 of the row on; the row is left out.',
    ],
    [
      { code: 'row-too-long', place, bytes: 209_715_200, limit: 67_108_864 },
      'rows.jsonl, line 7: the row has 209,715,200 bytes, more than the 67,108,864 that are read; it is left out.',
    ],
    [
      { code: 'row-too-deep', place: { ...place, line: null }, limit: 10_000 },
      'rows.jsonl, row 6: lists and objects are nested deeper than 10,000 levels; the row is left out.',
    ],
    [
      { code: 'file-cut', place, open: 'array' },
      'rows.jsonl, line 7: the file ends inside a list, as if it had been cut off; the rows before are kept.',
    ],
    [
      { code: 'repeated-id', place, id: 'q 1', attempt: 2 },
      'rows.jsonl, line 7: the id "q 1" stands in an earlier row too; this row is taken as attempt 2.',
    ],
    [
      { code: 'by-position', place: { ...place, line: null, row: null }, rows: 12 },
      'rows.jsonl: 12 rows have no id and are named by position, #1 for the first row.',
    ],
    [
      { code: 'text-after-end', place, excerpt: 'ok\n' },
      'rows.jsonl, line 7: the list has ended, but text follows and is left out: ok\\n.',
    ],
    [
      { code: 'other-list', place, name: 'items' },
      'rows.jsonl, line 7: the list items is not read: the rows are those of the list before it.',
    ],
    [
      { code: 'ids-on-one-side', place: { ...place, line: null, row: null }, side: 'dataset' },
      'rows.jsonl: the replies have no ids, the dataset has: there is nothing to join by.',
    ],
    [
      { code: 'row', place, kept: true, issue: { code: 'duplicate-key', path: 'reply.id', found: 'id' } },
      'rows.jsonl, line 7: reply.id appears twice, and the last one counts; the row is kept.',
    ],
    [
      { code: 'row', place, kept: true, issue: { code: 'request-failed', path: 'response', found: '500' } },
      'rows.jsonl, line 7: the request failed with status 500; the row is kept.',
    ],
    [
      { code: 'row', place, kept: false, issue: { code: 'reply-missing', path: 'reply', found: '' } },
      'rows.jsonl, line 7: there is no reply in it; the row is left out.',
    ],
    [
      { code: 'row', place, kept: true, issue: { code: 'not-a-count', path: 'attempt', found: '1.5' } },
      'rows.jsonl, line 7: attempt: found 1.5; a whole number from 0 is wanted; the row is kept.',
    ],
    [
      { code: 'row', place, kept: true, issue: { code: 'several-choices', path: 'reply.choices', found: '2' } },
      'rows.jsonl, line 7: reply.choices: 2 choices, and the first is judged; the row is kept.',
    ],
    [
      { code: 'row', place, kept: true, issue: { code: 'other-calls', path: 'reply.tool_calls', found: 'calls' } },
      'rows.jsonl, line 7: reply.tool_calls holds other calls than calls, and calls counts; the row is kept.',
    ],
    [
      { code: 'row', place, kept: true, issue: { code: 'field-type', path: 'tools', found: 'number' } },
      'rows.jsonl, line 7: tools: found a number, which is not what belongs there; the row is kept.',
    ],
    [
      { code: 'row', place, kept: false, issue: { code: 'not-an-object', path: '', found: 'array' } },
      'rows.jsonl, line 7: the row is a list, not an object; the row is left out.',
    ],
    [
      {
        code: 'row',
        place,
        kept: true,
        issue: { code: 'unknown-failure-kind', path: 'reply.failure_kind', found: 'tired' },
      },
      'rows.jsonl, line 7: reply.failure_kind is tired, none of parse_failure, refusal, not_in_document, wrong, budget_stop and error, and is ignored; the row is kept.',
    ],
  ])('%o', (issue, sentence) => {
    expect(issueSentence(issue)).toBe(sentence);
  });
});

describe('a refusal', () => {
  const problem: TypeWordProblem = {
    place,
    id: 'q-1',
    tool: 'plot',
    parameter: 'data',
    words: 'np.ndarray',
    why: 'outside-grammar',
  };
  const oneLineFile = { file: 'rows.jsonl', line: 1, row: 2 };
  const refusals: Refusal[] = [
    { code: 'empty-file', file: 'a.json' },
    { code: 'not-text', file: 'a.json', looksLike: 'html' },
    { code: 'not-text', file: 'a.json', looksLike: 'utf-16' },
    { code: 'not-text', file: 'a.json', looksLike: 'binary' },
    { code: 'not-text', file: 'a.json', looksLike: 'zip' },
    { code: 'not-text', file: 'a.json', looksLike: 'zstd' },
    { code: 'not-text', file: 'a.json', looksLike: 'parquet' },
    { code: 'not-text', file: 'a.json', looksLike: 'xz' },
    { code: 'not-text', file: 'a.json', looksLike: 'text' },
    { code: 'unknown-format', file: 'a.json', keys: ['x', 'y z'] },
    {
      code: 'no-good-rows',
      file: 'a.json',
      issues: [{ code: 'row-not-utf8', place: { file: 'a.json', line: 1, row: 1 }, column: 3 }],
      total: 4,
    },
    { code: 'read-failed', file: 'a.json', message: 'gone' },
    { code: 'two-datasets', files: ['a.json', 'b.json'] },
    { code: 'only-replies', file: 'a.json', unknown: ['x'] },
    { code: 'type-words', rows: [problem], total: 1 },
    {
      code: 'self-test-failed',
      scorer: 'mine',
      failures: [{ id: 'q-1', attempt: 0, check: 'null-control', found: 'right', reason: 'match' }],
      total: 60,
    },
    { code: 'only-labels', file: 'a.jsonl' },
    { code: 'unknown-scorer', scorer: 'xlam', known: ['xlam-tool-call', 'exact'] },
    { code: 'bad-option', option: 'ordering', value: 'ANY', allowed: ['any', 'strict'] },
    { code: 'unknown-option', option: 'order', known: ['ordering', 'schemas'] },
    { code: 'unknown-format-name', format: 'x', known: ['touchstone', 'xlam'] },
    { code: 'bad-filter', filter: 'verdict =', offset: 9, problem: 'A value for verdict is expected here.' },
    { code: 'no-such', what: 'view', name: 'v3' },
    { code: 'unpack-failed', file: 'a.gz', why: 'broken' },
    { code: 'unpack-failed', file: 'a.gz', why: 'checksum' },
    { code: 'unpack-failed', file: 'a.gz', why: 'cut' },
    { code: 'unpack-failed', file: 'a.gz', why: 'too-many-levels' },
    { code: 'unpacked-too-large', file: 'a.gz', packed: 261_000, limit: 100_000_000 },
    { code: 'too-many-columns', file: 'a.csv', columns: 10_000, limit: 2000 },
  ];

  it('has a cause and a way out, each a sentence on one line', () => {
    for (const refusal of refusals) {
      const { cause, wayOut } = refusalWords(refusal);
      expect(cause).toMatch(/[^.]$/);
      expect(wayOut).toMatch(/^[A-Z].*\.$/);
      expect(refusalSentence(refusal)).toMatch(/^[^\n]+\.$/);
      expect(refusalSentence(refusal)).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it('names the file, the place, the cause and the way out', () => {
    expect(refusals.slice(9, 12).map(refusalSentence)).toEqual([
      'a.json fits no known format: its first rows have the members x and "y z". Say what its columns mean, choose its format by name, or rename its members as the help page shows.',
      'a.json has no row that can be read: line 1: not UTF-8 text, from byte 3 of the row on; the row is left out; and 3 more. Mend the file, or choose another format for it.',
      'a.json could not be read: gone. It may have been moved, changed or locked since it was chosen: choose it again.',
    ]);
    expect(refusalSentence({ code: 'bad-option', option: 'ordering', value: 'ANY', allowed: ['any', 'strict'] })).toBe(
      'The option ordering cannot be "ANY". Choose any or strict.',
    );
    expect(refusalSentence({ code: 'bad-filter', filter: '', offset: 9, problem: 'A value is expected here.' })).toBe(
      'The filter is wrong at character 10: A value is expected here. Mend it there, or clear it to see every item.',
    );
  });

  it('says what stands in a file that is JSON without rows', () => {
    expect(
      [
        { code: 'no-objects', file: 'a.json', found: 'number', whole: true } as const,
        { code: 'no-objects', file: 'a.json', found: 'null', whole: true } as const,
        { code: 'no-objects', file: 'a.json', found: 'number', whole: false } as const,
        { code: 'empty-file', file: 'a.json', holds: 'empty-list' } as const,
      ].map((refusal) => refusalWords(refusal).cause),
    ).toEqual([
      'a.json is JSON, but one number; rows are objects',
      'a.json is JSON, but null alone; rows are objects',
      'The rows of a.json are numbers, not objects',
      'a.json holds an empty list',
    ]);
  });

  it('of replies alone names the members that are not known', () => {
    const unknown = ['question', 'prediction'];
    expect(refusalSentence({ code: 'only-replies', file: 'a.json', unknown })).toBe(
      'a.json holds replies alone (question and prediction are not known), and there is no dataset to join them with. Open it together with its dataset, open the dataset first, or choose another format for it.',
    );
    expect(refusalWords({ code: 'only-replies', file: 'a.json', unknown: [] }).cause).toMatch(
      /holds replies alone, and/,
    );
  });

  it('of type words names row, tool, parameter and words, lists 50 and counts the rest', () => {
    expect(refusalSentence({ code: 'type-words', rows: [problem], total: 1 })).toBe(
      'The tools cannot be sent as they are written, so the dataset is not scored: rows.jsonl, line 7, id q-1: tool plot, parameter data, words "np.ndarray": outside the grammar of type words. Mend these rows, or set the option schemas to skip to score without building schemas.',
    );
    const many = refusalWords({ code: 'type-words', rows: Array.from({ length: 60 }, () => problem), total: 1234 });
    expect([many.rows.length, many.more]).toEqual([50, 'and 1,184 more']);
  });

  it('of type words names the row where several rows stand in one line', () => {
    const [row] = refusalWords({ code: 'type-words', rows: [{ ...problem, place: oneLineFile }], total: 1 }).rows;
    expect(row).toMatch(/^rows.jsonl, row 2, id q-1: tool plot/);
  });

  it('of a self-test names the items', () => {
    expect(refusalWords(refusals[15] ?? refusals[0]!).rows).toEqual(['q-1: the empty reply was called right (match)']);
  });
});

describe('text of the data', () => {
  it('stays on one line and is ended without cutting a surrogate pair', () => {
    expect(oneLine('a\n\t\u0000\u2028b')).toBe('a\\n\\t\\u0000\\u2028b');
    expect(oneLine('😀😀😀', 3)).toBe('😀…');
  });

  it('is put in quotes where it could be taken for the words around it', () => {
    expect(['get_weather', 'a/b#c', 'größe'].map(nameInWords)).toEqual(['get_weather', 'a/b#c', 'größe']);
    expect(['a b', '', '"', 'x'.repeat(81)].map(nameInWords)).toEqual(['"a b"', '""', '"\\""', `"${'x'.repeat(80)}…"`]);
  });
});

describe('numbers in words', () => {
  it('are grouped, counted and listed the same everywhere', () => {
    expect([0, 999, 1000, 60_000, 1_234_567].map(grouped)).toEqual(['0', '999', '1,000', '60,000', '1,234,567']);
    expect([counted(1, 'call'), counted(2, 'call'), counted(2, 'reply', 'replies')]).toEqual([
      '1 call',
      '2 calls',
      '2 replies',
    ]);
    expect([listed([]), listed(['a']), listed(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c']);
    expect([percent(0.5, 0), percent(1, 0), percent(0, 0), percent(0.9999, 0), percent(0.0004, 0)]).toEqual([
      '50',
      '100',
      '0',
      '99.99',
      '0.04',
    ]);
  });
});

describe('a note', () => {
  it('is made of a file of tools alone, and of no other', () => {
    expect(toolsAloneSentence('seal-tools-tools')).toContain('open it together with its dataset');
    expect(toolsAloneSentence('seal-tools')).toBeNull();
  });

  it('says what it is about', () => {
    expect(noteSentence({ code: 'all-keys-empty', items: 3 })).toContain('the null control covered 0 items');
    expect(noteSentence({ code: 'marker-unknown', parser: 'other' })).toContain('unparsed-call cannot be given');
    expect(noteSentence({ code: 'calls-read', parser: 'qwen', items: 1 })).toContain(
      'The calls of 1 reply were read out of the text',
    );
    expect(noteSentence({ code: 'tokens-at-cap', items: 1 })).toMatch(/^1 reply used /);
  });
});
