import { asWritten, referenceForm } from '../../core/comparison/referenceForm.ts';
import { foldedPrint, textPrint } from '../../core/comparison/textPrint.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { ItemReader } from '../dataset/itemReader.ts';
import type { Pace } from '../pace.ts';
import { inputText } from '../view/texts.ts';
import { inputExtent } from './question.ts';

/** By item: the `foldedPrint` of its input and the `textPrint` of its reference, 0 where it has none. */
export interface Prints {
  readonly inputs: Float64Array;
  readonly references: Float64Array;
}

interface Kept extends Prints {
  readonly overlays: number;
}

/** Prints of datasets, each read once: 16 bytes an item. */
export class PrintMemory {
  private readonly kept = new WeakMap<Dataset, Kept>();

  /** `onItems` is told how many are read. */
  async of(dataset: Dataset, pace: Pace, onItems: (items: number) => void): Promise<Prints> {
    const { items, overlays } = dataset;
    const known = this.kept.get(dataset);
    if (known?.inputs.length === items.count && known.overlays === overlays.length) return known;
    const made: Kept = {
      inputs: new Float64Array(items.count),
      references: new Float64Array(items.count),
      overlays: overlays.length,
    };
    const reader = new ItemReader(dataset, null);
    for (let item = 0; item < made.inputs.length; item += 1) {
      if ((item & 15) === 0 && pace.due()) {
        onItems(item);
        await pace.rest();
      }
      while (!reader.ready(item)) await reader.load(item);
      const { input, reference } = reader.read(item, inputExtent(dataset, item)).item;
      made.inputs[item] = foldedPrint(inputText(input));
      made.references[item] = textPrint(referenceForm(reference, asWritten) ?? '');
    }
    this.kept.set(dataset, made);
    return made;
  }
}
