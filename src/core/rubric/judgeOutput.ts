import type { Rational } from './rational.ts';
import { readYaml, type YamlMember, type YamlNode } from './readYaml.ts';
import { yamlNumber } from './yamlNumber.ts';

/** Why a recorded output of a judge is no verdict, in the order in which the first that applies is told. */
export type JudgeFault =
  | 'missing'
  | 'invalid_outside_text'
  | 'invalid_yaml'
  | 'invalid_keys'
  | 'invalid_type'
  | 'out_of_range'
  | 'invalid_precision';

/** Odd, and accepted. */
export type JudgeFlag = 'unfenced' | 'noncanonical';

export type JudgeOutput =
  | {
      readonly status: 'ok';
      readonly thoughts: string;
      /** 0 to 10. */
      readonly tenths: number;
      readonly flags: readonly JudgeFlag[];
    }
  | { readonly status: JudgeFault };

const FENCE_LINE = /^ {0,3}```/m;
const FENCED = /^```(?:yaml|yml)?[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)```$/;

/**
 * Reads what a judge of document 003 answered, strictly: one fence and nothing outside it (or, flagged, none), in it
 * exactly `thoughts`, a text, and `score`, a number from 0 to 1 with one decimal. Nothing is repaired, rounded or
 * filled in: what is invalid is no verdict.
 */
export function readJudgeOutput(text: string): JudgeOutput {
  const whole = text.trim();
  if (whole === '') return { status: 'missing' };
  const body = FENCED.exec(whole)?.[1] ?? null;
  const rest = body ?? whole;
  // A fence that nothing closes, or of another language, is no fence but broken YAML.
  if (FENCE_LINE.test(rest) && (body !== null || hasFence(whole))) return { status: 'invalid_outside_text' };
  const read = readYaml(rest);
  if (!read.ok || read.root.kind !== 'mapping') return { status: 'invalid_yaml' };
  const thoughts = onlyValue(read.root.members, 'thoughts');
  const score = onlyValue(read.root.members, 'score');
  if (thoughts === null || score === null || read.root.members.length !== 2) return { status: 'invalid_keys' };
  const graded = tenthsOf(score);
  if (typeof graded === 'string') return { status: graded };
  if (thoughts.kind !== 'text' || thoughts.text.trim() === '') return { status: 'invalid_type' };
  const flags: JudgeFlag[] = body === null ? ['unfenced'] : [];
  if (!/^(?:0\.\d|1\.0)$/.test(score.kind === 'number' ? score.text : '')) flags.push('noncanonical');
  return { status: 'ok', thoughts: thoughts.text, tenths: graded, flags };
}

/** A whole fence of a language that is accepted somewhere in the text. */
function hasFence(text: string): boolean {
  const [first, second] = text.matchAll(/^ {0,3}```[ \t]*([^\s`]*)/gm);
  return second !== undefined && ['', 'yaml', 'yml'].includes(first?.[1] ?? '');
}

function onlyValue(members: readonly YamlMember[], key: string): YamlNode | null {
  return members.find((member) => member.key === key)?.value ?? null;
}

function tenthsOf(score: YamlNode): number | 'invalid_type' | 'out_of_range' | 'invalid_precision' {
  const value: Rational | null = score.kind === 'number' ? yamlNumber(score.text) : null;
  if (value === null) return 'invalid_type';
  const { numerator, denominator } = value;
  if (numerator < 0n || numerator > denominator) return 'out_of_range';
  const tenfold = numerator * 10n;
  return tenfold % denominator === 0n ? Number(tenfold / denominator) : 'invalid_precision';
}
