import { list, table, text, title, type Block } from './block.ts';

export const agreement: readonly Block[] = [
  text(
    'Agreement holds a judge against a person: a verdict column of the file, a scorer of the workbench, the mock judge, what a judge answered in YAML, or the judges of a label file, against one rater, a majority, what people agree on or settled, or a column of people. Rows are the judge, columns the human, PASS before FAIL:',
  ),
  table(
    'The table of both',
    ['Judge by human', 'Human PASS', 'Human FAIL'],
    ['Judge PASS', 'a', 'b: the judge is more lenient'],
    ['Judge FAIL', 'c: the judge is more strict', 'd'],
  ),
  text(
    'A pair is an item with a label and a verdict. What is no pair is named with its reason and counted: unlabelled, unsure, skipped, changed since, unresolved, the judge missing or its output invalid. n is the number of pairs.',
  ),
  title('Shown first'),
  table(
    'Observed agreement, chance and kappa',
    ['Figure', 'Definition', 'Source'],
    ['po', '(a+d)/n: how often both say the same.', ''],
    [
      'pe',
      '[(a+b)(a+c) + (c+d)(b+d)]/n²: how often they would by chance alone, each passing as often as it does.',
      'Cohen 1960',
    ],
    [
      'kappa',
      '(po-pe)/(1-pe), from whole counts, divided once. 0: no better than chance; 1: always the same.',
      'Cohen 1960',
    ],
    [
      'Band',
      'Below 0 poor, to 0.20 slight, to 0.40 fair, to 0.60 moderate, to 0.80 substantial, above almost perfect. Of the exact fraction; where one ends and the next begins is a convention.',
      'Landis and Koch 1977',
    ],
    [
      '95 % interval',
      'kappa ± 1.96 standard errors, within -1 and 1. By a large-sample formula: below n=30 a rough guide.',
      'Fleiss, Cohen and Everitt 1969',
    ],
  ),
  text(
    'Kappa of a perfect table has no standard error, so no interval: the Wilson interval of plain agreement says how little is known.',
  ),
  title('How strict the judge is'),
  table(
    'Rates of the judge',
    ['Figure', 'Definition', 'Source'],
    ['TPR', 'a/(a+c): of what the human passed, what the judge passes. With its Wilson interval.', 'Wilson 1927'],
    ['TNR', 'd/(b+d): of what the human failed, what the judge fails.', 'Wilson 1927'],
    [
      'McNemar',
      'Whether b and c differ more than chance explains. Exact: from the binomial of b+c halves; mid-p: counts the observed split by half, which is less timid.',
      'McNemar 1947; Fagerland, Lydersen and Laake 2013',
    ],
    ['Bowker', 'The same for more than two categories.', 'Bowker 1948'],
    [
      'kappa max',
      'The highest kappa that these totals allow. Where kappa reaches it and all disagreements are of one kind, the judge is purely lenient, or purely strict.',
      'Cohen 1960',
    ],
  ),
  title('Further figures'),
  table(
    'Figures that are folded at first',
    ['Figure', 'Definition', 'Source'],
    [
      'Prevalence index',
      '|a-d|/n. Where it is high, kappa is low though agreement is high.',
      'Byrt, Bishop and Carlin 1993',
    ],
    ['Bias index', '(b-c)/n: above 0 the judge passes more than the human.', 'Byrt, Bishop and Carlin 1993'],
    ['PABAK', '2po-1: kappa if both labels were as frequent and neither leaned.', 'Byrt, Bishop and Carlin 1993'],
    ['AC1', 'Agreement beyond chance, where chance is thought of otherwise: steady when nearly all pass.', 'Gwet 2008'],
    ['pi', 'As kappa, with the totals of both taken together.', 'Scott 1955'],
    ['Specific agreement', '2a/(2a+b+c) of PASS, 2d/(2d+b+c) of FAIL.', 'Dice 1945'],
    ['MCC', '(ad-bc)/√((a+b)(c+d)(a+c)(b+d)).', 'Matthews 1975'],
    [
      'Bootstrap interval',
      'Up to n=100 over every possible table, without any drawing of lots; above, 10,000 samples from a seed that is shown. What has no kappa is left out, and how much that was is said.',
      'Efron 1979',
    ],
    [
      'Weighted kappa',
      'For a scale: a difference of one step costs less than one of three. By the place on the declared scale, linear or quadratic.',
      'Cohen 1968',
    ],
  ),
  title('More than two raters'),
  list(
    'Fleiss’ kappa (1971) over the items that all of them labelled; Krippendorff’s alpha over those that at least two did, with gaps.',
    'People are compared with each other first: if they disagree, the judge cannot be better than that.',
    'A majority leaves ties out and counts them.',
  ),
  title('The rate of what nobody labelled'),
  list(
    'Rogan and Gladen (1978): (p+TNR-1)/(TPR+TNR-1), p being what the judge passes. Undefined for a judge that is no better than chance; shown as it comes and cut to 0–100 %.',
    'Prediction-powered (Angelopoulos and others 2023): the judge’s rate there, moved by how far it was off where somebody labelled. It cannot blow up.',
    'Both are only for items without labels: where you have labelled, your labels are the rate.',
  ),
  title('A judge that gives scores'),
  text(
    'PASS from a score is a rule that is chosen and stands in the link. The chart shows kappa, TPR and TNR at every score. A threshold chosen on the labels it is then measured by fits them too well: the check chooses it on one half, drawn by a seed, and measures on the other.',
  ),
  text(
    'What a judge answered in YAML is read strictly: one block with exactly `thoughts` (a text) and `score` (a number from 0.0 to 1.0 in steps of 0.1). Anything else is invalid, is never repaired or guessed, and is counted as such; a `score:` inside the thoughts is not the score.',
  ),
  title('Undefined'),
  text(
    'A figure without a value says “undefined” and why. It is never shown as 0, 1 or nothing. Kappa has no value where there are no pairs, or where both gave one and the same label throughout: chance alone then explains everything. Where only one of them is constant, kappa is defined, and 0.',
  ),
  title('How many labels'),
  text(
    'Eight labelled runs leave an interval of about a whole unit. The page says how many would make it no wider than 0.20, if the shares stay as they are.',
  ),
  title('By a command'),
  text(
    '`touchstone agreement FILE [FILE…] --human NAME --judge NAME` computes the same from label files, from CSV with a column a rater, or from recorded columns, and prints one object with `--json`. The page saves the same object.',
  ),
];
