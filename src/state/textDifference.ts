/** Two texts cut into what they begin with alike, where they differ, and what they end with alike. */
export interface TextDifference {
  readonly start: string;
  readonly one: string;
  readonly other: string;
  readonly end: string;
}

/** No surrogate pair is cut in two. Equal texts have two empty middles. */
export function textDifference(one: string, other: string): TextDifference {
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  if (start > 0 && isHigh(one.charCodeAt(start - 1))) start -= 1;
  let end = 0;
  const most = least - start;
  while (end < most && one.charCodeAt(one.length - 1 - end) === other.charCodeAt(other.length - 1 - end)) end += 1;
  if (end > 0 && isLow(one.charCodeAt(one.length - end))) end -= 1;
  return {
    start: one.slice(0, start),
    one: one.slice(start, one.length - end),
    other: other.slice(start, other.length - end),
    end: end === 0 ? '' : one.slice(-end),
  };
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
