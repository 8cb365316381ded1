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

/** Characters that both have to have in common, beside their quotes. */
const LEAST_ALIKE = 4;

/** One text of two, cut as the two differ. */
export type TextParts = readonly [start: string, middle: string, end: string];

/**
 * Two JSON strings that are alike but for one part of them, in parts; null where marking a part would say nothing, and of
 * anything else.
 */
export function alikeParts(
  reference: string | null,
  reply: string | null,
): { readonly one: TextParts; readonly other: TextParts } | null {
  if (reference === null || reply === null || !reference.startsWith('"') || !reply.startsWith('"')) return null;
  const { start, one, other, end } = textDifference(reference, reply);
  if (start.length + end.length < LEAST_ALIKE + 2) return null;
  return { one: [start, one, end], other: [start, other, end] };
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
