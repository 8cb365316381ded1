import { code, list, table, text, title, type Block } from './block.ts';

export const labels: readonly Block[] = [
  text(
    'Label shows one run a screen and asks for PASS or FAIL. `p` and `f` are enough: a label is written, and the next run comes. The keys are printed on the buttons, and all of them stand in the table of keys.',
  ),
  title('Blind'),
  text(
    'A person who sees what the judge said tends to say the same, and agreement is then worth little. So nothing of the judge is on the page before you ask for it: no verdict, reason or score, no column of the file that records one, no name of a model, no label of anybody else. It is not hidden; it is not there.',
  ),
  list(
    'What was on screen elsewhere is noted: an item that the results, an item’s page or the agreement showed with a verdict is not blind any more. Labels given after that count as not blind, and how many there are stands beside kappa, as does how many were given in under two seconds.',
    '“Label blind” on the first screen opens a file, a sample or a kept dataset without showing its results on the way.',
    'Reveal shows what the judge says of one item, and asks once. The label given before stays the blind label; a later change is kept as a revision after reveal. Kappa takes blind first labels; “After review” takes the last ones.',
    'The steps of a run stand beside those of its reference, with MATCH, EXTRA and MISSING. Scores are left out, and so is what a reply says of its own success.',
    'Agreement stays closed until every item is labelled, or you say that you are finished.',
  ),
  title('What can be said'),
  list(
    'PASS, FAIL, unsure or skip, with a note and tags. Unsure and skipped items are counted, and are in no pair.',
    'By a rubric: a band is chosen for each part, and PASS or FAIL follows from the sum. The calculator rubric is there; any other one is made in a small form. A changed rubric is a new version, and labels by different versions are never pooled.',
    '“The reference is wrong” marks an item as disputed. Every rate is shown with and without such items.',
    'An item whose input, tools, reference or reply has changed since is shown as changed: its label is kept, and not counted until it is said again.',
  ),
  title('Order'),
  text(
    'Shuffled by a seed and your name, so that neither the file’s order nor a mood decides. Orders that come from the judge say what they bias: to take as many of each of its verdicts changes how many pass, and with that agreement, kappa and the judge’s rates.',
  ),
  title('Saving'),
  list(
    'Each label is one event in this browser’s storage. “Saved” is said when the browser has written it to disk, not before; a tab or a browser that is killed then has lost nothing.',
    'Where storage is refused or full, the page says so at once and offers the labels as a file. You can go on: what is not saved stays in the tab, and is tried again.',
    'Two tabs may label the same file. Each sees what the other wrote.',
    'Undo takes back the last thing that was done, also after a reload. Nothing is ever overwritten: what is taken back stays in the file, marked as taken back.',
    'The browser may clear its storage when disk space is short, and a private window forgets everything. Download the label file when it matters.',
  ),
  title('The label file'),
  text(
    'JSON Lines: a header, then one event a line, in the order in which they were written. The same as one JSON array, and a CSV of what holds now, which leaves out how it came to be.',
  ),
  code(
    'A label file',
    '{"type":"header","format":"labels","version":1,"categories":["PASS","FAIL"],"positive":"PASS","ordered":false}',
    '{"type":"label","event_id":"01J1","rater":"ayse","item":"R2","attempt":0,"item_hash":"sha256:…","value":"FAIL",',
    '  "note":"opens before it searches","blind":true,"revealed_at":null,"supersedes":null,"seq":7}',
  ),
  table(
    'Events of a label file',
    ['Type', 'What it says'],
    ['`label`', 'A rater’s `value` of an item: PASS, FAIL, UNSURE, SKIP, or null where it is taken back.'],
    ['`judge`', 'What a judge said: `verdict`, `score`, `thoughts`, and whether its output could be read (`status`).'],
    ['`reveal`, `seen`', 'That the judge was in sight, for this item and this rater.'],
    ['`adjudicate`', 'What several raters’ labels were settled as, and why.'],
    ['`resolve`', 'Which of two labels of one rater holds, where neither knew of the other.'],
    ['`disputed`', 'That an item’s reference is held to be wrong, or no longer.'],
    ['`import`, `undo`, `redo`', 'What was brought in, taken back, and done again.'],
  ),
  title('Several people, several devices'),
  list(
    'A label file that is dropped on the page, or chosen under “Bring labels in…”, is shown first: how many events would be added, are here already, conflict, are of items that changed, or of items that are not in this file.',
    'Files are united by the ids of their events. The order in which they come, and how often, makes no difference. An id that stands for two different events refuses the whole file, and both places are named.',
    'Different raters never conflict: each has a series of labels. Two labels of one rater that do not know of each other, as from two devices, both stay, and the item counts as not labelled until you keep one of them. The later one does not simply win, for clocks differ.',
    'Items are matched by id, attempt and content, so that labels of another edition of a file find the items that stayed the same.',
    'Two people: Agreement shows how far they agree first, then what there is to settle, those they agree least on first and without names.',
  ),
];
