import { basename } from 'node:path';
import type { Baseline, ConformanceCase } from '../../core/conformance/conformance.ts';
import { gateOf } from '../../core/conformance/gate.ts';
import { readBaseline } from '../../core/conformance/readBaseline.ts';
import { readCorpus } from '../../core/conformance/readCorpus.ts';
import { reportText } from '../../core/conformance/reportText.ts';
import { resultOf } from '../../core/conformance/resultOf.ts';
import { resultText } from '../../core/conformance/resultText.ts';
import { BASELINE_WAY_OUT } from '../../core/words/conformanceReport.ts';
import { baselineProblemClause, gateNoteSentence, regressionSentence } from '../../core/words/gate.ts';
import type { Say } from '../columns.ts';
import { Failure } from '../failure.ts';
import { pathOf, writeBlob } from '../files.ts';
import { adapterFor } from './adapterFor.ts';
import type { Conformance } from './flags.ts';
import { writeRows } from './rows.ts';
import { runCases } from './runCases.ts';
import {
  exceptionsSentence,
  leftOutSentences,
  neverStartedSentence,
  noBaselineSentence,
  notStartedSentences,
  oddKindsSentence,
  orderSentence,
} from './sentences.ts';
import { readUtf8 } from './utf8.ts';

/** Where a command writes: standard output as it is, and a line beside it. */
export interface Output {
  readonly print: (text: string) => void;
  readonly say: Say;
}

/**
 * Holds a corpus against a normaliser, prints and writes what is asked for. Gives the exit status: 1 where the reference
 * program would stop, or the normaliser could not be started, so that the numbers would be none; else 2 for a
 * regression; else 0.
 */
export async function conform(command: Conformance, { print, say }: Output): Promise<number> {
  const cases = await casesOf(command.corpus);
  const adapter = await adapterFor(command.adapter);
  const baseline = command.baseline === null ? null : await baselineOf(command.baseline);
  const run = await runCases(cases, adapter);
  const notStarted = adapter.notStarted?.() ?? [];
  const [never] = notStarted.length + run.notRun < cases.length ? [] : notStarted;
  if (never !== undefined) throw new Failure(neverStartedSentence(never.why, notStarted.length));
  for (const line of [
    oddKindsSentence(cases),
    ...leftOutSentences(run, cases.length),
    ...notStartedSentences(notStarted, cases.length),
    exceptionsSentence(run),
    ...adapter.remarks(),
  ]) {
    if (line !== null) say(line);
  }
  if (run.graded.length === 0) throw new Failure('No case was graded, so that there is no result.');

  const { result, stop } = resultOf(run.graded);
  const names = { adapter: adapter.as, corpus: basename(pathOf(command.corpus)), seconds: run.seconds };
  const written = resultText(result, names);
  print(command.json ? `${written}\n` : reportText(result, names.adapter));
  if (stop !== null) say(orderSentence(stop));
  const started = notStarted.length === 0;
  const whole = run.stops.length === 0 && stop === null && started;

  // Behind the object of --json nothing else may stand.
  const tell = command.json ? say : (line: string) => print(`${line}\n`);
  if (command.jsonlOut !== null) await writeRows(command.jsonlOut, run.graded);
  if (command.writeBaseline !== null) {
    if (whole) {
      await writeBlob(command.writeBaseline, new Blob([written]));
      tell(`baseline written to ${command.writeBaseline}`);
    } else say(noBaselineSentence(command.writeBaseline, started));
  }
  if (baseline === null) return whole ? 0 : 1;
  const { regressions, notes } = gateOf(result, baseline, names);
  for (const line of gateLines(regressions.map(regressionSentence), command.baseline ?? '')) tell(line);
  for (const note of notes) say(`${gateNoteSentence(note)}.`);
  if (!whole) return 1;
  return regressions.length === 0 ? 0 : 2;
}

async function casesOf(path: string): Promise<readonly ConformanceCase[]> {
  const read = readCorpus(await readUtf8(path), path);
  if (read.ok) return read.cases;
  const file = read.line === null ? '' : `${path}: `;
  throw new Failure(`${file}${read.message.replace(/\.$/, '')}. ${CORPUS_WAY_OUT}`);
}

const CORPUS_WAY_OUT =
  'A corpus is JSON Lines, each row with id, category, tools, input and expected_kind, and expected of a value.';

async function baselineOf(path: string): Promise<Baseline> {
  const read = readBaseline(await readUtf8(path));
  if (read.ok) return read.baseline;
  throw new Failure(`${path} ${baselineProblemClause(read.problem)}. ${BASELINE_WAY_OUT}`);
}

/** As document 002 prints them. */
function gateLines(regressions: readonly string[], path: string): readonly string[] {
  if (regressions.length === 0) return [`no regression against ${path}`];
  return [`REGRESSION against ${path}:`, ...regressions.map((line) => `  - ${line}`)];
}
