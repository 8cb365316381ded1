import { keyText } from '../core/labels/keyText.ts';
import { saidInCell, type Said, type Series } from '../core/labels/series.ts';
import type { Mapping } from '../core/mapping/mapping.ts';
import type { ItemKey } from '../core/model/item.ts';
import { nameInWords } from '../core/words/quoted.ts';
import { createEngine } from '../engine/createEngine.ts';
import type { DatasetSummary, Engine, Source } from '../engine/engine.ts';
import { NO_COLUMNS } from './columnFlags.ts';
import { mappingFor, type Say } from './columns.ts';
import { valueOf } from './failure.ts';

export interface RecordedRaters {
  readonly opened: DatasetSummary;
  readonly columns: ReadonlyMap<string, Series>;
  readonly items: ReadonlyMap<string, ItemKey>;
}

/** Rows asked for at once. */
const STRETCH = 1000;

/**
 * What a dataset has recorded in the columns of these names, those that it has, with the values as its format gives
 * them; what the format holds to be broken is no valid value. A column of its rows that has such a name and that the
 * format does not record is a rater's, too: the file is then read by its columns.
 */
export async function recordedRaters(source: Source, names: readonly string[], say: Say): Promise<RecordedRaters> {
  const engine = createEngine();
  const opened = await openWith(engine, source, names, say);
  const recorded = names.filter((name) => opened.recordedColumns.some((column) => column.name === name));
  const request = { filter: '', sort: null, run: null, beside: null, recorded };
  const { view, shown } = valueOf(await engine.view(opened.dataset, request));
  const columns = new Map(recorded.map((name) => [name, new Map<string, Said>()]));
  const items = new Map<string, ItemKey>();
  for (let from = 0; from < shown; from += STRETCH) {
    const { rows } = valueOf(await engine.window(view, from, from + STRETCH));
    for (const { key, recorded: values = [], recordedStates = [] } of rows) {
      const text = keyText(key);
      items.set(text, key);
      for (const [at, name] of recorded.entries()) {
        const said = saidInCell(key, values[at] ?? '');
        const isBroken = recordedStates[at] === 'fault';
        columns.get(name)?.set(text, isBroken ? { ...said, value: null, state: 'invalid' } : said);
      }
    }
  }
  return { opened, columns, items };
}

/** The dataset by its format where that records all of the names that its columns have, else by its columns. */
async function openWith(engine: Engine, source: Source, names: readonly string[], say: Say): Promise<DatasetSummary> {
  const { columns: written, recognisedAs } = valueOf(await engine.preview(source));
  const raters = names.filter((name) => written.some((column) => column.name === name));
  if (recognisedAs !== null) {
    const opened = valueOf(await engine.open({ sources: [source] }));
    if (raters.every((name) => opened.recordedColumns.some((column) => column.name === name))) return opened;
    await engine.close(opened.dataset);
  }
  const flags = raters.length === 0 ? NO_COLUMNS : { ...NO_COLUMNS, roles: new Map([['rater', raters] as const]) };
  const mapping = await mappingFor(engine, source, flags, () => undefined);
  if (mapping !== null) say(`${source.name} is read by its columns: ${itemsClause(mapping)}.`);
  const mappings = new Map<string, Mapping>(mapping === null ? [] : [[source.name, mapping]]);
  return valueOf(await engine.open({ sources: [source], mappings }));
}

function itemsClause({ columns }: Mapping): string {
  const id = columns.find(({ role }) => role === 'id');
  return id === undefined ? 'items are named by position' : `items are named by ${nameInWords(id.column)}`;
}
