export const FOLD_FROM = 2000;
const FOLD_TO = 1200;

/** The shown start of a long text: cut at the end of a line or of a word when one is near, never inside a character. */
export function foldText(text: string, from: number = FOLD_FROM): string | undefined {
  if (text.length < from) return undefined;
  const limit = Math.min(FOLD_TO, from);
  const near = text.slice(0, limit);
  const line = near.lastIndexOf('\n');
  const word = near.lastIndexOf(' ');
  const end = line > limit * 0.75 ? line : word > limit * 0.9 ? word : limit;
  const splitsPair = isHigh(text.charCodeAt(end - 1)) && isLow(text.charCodeAt(end));
  return text.slice(0, splitsPair ? end - 1 : end);
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
