import type { LabelEvent } from '../../core/labels/event.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { counted, grouped } from '../../core/words/numbers.ts';

/** What the desk says when something is done. */
export const words = {
  marked: (key: ItemKey, value: string | null, labelled: number, total: number) =>
    `${itemWords(key)} ${value === null ? 'cleared' : `marked ${value}`}, ${grouped(labelled)} of ${grouped(total)} labelled`,
  markedAlready: (key: ItemKey, value: string) => `${itemWords(key)} is marked ${value} already`,
  noteKept: (key: ItemKey) => `Note on ${itemWords(key)} kept`,
  allLabelled: (total: number) => `All ${grouped(total)} labelled`,
  onlySkipped: (skipped: number) => `${counted(skipped, 'item')} skipped, all others labelled`,
  noMore: 'No further item in the queue',
  noMoreUnlabelled: 'Every item is labelled',
  choosePartsFirst: 'PASS or FAIL follows from the parts: choose a band of each',
  unnamable:
    'This item cannot be labelled: a label names it by its id, which has control characters. Give it another id in the file.',
  noRater: 'Say who labels first',
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Done again: ${what}`,
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to do again',
  disputed: (key: ItemKey) => `${itemWords(key)} marked as disputed`,
  undisputed: (key: ItemKey) => `${itemWords(key)} is no longer disputed`,
  disputedByOthers: (key: ItemKey) => `${itemWords(key)} is disputed by somebody else: only they can take it back`,
  resolved: (key: ItemKey, value: string | null) => `${itemWords(key)}: ${value ?? 'cleared'} kept`,
  adjudicated: (key: ItemKey, value: string | null) => `${itemWords(key)} settled: ${value ?? 'cleared'}`,
  revealed: (key: ItemKey) => `The judge's verdict on ${itemWords(key)} is shown`,
  notSaved: (count: number) =>
    `${counted(count, 'label')} could not be saved in this browser. ${count === 1 ? 'It is' : 'They are'} in this tab alone: download the labels before you close it.`,
  notRead: 'The labels that this browser may have cannot be read. What you label now is in this tab alone.',
  download: 'Download',
  savedAfterAll: 'All labels are saved now',
  exported: (name: string) => `${name} saved`,
  unreadable: (name: string) => `${name} could not be read.`,
  takenIn: (added: number, file: string) => `${counted(added, 'event')} of ${file} taken in`,
  conflicts: 'Nothing was taken in: an event says something else than the one of the same name that is here.',
  noOrder: 'The judge says nothing to order by yet; the order stays as it was.',
} as const;

/** What an event did, in a few words: "R3 FAIL". */
export function stepWords({ facts }: LabelEvent): string {
  switch (facts?.type) {
    case 'label':
      return `${itemWords(facts.item)} ${facts.value ?? 'cleared'}`;
    case 'adjudicate':
      return `${itemWords(facts.item)} settled: ${facts.value ?? 'cleared'}`;
    case 'resolve':
      return `choice among labels of ${itemWords(facts.item)}`;
    case 'disputed':
      return `${itemWords(facts.item)} disputed`;
    case 'import':
      return 'import of labels';
    default:
      return 'event';
  }
}

const LONGEST = 100;

function itemWords({ id, attempt }: ItemKey): string {
  const name = id.length > LONGEST ? `${id.slice(0, LONGEST)}…` : id;
  return attempt === 0 ? name : `${name}, attempt ${grouped(attempt)}`;
}
