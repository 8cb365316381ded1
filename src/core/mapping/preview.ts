import { excerptOf } from '../formats/excerpt.ts';
import { membersByName, type JsonSlice } from '../json/slice.ts';
import { cellText, factsOf, type ColumnFacts } from './facts.ts';
import { guessMapping } from './guess.ts';
import type { Preview, PreviewColumn } from './mapping.ts';
import { cellAt } from './columns.ts';
import { signatureOf } from './signature.ts';

const SHOWN_ROWS = 20;
const SHOWN_CHARACTERS = 500;

/**
 * The first rows of a file (as JSON, at least one) as a table, with a guess of what its columns mean. `container` is
 * how the rows stand in the file, `recognisedAs` the format that reads it without a mapping, or null.
 */
export function previewOf(
  file: string,
  container: string,
  rows: readonly JsonSlice[],
  recognisedAs: string | null,
): Preview {
  const facts = factsOf(rows);
  const { guess, reasons } = guessMapping(facts);
  const names = facts.map((one) => one.name);
  return {
    file,
    signature: signatureOf(container, names),
    recognisedAs,
    columns: facts.map(previewColumn),
    rowsSeen: rows.length,
    cells: rows.slice(0, SHOWN_ROWS).map((row) => shownCells(row, names)),
    guess,
    reasons,
  };
}

function previewColumn({ name, filled, distinct, values, kind }: ColumnFacts): PreviewColumn {
  return { name, filled, distinct, values, kind };
}

function shownCells(row: JsonSlice, names: readonly string[]): readonly (string | null)[] {
  const byName = membersByName(row);
  return names.map((name) => {
    const slice = cellAt(byName, name);
    const text = slice === undefined ? null : cellText(slice);
    return text === null ? null : excerptOf(text, SHOWN_CHARACTERS);
  });
}
