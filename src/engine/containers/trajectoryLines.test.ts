import { describe, expect, it } from 'vitest';
import { issueSentence } from '../../core/words/issue.ts';
import { createEngine } from '../createEngine.ts';
import { platformDeps } from '../deps.ts';
import type { DatasetSummary, Outcome } from '../engine.ts';
import { LIMITS } from '../limits.ts';
import { createPace } from '../pace.ts';
import { splitLine } from './trajectoryLine.ts';
import { convertTrajectoryLines, hasTrajectoryLines } from './trajectoryLines.ts';

const encoder = new TextEncoder();

async function read(content: string | Uint8Array<ArrayBuffer>, whole = true): Promise<unknown> {
  const pace = createPace(platformDeps(), undefined);
  const call = { limits: LIMITS, pace, onBytes: () => undefined, whole };
  const source = { name: 'runs.txt', blob: new Blob([content]) };
  const { blob, lineOf, issues } = await convertTrajectoryLines(source, call);
  const rows = (await blob.text()).split('\n').slice(0, -1);
  return [rows.map((row) => JSON.parse(row) as unknown), [...lineOf], issues.kept.map(issueSentence)];
}

function open(text: string): Promise<Outcome<DatasetSummary>> {
  return createEngine().open({ sources: [{ name: 'runs.txt', blob: new Blob([text]) }] });
}

describe('a line of a trajectory', () => {
  it.each([
    ['R1 a>b>c', 'R1', 'a>b>c'],
    ['R1: a > b > c', 'R1', 'a > b > c'],
    ['  R1 :  a > [b, c] \r', 'R1', 'a > [b, c]'],
    ['R1\ta > b', 'R1', 'a > b'],
    ['R1:a>b', 'R1', 'a>b'],
    ['run:1 a>b', 'run:1', 'a>b'],
    ['R8 answer', 'R8', 'answer'],
    ['R9', 'R9', ''],
    ['R9:', 'R9', ''],
    ['a > b', null, 'a > b'],
    ['a>b>c', null, 'a>b>c'],
  ])('%s is split into its id and its steps', (line, id, steps) => {
    expect(splitLine(line)).toEqual({ id, steps });
  });

  it('is none where it is blank', () => {
    expect(splitLine(' \t\r')).toBeNull();
  });
});

describe('lines of trajectories', () => {
  it('become rows with their lines, and the reference is that of all, wherever it stands', async () => {
    expect(await read('\nR1 a>b\r\nreference a > b > c\n\nR2: b\n')).toEqual([
      [
        { id: 'R1', trajectory: 'a>b', reference: { trajectories: ['a > b > c'] } },
        { id: 'R2', trajectory: 'b', reference: { trajectories: ['a > b > c'] } },
      ],
      [2, 5],
      [],
    ]);
  });

  it('may have several references, and a mark before the first', async () => {
    expect(await read('\uFEFFRef: a>b\nREFERENCE: a>c\nR1 a>b')).toEqual([
      [{ id: 'R1', trajectory: 'a>b', reference: { trajectories: ['a>b', 'a>c'] } }],
      [3],
      [],
    ]);
  });

  it('that are no UTF-8 are left out with an issue', async () => {
    const bytes = new Uint8Array([...encoder.encode('R1 é>b\nR2 '), 0xff, ...encoder.encode('>b\nR3 a>b\n')]);
    expect(await read(bytes)).toEqual([
      [
        { id: 'R1', trajectory: 'é>b' },
        { id: 'R3', trajectory: 'a>b' },
      ],
      [1, 3],
      ['runs.txt, line 2: not UTF-8 text, from byte 4 of the row on; the row is left out.'],
    ]);
  });

  it('of a head end with the last whole one', async () => {
    expect(await read('R1 a>b\nR2 a>', false)).toEqual([[{ id: 'R1', trajectory: 'a>b' }], [1], []]);
  });

  it.each([
    ['prose', 'Once upon a time\nthere was a fox > a hare\n'],
    ['a log', '12:30 started\n12:31 moved a -> b and then c\n'],
    ['a table of tabs', 'id\ttrajectory\nR1\ta>b\nR2\tb>c\n'],
    ['a table of commas', 'id,trajectory\nR1,a>b\nR2,b>c\n'],
    ['a quotation', '> a b\n> c d\n'],
    ['nothing', '\n'],
  ])('are not seen in %s', (_, text) => {
    expect(hasTrajectoryLines(encoder.encode(text), true)).toBe(false);
  });

  it('are opened as items, each with its own line', async () => {
    const opened = await open(
      'ref: search > open > convert > answer\nR1 search>open>convert>answer\nR2: a >> b\n\nR8 answer',
    );
    if (opened.kind !== 'value') throw new Error(JSON.stringify(opened));
    const { files, items, replySets, issues } = opened.value;
    expect([files[0]?.container, files[0]?.format, items, replySets.length]).toEqual([
      'trajectory-lines',
      'touchstone',
      3,
      1,
    ]);
    expect(issues.first.map(issueSentence)).toEqual([
      'runs.txt, line 3: the reply (trajectory) cannot be read: "a >> b"; the row is kept.',
    ]);
  });

  it('without a reference are replies to another file’s items', async () => {
    expect(await open('R1 a>b\nR2 a>c\n')).toMatchObject({ kind: 'refusal', refusal: { code: 'only-replies' } });
  });

  it('that do not read so leave the text refused', async () => {
    expect(await open('Dear all,\nwe went from a to b.\n')).toMatchObject({
      refusal: { code: 'not-text', looksLike: 'text' },
    });
  });
});
