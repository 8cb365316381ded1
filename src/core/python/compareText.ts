/** Order of two texts by code points, as Python compares them; half of a surrogate pair is a code point of its own. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let at = 0;
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  // Where the units part inside a pair, the code points part one unit before.
  const inPair = at > 0 && (a.charCodeAt(at - 1) & 0xfc00) === 0xd800;
  return (inPair ? compareAt(a, b, at - 1) : 0) || compareAt(a, b, at);
}

function compareAt(a: string, b: string, at: number): number {
  return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}
