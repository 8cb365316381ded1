/**
 * Counts of judge against human over two categories. Rows are the judge's, columns the human's, PASS first: `a` both
 * PASS, `b` judge PASS and human FAIL, `c` judge FAIL and human PASS, `d` both FAIL.
 */
export interface AgreementTable {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Counts over any number of categories: rows the judge's, columns the human's, both in the order of the categories. */
export type AgreementMatrix = readonly (readonly number[])[];

/** What judge and human say of one item. */
export interface LabelPair {
  readonly judge: string;
  readonly human: string;
}

export interface MatrixOfPairs {
  readonly matrix: AgreementMatrix;
  /** Pairs with a label that is no declared category: in no count, also where both labels are the same. */
  readonly outside: number;
}

export interface TableOfPairs {
  readonly table: AgreementTable;
  readonly outside: number;
}

/** Pairs counted over declared categories, compared as exact texts. */
export function matrixOf(pairs: Iterable<LabelPair>, categories: readonly string[]): MatrixOfPairs {
  const places = new Map(categories.map((category, at) => [category, at]));
  const matrix = categories.map(() => categories.map(() => 0));
  let outside = 0;
  for (const { judge, human } of pairs) {
    const row = places.get(judge);
    const column = places.get(human);
    if (row === undefined || column === undefined) outside += 1;
    else matrix[row]![column]! += 1;
  }
  return { matrix, outside };
}

/** Pairs counted over two categories, of which the first is what counts as PASS. */
export function tableOf(pairs: Iterable<LabelPair>, categories: readonly [pass: string, fail: string]): TableOfPairs {
  const { matrix, outside } = matrixOf(pairs, categories);
  const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = matrix;
  return { table: { a, b, c, d }, outside };
}

/** The two by two counts as a matrix. */
export function matrixOfTable({ a, b, c, d }: AgreementTable): AgreementMatrix {
  return [
    [a, b],
    [c, d],
  ];
}
