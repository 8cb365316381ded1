import type { KeptLine, NewLine } from './keptLines.ts';

/** What writing lines comes to. */
export interface Placing {
  /** One for each id that was given, whether it is written now or was there: it stands at this place. */
  readonly written: readonly KeptLine[];
  readonly added: readonly KeptLine[];
  /** Places of lines that others stand in for. */
  readonly removed: readonly number[];
}

/**
 * Gives new lines the places behind `last`. A line that is there already in the same words stays where it is, so
 * writing again changes nothing. One that joins goes to a place of its own, and the one before it goes away: whoever
 * asks for what came behind a place hears of it. `known` has the lines of these ids that are there.
 *
 * @throws OtherEvent when an id is there already with something else under it
 */
export function placeLines(lines: readonly NewLine[], known: ReadonlyMap<string, KeptLine>, last: number): Placing {
  const written = new Map<string, KeptLine>();
  const added = new Map<string, KeptLine>();
  const removed: number[] = [];
  let place = last;
  for (const { id, header, line, joins } of lines) {
    const before = written.get(id) ?? known.get(id);
    if (before !== undefined && before.header === header && before.line === line) {
      written.set(id, before);
      continue;
    }
    if (before !== undefined && joins !== true) throw new OtherEvent(id);
    if (before !== undefined && !added.has(id)) removed.push(before.place);
    place += 1;
    const placed = { place, id, header, line };
    written.set(id, placed);
    added.set(id, placed);
  }
  return { written: [...written.values()], added: [...added.values()], removed };
}

/** Two events of one id that say different things: neither gives way, so nothing is written. */
export class OtherEvent extends Error {
  override readonly name = 'OtherEvent';

  constructor(id: string) {
    super(`an event ${JSON.stringify(id)} is kept already and says something else`);
  }
}
