import { list, table, text, title, type Block } from './block.ts';

export const compare: readonly Block[] = [
  text(
    'Compare holds any two runs against each other, item by item: two files, two reply sets over the same items, two scorers, other options, or a run and what the file itself recorded. A is the earlier run, and B is held against it. Both may be scored in different ways: that is said, and then a difference may lie in the scoring.',
  ),
  title('What is compared with what'),
  list(
    'Items meet by id and attempt. Where no id meets, or a file has none, they meet by their input, white space folded; the number of a row is never an id. Only where neither file has ids and one has no inputs do they meet by their place in the file. Each can be chosen.',
    'An id that stands more than once on a side, without attempts by which they meet, meets in the order of appearance, and is named.',
    'Items of one side alone are listed and counted, and are in no rate.',
    'A file that changed on disk can be held against what was read of it before: “Compare with what I had”.',
    'Items whose input or reference differs between the sides are named: they may be other questions.',
  ),
  table(
    'What became of an item, worst first, and how an export names it',
    ['Change', 'In A', 'In B', 'Export'],
    ['Regression', 'right', 'wrong', '`regression`'],
    ['Lost', 'right or wrong', 'not judged, or a fault', '`lost`'],
    ['Fix', 'wrong', 'right', '`fix`'],
    ['Gained', 'not judged, or a fault', 'right or wrong', '`gained`'],
    ['Still wrong', 'wrong', 'wrong', '`same-wrong`'],
    ['Still right', 'right', 'right', '`same-right`'],
    ['Not judged in either', 'not judged, or a fault', 'not judged, or a fault', '`same-unjudged`'],
    ['Only in A', 'there', 'not there', '`only-a`'],
    ['Only in B', 'not there', 'there', '`only-b`'],
  ),
  text(
    'A cell of the table lists exactly the items that it counts. What became of items, a category and a search hold together, and every count is of the category and the search that stand. Each such choice is a step for Back; what is typed is none.',
  ),
  title('The gate'),
  text(
    'The gate fails when fewer items are right than before, or fewer in a category. It looks at whole counts over the items that both sides have, and at nothing else: it does not ask whether chance explains it. An item that was right and is lost is one fewer; how many are lost is said beside it. How both stand in all comes first, then the categories that fell, each of which lists its items; the table has the worst category first. A category that one side alone names counts in the total only. Where a side judged none of these items there is no gate.',
  ),
  title('Could it be chance?'),
  list(
    'Rates stand over the items that both sides judged, each with its count and its 95 % interval (Wilson 1927): where the rate of many such items would plausibly lie.',
    'The exact test of McNemar (1947) looks at the items that one side alone got right, and at no others. Its p says how often so uneven a split, or one more uneven, would come by chance if neither run were better. Where no item changed between right and wrong there is no p.',
    'Below 30 items that both judged the page says that the rates are loose; at 5 changes between right and wrong or fewer, that even an entirely one-sided split could be chance.',
    'The intervals of the two rates may overlap though p is small: they are about each run by itself, McNemar about the same items twice.',
  ),
  title('An item'),
  list(
    'Both verdicts stand side by side with their reasons. Replies that are calls alone are held against each other a member a line, with a word at each line that differs: neither is held to be right there. The task stands once where both ask the same.',
    'Of a corpus the lines are what came back, and each side that the reference normaliser gave says what its rules did.',
    'A file may bring verdicts and no replies. Its items are compared all the same, and that side says “No reply in this file”.',
    '`g c` leads here, `j` and `k` through the list, `[` and `]` from regression to regression, `Enter` opens an item, `Esc` goes back to the list, `/` to its search, `y` copies a link with both runs, the list and the item.',
    'Export writes the list as CSV or JSON Lines: key, change, category, and state, reason and score of both sides.',
  ),
  title('A file of results'),
  text(
    'A result of document 002, written by its program or by Touchstone, can stand for A where B is judged by `toolcall-300`. It has totals and categories and no items, so no item can be listed, and its gate is that of document 002. A change between unequally many cases says so. A file that cannot be taken is named with the reason, and A stays what it was.',
  ),
];
