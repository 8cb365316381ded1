import { byValue, referenceForm } from '../../core/comparison/referenceForm.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { ItemReader } from '../dataset/itemReader.ts';
import type { Pace } from '../pace.ts';
import { FirstKeys } from './firstKeys.ts';
import type { Joined } from './joinByKey.ts';
import type { Prints } from './prints.ts';
import type { Side } from './side.ts';

/** Whether an item of A is read from the very same row as one of B, and so is the same question. */
export function rowsMet(a: Side, b: Side): (item: number, other: number) => boolean {
  const [one, two] = [a.one.dataset, b.one.dataset];
  if (one !== two && !isSameFile(one, two)) return () => false;
  return (item, other) => one.items.row.at(item) === two.items.row.at(other);
}

/** Opened twice, and nothing said beside it. */
function isSameFile({ file, overlays }: Dataset, other: Dataset): boolean {
  if (file.fingerprint === '' || file.fingerprint !== other.file.fingerprint) return false;
  return file.format === other.file.format && overlays.length === 0 && other.overlays.length === 0;
}

/** Whether each joined item is read from one row on both sides: nothing has to be read to know that none differs. */
export function allRowsMeet(a: Side, b: Side, { partners }: Joined): boolean {
  const met = rowsMet(a, b);
  return a.order.every((item) => partners[item]! < 0 || met(item, partners[item]!));
}

/**
 * Joined items that may not be the same question: their inputs differ by more than white space, or what is held to be
 * right by more than blanks and the order of members. Where a side has no input, or no reference, it says nothing of it.
 */
export async function differingItems(
  a: Side,
  b: Side,
  { partners }: Joined,
  [ofA, ofB]: readonly [Prints, Prints],
  pace: Pace,
): Promise<FirstKeys> {
  const found = new FirstKeys();
  const met = rowsMet(a, b);
  const [readA, readB] = [new ItemReader(a.one.dataset, null), new ItemReader(b.one.dataset, null)];
  for (const item of a.order) {
    const other = partners[item]!;
    if (other < 0 || met(item, other)) continue;
    const input = differ(ofA.inputs[item]!, ofB.inputs[other]!);
    if (!input && !differ(ofA.references[item]!, ofB.references[other]!)) continue;
    if (pace.due()) await pace.rest();
    if (input || (await formOf(readA, item)) !== (await formOf(readB, other))) found.add(() => b.key(other));
  }
  return found;
}

function differ(one: number, other: number): boolean {
  return one !== 0 && other !== 0 && one !== other;
}

async function formOf(reader: ItemReader, item: number): Promise<string | null> {
  while (!reader.ready(item)) await reader.load(item);
  return referenceForm(reader.read(item, 'whole').item.reference, byValue);
}
