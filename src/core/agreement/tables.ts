import type { AgreementTable } from './table.ts';

/** What is done with each table that is drawn, and how much it counts. */
export type EachTable = (table: AgreementTable, weight: number) => void;

/**
 * Every table of as many items that can be drawn with the shares of this one, with its multinomial probability. A cell
 * with nothing in it stays empty, so that a table with empty cells has far fewer.
 */
export function eachTable({ a, b, c, d }: AgreementTable, each: EachTable): void {
  const n = a + b + c + d;
  const inA = shares(a / n, n);
  const inB = shares(b / n, n);
  const inC = shares(c / n, n);
  const inD = shares(d / n, n);
  const orders = factorial(n);
  for (let i = 0; i <= (a === 0 ? 0 : n); i += 1) {
    for (let j = 0; j <= (b === 0 ? 0 : n - i); j += 1) {
      const partly = orders * inA[i]! * inB[j]!;
      const rest = n - i - j;
      for (let k = d > 0 ? 0 : rest; k <= (c > 0 ? rest : 0); k += 1) {
        each({ a: i, b: j, c: k, d: rest - k }, partly * inC[k]! * inD[rest - k]!);
      }
    }
  }
}

/** share^count / count! for each count up to n. */
function shares(share: number, n: number): number[] {
  const list = [1];
  for (let count = 1; count <= n; count += 1) list.push((list[count - 1]! * share) / count);
  return list;
}

function factorial(n: number): number {
  let product = 1;
  for (let i = 2; i <= n; i += 1) product *= i;
  return product;
}
