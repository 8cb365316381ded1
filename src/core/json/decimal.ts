/**
 * The value of a JSON number token as canonical text: sign, digits without zeros at either end,
 * `e`, exponent. Two tokens are the same exact decimal when their canonical texts are the same;
 * there is no signed zero. Nothing is expanded: `1e1000000000` costs its text length.
 */
export function canonicalDecimal(token: string): string {
  const negative = token.charCodeAt(0) === 0x2d;
  const letter = token.search(/[eE]/);
  const mantissa = token.slice(negative ? 1 : 0, letter < 0 ? undefined : letter);
  const point = mantissa.indexOf('.');
  const digits = point < 0 ? mantissa : mantissa.slice(0, point) + mantissa.slice(point + 1);
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end -= 1;
  if (end === 0) return '0';
  let start = 0;
  while (digits.charCodeAt(start) === 0x30) start += 1;
  const fraction = point < 0 ? 0 : mantissa.length - point - 1;
  const exponent = addToDecimal(letter < 0 ? '0' : token.slice(letter + 1), digits.length - end - fraction);
  return `${negative ? '-' : ''}${digits.slice(start, end)}e${exponent}`;
}

/** True when two number tokens are the same exact decimal (document 000: `5`, `5.0` and `5e0` are equal). */
export function sameDecimal(a: string, b: string): boolean {
  return a === b || canonicalDecimal(a) === canonicalDecimal(b);
}

const TAIL = 15;

/** A signed run of digits of any length plus a small integer, as canonical text (no `+`, no leading zeros). */
function addToDecimal(text: string, add: number): string {
  const sign = text.charCodeAt(0);
  const negative = sign === 0x2d;
  const digits = text.slice(negative || sign === 0x2b ? 1 : 0).replace(/^0+(?=.)/, '');
  if (digits.length <= TAIL) return String((negative ? -Number(digits) : Number(digits)) + add || 0);
  // |add| is below 2^53 and the number has 16 digits or more: the sign stays, unless BigInt settles a near case.
  if (digits.length <= TAIL * 2) return String((negative ? -BigInt(digits) : BigInt(digits)) + BigInt(add));
  const cut = digits.length - TAIL * 2;
  const base = 10n ** BigInt(TAIL * 2);
  const sum = BigInt(digits.slice(cut)) + BigInt(negative ? -add : add);
  const tail = ((sum % base) + base) % base;
  const carry = sum < 0n ? -1 : sum >= base ? 1 : 0;
  const head = carryInto(digits.slice(0, cut), carry);
  return (negative ? '-' : '') + (head + tail.toString().padStart(TAIL * 2, '0')).replace(/^0+(?=.)/, '');
}

/** A run of digits plus -1, 0 or 1. */
function carryInto(digits: string, carry: number): string {
  if (carry === 0) return digits;
  const [turns, into] = carry > 0 ? ['9', '0'] : ['0', '9'];
  let at = digits.length - 1;
  while (at >= 0 && digits[at] === turns) at -= 1;
  const run = into.repeat(digits.length - 1 - at);
  if (at < 0) return `1${run}`;
  return digits.slice(0, at) + String(Number(digits[at]) + carry) + run;
}
