import type { ColumnFacts } from './facts.ts';
import type { GuessReason } from './mapping.ts';
import { matchName, plainName } from './names.ts';

/** Columns that may tell equal ids apart, the surest first. */
const PARTNERS: readonly string[] = 'group file source dataset split subset suite task category domain'.split(' ');

/**
 * The column that names items: the first by name whose values are all different; else one that repeats, with the
 * attempt or a group that tells its rows apart; else the surest name, whose repeats are attempts.
 */
export function guessIds(columns: readonly ColumnFacts[]): readonly GuessReason[] {
  const named = columns
    .flatMap((column) => {
      const match = mayName(column) ? matchName('id', column.name) : null;
      return match === null ? [] : [{ column, match }];
    })
    .toSorted((a, b) => a.match.rank - b.match.rank);
  const [surest] = named;
  if (surest === undefined) return attemptBeside(columns, []);
  const attempt = attemptBeside(columns, [surest.column]);
  const repeats = surest.column.distinct < surest.column.filled;
  if (repeats && attempt.length > 0) return [idReason(surest), ...attempt];
  const partner = repeats ? partnerOf(surest.column, columns) : null;
  if (partner !== null) {
    const found = `what tells equal ${surest.column.name} apart`;
    return [{ role: 'id', column: partner.name, by: 'values', found }, idReason(surest)];
  }
  const distinct = named.find(({ column }) => column.distinct === column.texts.length);
  // A name that only ends like an id, as of users or sessions, is one when it tells the rows apart.
  const chosen = distinct ?? (surest.match.rank < 1000 ? surest : null);
  if (chosen === null) return attempt;
  return [idReason(chosen), ...attemptBeside(columns, [chosen.column])];
}

function idReason({
  column,
  match,
}: {
  readonly column: ColumnFacts;
  readonly match: { readonly word: string };
}): GuessReason {
  return { role: 'id', column: column.name, by: 'name', found: match.word };
}

function mayName(column: ColumnFacts): boolean {
  return (column.kind === 'text' || column.kind === 'number') && column.length <= 200;
}

function partnerOf(id: ColumnFacts, columns: readonly ColumnFacts[]): ColumnFacts | null {
  const candidates = PARTNERS.flatMap((name) => columns.filter((one) => plainName(one.name) === name));
  return candidates.find((one) => one !== id && one.filled === one.texts.length && tellsApart([one, id])) ?? null;
}

/** A column of whole numbers by its name; a seed only where it tells equal ids apart. */
function attemptBeside(columns: readonly ColumnFacts[], ids: readonly ColumnFacts[]): readonly GuessReason[] {
  for (const column of columns) {
    const match = ids.includes(column) ? null : matchName('attempt', column.name);
    if (match === null || !column.counts.every(([text]) => /^\d{1,9}$/.test(text))) continue;
    const [id] = ids;
    if (match.word === 'seed' && (id === undefined || id.distinct === id.filled || !tellsApart([id, column]))) continue;
    return [{ role: 'attempt', column: column.name, by: 'name', found: match.word }];
  }
  return [];
}

/** Whether no two rows have the same values in these columns. */
function tellsApart(columns: readonly ColumnFacts[]): boolean {
  const seen = new Set<string>();
  const rows = columns[0]?.texts.length ?? 0;
  for (let row = 0; row < rows; row += 1) seen.add(JSON.stringify(columns.map((one) => one.texts[row])));
  return seen.size === rows;
}
