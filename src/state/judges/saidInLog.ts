import { isNumber } from '../../core/formats/recorded.ts';
import { judgeSeries } from '../../core/labels/judgeSeries.ts';
import type { Rubric } from '../../core/labels/header.ts';
import type { LabelEvent } from '../../core/labels/event.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import type { ItemHashes, Said } from '../../core/labels/series.ts';
import type { State } from '../../core/model/verdict.ts';
import type { JudgeFault } from '../../core/rubric/judgeOutput.ts';
import type { JudgeChoice, SaidByJudge } from './judge.ts';

/** What a judge of a label file is read from. */
export interface LogSource {
  readonly log: LabelLog;
  /** Verdicts by other rubrics are not taken in. */
  readonly rubric: Rubric | null;
  readonly hashes: ItemHashes;
}

const FAULTS: ReadonlyMap<string, JudgeFault> = new Map(
  (
    [
      'missing',
      'invalid_outside_text',
      'invalid_yaml',
      'invalid_keys',
      'invalid_type',
      'out_of_range',
      'invalid_precision',
    ] as const
  ).map((fault) => [fault, fault]),
);

/** What a judge of the log says of each item, by the text of its key. What is stale or unresolved says nothing. */
export function saidInLog(
  { judge, version }: Extract<JudgeChoice, { readonly kind: 'log' }>,
  { log, rubric, hashes }: LogSource,
): ReadonlyMap<string, SaidByJudge> {
  const series = judgeSeries(log, { judge, version }, { rubric, hashes });
  return new Map([...series].map(([text, said]) => [text, saidByEvent(said, log)]));
}

function saidByEvent({ value, state, source }: Said, log: LabelLog): SaidByJudge {
  const event = source === null ? undefined : log.events.get(source);
  const facts = event?.facts?.type === 'judge' ? event.facts : null;
  const isSaid = state === 'said';
  return {
    state: isSaid ? stateOfValue(value) : null,
    value: isSaid ? value : null,
    score: isSaid && isNumber(facts?.score ?? '') ? (facts?.score ?? null) : null,
    why: event === undefined ? null : thoughtsOf(event),
    // A status that says no fault we know is no verdict all the same.
    problem: FAULTS.get(facts?.status ?? '') ?? (state === 'invalid' ? 'invalid_type' : null),
  };
}

function stateOfValue(value: string | null): State | null {
  if (value === 'PASS') return 'right';
  return value === 'FAIL' ? 'wrong' : null;
}

function thoughtsOf({ body }: LabelEvent): string | null {
  const thoughts = body.get('thoughts');
  return typeof thoughts === 'string' ? thoughts : null;
}
