import type { ItemDetail } from '../../engine/engine.ts';

/** Whether two items ask one and the same and hold the same to be right, so that it needs to be shown only once. */
export function asksTheSame(one: ItemDetail, other: ItemDetail): boolean {
  return questionText(one) === questionText(other);
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
