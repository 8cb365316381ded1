const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** True for a JSON number as written; NaN and Infinity are none. */
export function isNumberToken(text: string): boolean {
  return NUMBER.test(text);
}
