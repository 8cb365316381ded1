import { judgeTitle } from '../../state/judges/judgeText.ts';
import type { AgreementChoice, HumanChoice } from '../../state/agreement/choice.ts';
import { words } from './words.ts';

/** Whom a chooser offers, told apart from others of the same name. */
export function humanOption(human: HumanChoice, rater: string): string {
  switch (human.kind) {
    case 'rater':
      return human.rater === rater ? words.humanOptions.you(human.rater) : human.rater;
    case 'column':
      return words.humanOptions.column(human.column);
    default:
      return words.humanOptions[human.kind];
  }
}

/** Both by their names alone, as they stand in a table. */
export function namesOf({ human, judge }: AgreementChoice): { readonly human: string; readonly judge: string } {
  return { human: human === null ? '' : humanName(human), judge: judge === null ? '' : judgeTitle(judge) };
}

function humanName(human: HumanChoice): string {
  if (human.kind === 'rater') return human.rater;
  return human.kind === 'column' ? human.column : words.humanNames[human.kind];
}
