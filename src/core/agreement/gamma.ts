/** Coefficients of Lanczos' approximation with g = 7, good to about 15 digits. */
const LANCZOS = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_13,
  -176.615_029_162_140_59, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6,
  1.505_632_735_149_311_6e-7,
];

const SMALLEST = 1e-300;
const ENOUGH = 1e-16;

/** Natural logarithm of the gamma function of a number of at least 1/2. */
export function logGamma(x: number): number {
  const z = x - 1;
  const base = z + 7.5;
  const sum = LANCZOS.reduce((so, one, at) => (at === 0 ? one : so + one / (z + at)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(base) - base + Math.log(sum);
}

/**
 * The regularised upper incomplete gamma function Q(a, x) for a ≥ 1/2 and x ≥ 0, between 0 and 1, to about 1e-12: by
 * its series below a + 1, by Lentz's continued fraction above (Abramowitz and Stegun 6.5.29 and 6.5.31).
 */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? Math.max(0, 1 - scale * lowerSeries(a, x)) : Math.min(1, scale * upperFraction(a, x));
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let at = a + 1; term > sum * ENOUGH; at += 1) {
    term *= x / at;
    sum += term;
  }
  return sum;
}

function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / SMALLEST;
  let d = 1 / b;
  let value = d;
  let change = 0;
  for (let i = 1; Math.abs(change - 1) > 1e-15 && i < 100_000; i += 1) {
    const factor = -i * (i - a);
    b += 2;
    d = 1 / away(factor * d + b);
    c = away(b + factor / c);
    change = d * c;
    value *= change;
  }
  return value;
}

/** Lentz's guard: nothing is divided by 0. */
function away(value: number): number {
  return Math.abs(value) < SMALLEST ? SMALLEST : value;
}
