import type { JudgeFault, JudgeFlag } from '../rubric/judgeOutput.ts';

const FAULTS: Readonly<Record<JudgeFault, string>> = {
  missing: 'the judge said nothing',
  invalid_outside_text: 'text stands outside the block of YAML, or there are several blocks',
  invalid_yaml: 'what the judge said is not YAML with keys and values',
  invalid_keys: 'the keys are not thoughts and score, and nothing else',
  invalid_type: 'the score is no number, or the thoughts are no text',
  out_of_range: 'the score is not from 0 to 1',
  invalid_precision: 'the score has more than one decimal',
};

const FLAGS: Readonly<Record<JudgeFlag, string>> = {
  unfenced: 'without a fence around it',
  noncanonical: 'with a score that is not written with one decimal',
};

/** Why a recorded output of a judge is no verdict: "Judge invalid: the score is not from 0 to 1." */
export function judgeFaultSentence(fault: JudgeFault): string {
  return `Judge invalid: ${FAULTS[fault]}.`;
}

/** What is odd about an output that was accepted, as a clause. */
export function judgeFlagClause(flag: JudgeFlag): string {
  return FLAGS[flag];
}
