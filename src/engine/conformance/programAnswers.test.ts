import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { naive } from '../../core/conformance/adapters.ts';
import { readPython } from '../../core/conformance/readText.ts';
import { asString, member, membersByName, rawText, sliceOf, type JsonSlice } from '../../core/json/slice.ts';
import { strip } from '../../core/python/strip.ts';
import { createEngine } from '../createEngine.ts';
import type { Outcome } from '../engine.ts';

/** What the document's program says of generated corpora (`tools/conformance`). */
interface Answer {
  readonly text: string;
  readonly load: unknown;
  readonly cases?: readonly ({ readonly row: string } | { readonly crash: string })[];
}

const file = new URL('../../core/conformance/vectors/program-answers.json', import.meta.url);
const { corpora } = JSON.parse(readFileSync(file, 'utf8')) as { readonly corpora: readonly Answer[] };
const loaded = corpora.filter(({ load }) => typeof load === 'number');

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(JSON.stringify(outcome));
}

/** The row of an outputs file for a case: what it brings along, or what `naive` makes of it. */
function outputOf(row: JsonSlice): string {
  const members = membersByName(row);
  const id = `"id": ${rawText(members.get('id')!)}`;
  const outcome = members.get('outcome');
  if (outcome !== undefined) {
    if (member(outcome, 'raised') !== undefined) return `{${id}, "error": "as recorded"}`;
    const returned = member(outcome, 'returned');
    return returned === undefined ? `{${id}, "refused": true}` : `{${id}, "output": ${rawText(returned)}}`;
  }
  const input = readPython(rawText(members.get('input')!));
  const made = input.ok ? naive(input.value, null) : null;
  if (made?.kind === 'refused') return `{${id}, "refused": true}`;
  if (made?.kind !== 'returned') return `{${id}, "error": "as made"}`;
  const text = asString(members.get('input')!) ?? '';
  return `{${id}, "output": ${text.replaceAll(/[\r\n]/g, ' ')}}`;
}

function withoutError(row: string): string {
  return row.replace(/"error": "(?:[^"\\]|\\.)*"/, '"error": "raised"');
}

test.each(loaded.map((answer, at) => [at, answer] as const))(
  'a file like corpus %i, with its outputs recorded, comes to the rows of the reference program',
  async (_, { text, cases = [] }) => {
    const rows = text.split(/\r\n|\r|\n/).flatMap((line) => (strip(line) === '' ? [] : [sliceOf(strip(line))]));
    const engine = createEngine();
    const sources = [
      { name: 'corpus.jsonl', blob: new Blob([rows.map(rawText).join('\n')]) },
      { name: 'outputs.jsonl', blob: new Blob([rows.map(outputOf).join('\n')]) },
    ];
    const formats = new Map([
      ['corpus.jsonl', 'conformance'],
      ['outputs.jsonl', 'conformance-outputs'],
    ]);
    const { dataset, replySets } = valueOf(await engine.open({ sources, formats }));
    expect(replySets[0]?.join.joined).toBe(cases.length);
    const request = { scorer: 'toolcall-300', options: new Map<string, string>(), replySet: replySets[0]!.replySet };
    const { run } = valueOf(await engine.run(dataset, request));
    const lines = (await valueOf(await engine.conformanceRows(dataset, run)).text()).trimEnd().split('\n');
    const wanted = cases.flatMap((one) => ('row' in one ? [one.row] : []));
    expect(lines.filter((line) => line !== '').map(withoutError)).toEqual(wanted);
    const report = valueOf(await engine.conformance(dataset, run));
    expect([report.stops.total, report.notRun]).toEqual([cases.length - wanted.length, 0]);
  },
);
