import { fractionOf, compare, multiply, rationalOf, type Rational } from '../../rubric/rational.ts';

/** A number in a text, as it was written. */
export interface WrittenNumber {
  readonly value: Rational;
  /** Digits behind the point, the exponent taken off: 1.25e-3 has 5. */
  readonly decimals: number;
  /** Digits from the first that is not 0. */
  readonly significant: number;
  readonly isPercent: boolean;
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
}

const NUMBER =
  /(?<![\w.])([-−+]?)[$€£¥₺]?(-?)(\d{1,3}(?:,\d{3}){1,99}(?![\d,])|\d+|(?=\.\d))(\.\d+)?(?:[eE]([+-]?\d{1,3})\b)?(\s?%)?/g;

/** The last number of the last line that begins with `Answer:`, else of the whole text; null where there is none. */
export function finalNumber(text: string): WrittenNumber | null {
  const line = [...text.matchAll(/^[ \t*_#>]*answer[*_]*[ \t]*:(.*)$/gim)].at(-1);
  if (line === undefined) return numbersIn(text, 0).at(-1) ?? null;
  const [whole, rest = ''] = line;
  const from = line.index + whole.length - rest.length;
  const equals = rest.lastIndexOf('=') + 1;
  // `Answer: 7 (3 + 4)` and `Answer: 3 + 4 = 7` both answer 7.
  return numbersIn(rest.slice(equals), from + equals)[0] ?? null;
}

function numbersIn(text: string, from: number): readonly WrittenNumber[] {
  return [...text.matchAll(NUMBER)].flatMap((found): readonly WrittenNumber[] => {
    const [token, sign = '', second = '', whole = '', fraction = '', exponent = '0', percent = ''] = found;
    const digits = `${whole.replaceAll(',', '')}${fraction}`;
    const isNegative = (sign !== '' && sign !== '+') !== (second !== '');
    const value = rationalOf(`${isNegative ? '-' : ''}${digits}e${exponent}`);
    if (value === null) return [];
    return [
      {
        value,
        decimals: Math.max(0, fraction.length - 1) - Number(exponent),
        significant: digits.replace('.', '').replace(/^0+/, '').length,
        isPercent: percent !== '',
        start: from + found.index,
        end: from + found.index + token.length,
      },
    ];
  });
}

/** Whether the number is the output, rounded correctly at its last digit; ties may go either way. */
export function isRounded({ value, decimals }: WrittenNumber, output: Rational): boolean {
  if (Math.abs(decimals) > 300) return false;
  const scale = fractionOf(10n ** BigInt(Math.max(0, decimals)), 10n ** BigInt(Math.max(0, -decimals)));
  const difference = fractionOf(
    value.numerator * output.denominator - output.numerator * value.denominator,
    value.denominator * output.denominator,
  );
  const off = scale === null || difference === null ? null : multiply(difference, scale);
  if (off === null) return false;
  const twice = {
    numerator: off.numerator < 0n ? -off.numerator * 2n : off.numerator * 2n,
    denominator: off.denominator,
  };
  return compare(twice, { numerator: 1n, denominator: 1n }) <= 0;
}
