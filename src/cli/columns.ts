import { nearestName } from '../core/filter/nearest.ts';
import type { MappedColumn, Mapping, MappingRole, Preview } from '../core/mapping/mapping.ts';
import { mappingOf } from '../core/mapping/mappingOf.ts';
import { mappingClause } from '../core/words/mapping.ts';
import { listed } from '../core/words/numbers.ts';
import { nameInWords } from '../core/words/quoted.ts';
import type { Engine, Source } from '../engine/engine.ts';
import { saysColumns, type ColumnFlags } from './columnFlags.ts';
import { Failure, valueOf } from './failure.ts';

/** Tells the person one line beside the output. */
export type Say = (line: string) => void;

/**
 * The mapping by which a file is read, said in a line; null where a format reads it and nothing is said of its columns.
 * Fails where nothing that could be judged is found, naming the columns.
 */
export async function mappingFor(
  engine: Engine,
  source: Source,
  flags: ColumnFlags,
  say: Say,
  narrowed: (mapping: Mapping) => Mapping = (mapping) => mapping,
): Promise<Mapping | null> {
  const preview = valueOf(await engine.preview(source));
  if (preview.recognisedAs !== null && !saysColumns(flags)) return null;
  const mapping = narrowed(mappingBy(preview, flags));
  if (!judgeable(mapping)) throw new Failure(nothingToJudge(preview));
  say(
    `${source.name} is read by its columns: ${mappingClause(mapping)}. Change that with --map KEY=COLUMN and --right VALUE.`,
  );
  return mapping;
}

/** The guess of the preview with what the command line says in its place. */
export function mappingBy(preview: Preview, { roles, right, referenceAs }: ColumnFlags): Mapping {
  const given: readonly MappedColumn[] = [...roles].flatMap(([role, columns]) =>
    columns.map((column) => ({ role, column: known(preview, column) })),
  );
  const kept = preview.guess.columns.filter(
    ({ role, column }) => !roles.has(role) && !given.some((one) => one.column === column),
  );
  const mapping =
    given.length === 0 && roles.size === 0 ? preview.guess : mappingOf(preview.columns, [...kept, ...given]);
  return {
    ...mapping,
    right: right.length === 0 ? mapping.right : right,
    referenceAs: referenceAs ?? mapping.referenceAs,
  };
}

/** A mapping of a file of replies: whatever else its columns could be, they are no items. */
export function repliesAlone(mapping: Mapping): Mapping {
  const columns = mapping.columns.filter(({ role }) => !ITEM_ROLES.has(role));
  return { ...mapping, columns };
}

const ITEM_ROLES: ReadonlySet<MappingRole> = new Set(['input', 'tools', 'reference']);
const JUDGED: ReadonlySet<MappingRole> = new Set(['reference', 'reply', 'calls', 'verdict', 'judge', 'rater']);

/** Whether a scorer has anything to go by. */
export function judgeable({ columns }: Mapping): boolean {
  return columns.some(({ role }) => JUDGED.has(role));
}

function known({ file, columns }: Preview, column: string): string {
  const names = columns.map(({ name }) => name);
  if (names.includes(column)) return column;
  const near = names.find((name) => name.toLowerCase() === column.toLowerCase()) ?? nearestName(column, names);
  const meant = near === null ? '' : ` Did you mean ${nameInWords(near)}?`;
  throw new Failure(`${file} has no column ${nameInWords(column)}.${meant} ${columnsOf(names)}`);
}

function nothingToJudge({ file, columns }: Preview): string {
  const names = columns.map(({ name }) => name);
  const example = names.length === 0 ? '' : ` Say which, as in --map ${shellWord(`reply=${names[0]!}`)}.`;
  return `${file} fits no known format, and none of its columns looks like a reference, a reply or a verdict. ${columnsOf(names)}${example}`;
}

/** As a shell takes it for one word. */
export function shellWord(text: string): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

const MOST_NAMES = 30;

function columnsOf(names: readonly string[]): string {
  if (names.length === 0) return 'It has no columns.';
  const shown = names.slice(0, MOST_NAMES).map(nameInWords);
  const more = names.length - shown.length;
  return `It has ${listed(more > 0 ? [...shown, `${more} more`] : shown)}.`;
}
