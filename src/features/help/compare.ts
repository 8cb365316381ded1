import { list, table, text, title, type Block } from './block.ts';

export const compare: readonly Block[] = [
  text(
    'Compare holds any two runs against each other, item by item: two files, two reply sets over the same items, two scorers, other options, or a run and what the file itself recorded. A is what is compared with, usually the earlier run; B is judged by it. Both may be scored in different ways: that is said, and then a difference may lie in the scoring.',
  ),
  title('What is compared with what'),
  list(
    'Items meet by id and attempt. Where no id meets, they meet by their input, white space folded. Either can be chosen.',
    'An id that stands more than once on a side meets in the order of appearance, and is named.',
    'Items of one side alone are listed and counted, and are in no rate.',
    'Items whose input or reference differs between the sides are named: they may be other questions.',
  ),
  table(
    'What became of an item, worst first',
    ['Change', 'In A', 'In B'],
    ['regression', 'right', 'wrong'],
    ['lost', 'right or wrong', 'not judged, or a fault'],
    ['fix', 'wrong', 'right'],
    ['gained', 'not judged, or a fault', 'right or wrong'],
    ['same', 'the same in both', ''],
    ['only in A, only in B', 'the item is on one side alone', ''],
  ),
  title('The gate'),
  text(
    'The gate fails when fewer items are right than before, or fewer in a category. It looks at whole counts over the items that both sides have, and at nothing else: it does not ask whether chance explains it.',
  ),
  title('Could it be chance?'),
  list(
    'Rates stand over the items that both sides judged, each with its count and its 95 % interval (Wilson 1927).',
    'The exact test of McNemar (1947) looks at the items that one side alone got right. Its p says how often as uneven a split would come by chance if neither run were better.',
    'Of few items little can be said either way: the page says so.',
  ),
  title('A file of results'),
  text(
    'A result of document 002, written by its program or by Touchstone, can stand for a side. It has totals and categories and no items, so no item can be listed.',
  ),
];
