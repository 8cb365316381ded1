import type { ItemDetail } from '../../engine/engine.ts';

/** Whether two items ask one and the same and hold the same to be right, so that it needs to be shown only once. */
export function asksTheSame(one: ItemDetail, other: ItemDetail): boolean {
  return questionText(one) === questionText(other);
}

/** Whether there is anything to be shown of what was asked and of what is held to be right. */
export function asksAnything({
  input,
  referenceTexts,
  referenceCalls,
  calculator,
  tools,
  trajectory,
}: ItemDetail): boolean {
  const references = (referenceTexts?.length ?? 0) + (trajectory?.references.length ?? 0);
  return input.length + tools.length + references > 0 || (referenceCalls ?? calculator) !== undefined;
}

function questionText({ input, referenceTexts, referenceCalls, calculator, tools, trajectory }: ItemDetail): string {
  return JSON.stringify([
    input.map(({ role, text, calls }) => [role, text, calls]),
    referenceTexts,
    referenceCalls,
    calculator,
    tools.map(({ source }) => source),
    trajectory?.references ?? null,
  ]);
}
