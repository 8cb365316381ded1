import { list, text, type Block } from './block.ts';

export const limits: readonly Block[] = [
  list(
    'A row of more than 64 MB, or nested deeper than 10,000 levels, is left out with an issue; the good rows stay.',
    'A file is read in slices. Up to 1 GB of it is kept in memory; of a longer one rows are read again when they are shown.',
    'The comparison of two calls ends at 5,000 lines, the raw view is without colours from 1 MB on: both say so.',
    'Parquet, zip and Zstandard are not read: the page says what a file is and what to do. What is packed with gzip may have 2 GiB when it is unpacked, and a table 2,000 columns.',
    'Agreement counts pairs exactly up to 90 million. A bootstrap runs over every possible table up to 100 pairs, and draws 10,000 samples above.',
    'Labels are kept in this browser alone, by the bytes of the file that was labelled: another browser gets them by the label file.',
    'Lists of items above a comparison (alone on a side, repeated, differing) show the first 20 and count all.',
    'The text of a case is read as Python reads it: an integer of more than 4,300 digits, or nesting deeper than 990 levels, is no JSON to it. The reference normaliser refuses it.',
    'Baselines are kept for the 50 corpora that were held against one last.',
    'The file report lists the first 1,000 issues and counts all.',
  ),
  text('Nothing is cut or skipped in silence. If something is, please tell us: it is a mistake.'),
];
