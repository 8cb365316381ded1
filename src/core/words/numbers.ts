/** Digits in groups of three: `60,000`. The same in every browser, so not by locale. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 call`, `3 calls`; words that do not end in a plain s name their plural. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/**
 * `29 items`, or `29 items, 33 attempts` where some items have several; each attempt is a row and a verdict of its own.
 */
export function itemsText(items: number, attempts: number): string {
  return items === attempts ? counted(items, 'item') : `${counted(items, 'item')}, ${counted(attempts, 'attempt')}`;
}

/**
 * A share between 0 and 1 in per cent, without the sign. Only all is 100 and only nothing is 0: decimals are added
 * until it shows.
 */
export function percent(share: number, digits: number): string {
  const text = (share * 100).toFixed(digits);
  const rounded = (share < 1 && Number(text) === 100) || (share > 0 && Number(text) === 0);
  return rounded && digits < 12 ? percent(share, digits + 1) : text;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
