import type { Dataset } from '../dataset/dataset.ts';
import { ItemReader } from '../dataset/itemReader.ts';
import type { Pace } from '../pace.ts';
import { FirstKeys } from './firstKeys.ts';
import type { Joined } from './joinByKey.ts';
import { isOneFile } from './oneFile.ts';
import type { Prints } from './prints.ts';
import { inputExtent, printsDiffer, questionsDiffer, type Question } from './question.ts';
import { sameRest } from './sameRest.ts';
import type { Side } from './side.ts';

export interface DifferMeans {
  /** Read once, in the order of each file; for files whose rows cannot be had in any order. */
  readonly prints: () => Promise<readonly [Prints, Prints]>;
  readonly pace: Pace;
  readonly onItems: (items: number) => void;
}

/** Joined items that may not be the same question (`questionsDiffer`). */
export async function differingItems(a: Side, b: Side, { partners }: Joined, means: DifferMeans): Promise<FirstKeys> {
  const found = new FirstKeys();
  const [one, two] = [a.one.dataset, b.one.dataset];
  const met = rowsMet(one, two);
  const pairs = a.order.filter((item) => partners[item]! >= 0 && !met(item, partners[item]!));
  if (pairs.length === 0) return found;
  const resident = [one, two].every(({ file }) => file.store.resident !== null);
  const prints = resident ? null : await means.prints();
  const differ = pairTest(one, two);
  for (const [at, item] of pairs.entries()) {
    const other = partners[item]!;
    if (prints !== null && samePrints(prints, item, other)) continue;
    if ((at & 15) === 0 && means.pace.due()) {
      means.onItems(2 * at);
      await means.pace.rest();
    }
    if (await differ(item, other)) found.add(() => b.key(other));
  }
  return found;
}

/** Whether an item of one is read from the very same row as one of the other, and so is the same question. */
function rowsMet(one: Dataset, two: Dataset): (item: number, other: number) => boolean {
  if (!isOneFile(one, two)) return () => false;
  return (item, other) => one.items.row.at(item) === two.items.row.at(other);
}

function samePrints([a, b]: readonly [Prints, Prints], item: number, other: number): boolean {
  return !printsDiffer(a.inputs[item]!, b.inputs[other]!) && !printsDiffer(a.references[item]!, b.references[other]!);
}

/** Reads of each pair as little as will do. */
function pairTest(one: Dataset, two: Dataset): (item: number, other: number) => Promise<boolean> {
  const [readA, readB] = [new ItemReader(one, null), new ItemReader(two, null)];
  const alike = one.file.format === two.file.format;
  return async (item, other) => {
    while (!readA.ready(item)) await readA.load(item);
    while (!readB.ready(other)) await readB.load(other);
    if (alike && sameRest(one.file.rows, readA.row(item), two.file.rows, readB.row(other))) {
      // Where what was cut out agrees, too, so does the whole.
      if (!questionsDiffer(read(readA, item, 'scored'), read(readB, other, 'scored'))) return false;
    }
    return questionsDiffer(read(readA, item, inputExtent(one, item)), read(readB, other, inputExtent(two, other)));
  };
}

function read(reader: ItemReader, item: number, extent: 'scored' | 'whole'): Question {
  return reader.read(item, extent).item;
}
