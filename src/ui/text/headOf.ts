/** The start of a text, at most so many characters; none is cut in two. */
export function headOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const splitsPair = isHigh(text.charCodeAt(most - 1)) && isLow(text.charCodeAt(most));
  return text.slice(0, splitsPair ? most - 1 : most);
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
