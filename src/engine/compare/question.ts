import { asWritten, byValue, referenceForm } from '../../core/comparison/referenceForm.ts';
import { foldedPrint } from '../../core/comparison/textPrint.ts';
import type { Item } from '../../core/model/item.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { inputText } from '../view/texts.ts';

export type Question = Pick<Item, 'input' | 'reference'>;

/** How an item has to be read for its whole input: rows that record something were read whole, and may be kept so. */
export function inputExtent({ kept, items }: Dataset, item: number): 'scored' | 'whole' {
  return (kept.at(items.row.at(item))?.item.recorded.length ?? 0) > 0 ? 'scored' : 'whole';
}

/**
 * Whether two items may be two questions: their inputs differ by more than white space, or what is held to be right by
 * more than blanks and the order of members. Where one has no input, or no reference, nothing is known of it.
 */
export function questionsDiffer(one: Question, other: Question): boolean {
  return inputsDiffer(inputText(one.input), inputText(other.input)) || referencesDiffer(one, other);
}

function inputsDiffer(one: string, other: string): boolean {
  return one !== other && printsDiffer(foldedPrint(one), foldedPrint(other));
}

/** Of prints: 0 is of no text, of which nothing is known. */
export function printsDiffer(one: number, other: number): boolean {
  return one !== 0 && other !== 0 && one !== other;
}

function referencesDiffer({ reference: one }: Question, { reference: other }: Question): boolean {
  const [a, b] = [referenceForm(one, asWritten), referenceForm(other, asWritten)];
  if (a === null || b === null || a === b) return false;
  return referenceForm(one, byValue) !== referenceForm(other, byValue);
}
