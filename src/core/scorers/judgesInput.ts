import type { Options, ScorerDeclaration } from '../model/scorer.ts';

/** Whether a scorer judges the item's input under these options, so that an item without a reply is judged, too. */
export function judgesInputUnder({ judgesInput }: ScorerDeclaration, options: Options): boolean {
  if (judgesInput === undefined || judgesInput === true) return judgesInput === true;
  return options.get(judgesInput.unless.option) !== judgesInput.unless.value;
}

/** Whether it then looks at nothing else: a reply is none of its business. */
export function judgesInputAlone(scorer: ScorerDeclaration, options: Options): boolean {
  return scorer.judgesInput !== true && judgesInputUnder(scorer, options);
}
