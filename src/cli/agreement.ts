import { comparisonObject } from '../core/comparison/comparisonObject.ts';
import { agreementSentences } from './agreementSentences.ts';
import type { Command } from './arguments.ts';
import type { Say } from './columns.ts';
import { compare } from './comparison.ts';
import { Failure } from './failure.ts';
import { gatherLabels } from './labelFiles.ts';

/** Single lines that are said to be wrong; all are counted. */
const SHOWN = 10;

/** Holds a judge against a person; gives what is printed. What is wrong with single lines is said beside it. */
export async function agreement(command: Extract<Command, { readonly name: 'agreement' }>, say: Say): Promise<string> {
  const { files, human, judge, json } = command;
  if (human === judge) throw new Failure(`--human and --judge are both ${human}: name two that can differ.`);
  const gathered = await gatherLabels(files, [human, judge], say);
  const { issues } = gathered;
  for (const issue of issues.slice(0, SHOWN)) say(issue);
  if (issues.length > SHOWN) say(`… and ${issues.length - SHOWN} more`);
  const comparison = compare(gathered, command);
  return json
    ? JSON.stringify(comparisonObject(comparison, { human, judge, unmentioned: comparison.unmentioned }), null, 2)
    : agreementSentences(comparison, command).join('\n');
}
