import { list, text, type Block } from './block.ts';

export const start: readonly Block[] = [
  text(
    'Touchstone reads a file of tool calls that a language-model agent made, compares each reply with its reference, and says item by item whether it is right and why. Everything happens in this tab.',
  ),
  list(
    'Open a file: drop it on the page, choose it, paste its text, or give its address. Give a dataset and a second file with its replies together, and they are joined. Of a folder each dataset is opened by itself, with what belongs to it.',
    'A file that no known format fits is shown as a table, with a guess of what its columns hold. Mend the guess, and files with the same columns are opened alike.',
    'Read the totals above the table. `right` and `wrong` are verdicts. `not judged` has no reply or no reference, a `fault` could not be judged: neither counts as wrong, and neither is in the rate.',
    'Click a verdict, a reason or a category at the left, or type a filter. Counts stay true under the filter.',
    'Click a row. The item opens on the comparison: the first difference in a sentence, every difference marked, and the rule that decided.',
    'Copy the link, or export what the filter shows. A link opens the same item for anybody who has the same file.',
    'Where a file brings verdicts of its own, they stand in columns under their own names. “Compare with recorded” puts one beside the computed verdicts: how often they agree, and a table whose numbers show their items.',
    'The buttons at the filter keep it by a name, draw a chart (reasons by category, or any two fields) and choose the columns.',
    'Label shows the runs one after the other, without what any judge says, and takes PASS or FAIL by a key. Agreement then holds the judge against you: how often you agree beyond chance, how sure that is, and each disagreement.',
    'Build holds two sequences of tool calls against each other: add, move and rename steps, and watch labels and scores follow. Its link holds what you built.',
    'Compare holds any two runs against each other: how their items met, what became better, worse or lost, whether chance would explain it, and both replies of an item side by side.',
    'A corpus of malformed tool calls opens on Conformance: what a normaliser repairs, what it refuses, what it invents, and whether it got worse since an earlier result.',
    'To see what an option changes, press “Keep beside” and change it: the second run stays beside the first, and `differs = yes` finds the items on which the two disagree.',
  ),
];
