import { createChannel } from './channel.ts';
import type { Connect, Database } from './database.ts';
import { deviceName } from './device.ts';
import { inTransaction } from './inTransaction.ts';
import { type KeptLine, keptLineOf, type NewLine, type Sight, sightOf } from './keptLines.ts';
import { placeLines } from './placeLines.ts';
import { seeItems } from './sights.ts';
import { type Stored, stored } from './stored.ts';

/** Lines of label files, by scope: what is labelled together. */
export interface Labels {
  /** Every line of a scope, in the order in which they were written, and what was seen of its items. */
  readonly load: (scope: string) => Promise<Stored<LoadedLabels>>;
  /**
   * Gives `make` what is behind the place `since`, and writes what it gives, in one transaction: done when it is on
   * disk, and either all of it or none. Writing what is there already changes nothing. It takes as long as the browser
   * takes: whoever waits says so.
   */
  readonly write: (scope: LabelScopeName, since: number, make: MakeLines) => Promise<Stored<WrittenLabels>>;
  readonly see: (scope: string, sights: readonly Sight[]) => Promise<Stored<null>>;
  readonly sights: (scope: string) => Promise<Stored<readonly Sight[]>>;
  /** What has labels, last written first. */
  readonly scopes: () => Promise<Stored<readonly LabelledScope[]>>;
  /** Takes the lines of a scope and what was seen of its items out of this browser. */
  readonly forget: (scope: string) => Promise<Stored<null>>;
  /** Told when another tab has written to a scope, or seen something of it; gives the way to stop. */
  readonly onWritten: (listener: (scope: string) => void) => () => void;
  /** Asks the browser never to clear its storage by itself; null where it does not say. */
  readonly persist: () => Promise<boolean | null>;
  readonly device: () => Promise<Stored<string>>;
}

export interface LabelScopeName {
  readonly scope: string;
  readonly name: string;
}

/**
 * Called while the transaction is open, so it answers at once. `emptied`: what was written up to the place `since` is
 * not there any more, because the browser or the person cleared its storage; `news` is all there is then.
 */
export type MakeLines = (news: readonly KeptLine[], emptied?: boolean) => readonly NewLine[];

export interface LoadedLabels {
  readonly lines: readonly KeptLine[];
  readonly sights: readonly Sight[];
}

export interface WrittenLabels {
  readonly news: readonly KeptLine[];
  /** All that `make` gave, at the places where they stand; those that were there before, too. */
  readonly written: readonly KeptLine[];
}

export interface LabelledScope extends LabelScopeName {
  readonly events: number;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

export function createLabels(connect: Connect): Labels {
  const tabs = createChannel('touchstone.labels');
  return {
    load: (scope) => stored(async () => load(await connect(), scope)),

    write: (scope, since, make) =>
      stored(async () => {
        const outcome = await write(await connect(), scope, since, make);
        if (outcome.written.length > 0) tabs.tell(scope.scope);
        return outcome;
      }),

    see: (scope, sights) =>
      stored(async () => {
        await seeItems(await connect(), scope, sights);
        tabs.tell(scope);
        return null;
      }),

    sights: (scope) =>
      stored(async () => {
        const rows = await (await connect()).getAll('sights', ofScope(scope));
        return rows.map(sightOf);
      }),

    scopes: () =>
      stored(async () => {
        const rows = (await (await connect()).getAll('scopes')).filter(({ events }) => events > 0);
        return rows
          .toSorted((one, other) => other.writtenAt - one.writtenAt)
          .map(({ scope, name, events, writtenAt }) => ({ scope, name, events, writtenAt }));
      }),

    forget: (scope) =>
      stored(async () => {
        await forget(await connect(), scope);
        tabs.tell(scope);
        return null;
      }),

    onWritten: tabs.listen,

    persist: async () => {
      try {
        return await navigator.storage.persist();
      } catch {
        // Not there on plain http.
        return null;
      }
    },

    device: () => stored(async () => deviceName(await connect())),
  };
}

async function load(database: Database, scope: string): Promise<LoadedLabels> {
  const transaction = database.transaction(['labels', 'sights']);
  const [lines, sights] = await Promise.all([
    transaction.objectStore('labels').getAll(behind(scope, 0)),
    transaction.objectStore('sights').getAll(ofScope(scope)),
  ]);
  return { lines: lines.map(keptLineOf), sights: sights.map(sightOf) };
}

async function write(
  database: Database,
  { scope, name }: LabelScopeName,
  since: number,
  make: MakeLines,
): Promise<WrittenLabels> {
  // Strict: done only when it is on disk, not when the system has promised to put it there.
  const transaction = database.transaction(['labels', 'scopes'], 'readwrite', { durability: 'strict' });
  const labels = transaction.objectStore('labels');
  const scopes = transaction.objectStore('scopes');
  return inTransaction(transaction, async () => {
    const known = await scopes.get(scope);
    const last = known?.place ?? 0;
    const emptied = last < since;
    const news = (await labels.getAll(behind(scope, emptied ? 0 : since))).map(keptLineOf);
    const lines = make(news, emptied);
    if (lines.length === 0) return { news, written: [] };
    const there = await Promise.all(lines.map(async ({ id }) => labels.index('by-id').get([scope, id])));
    const rows = there.flatMap((row) => (row === undefined ? [] : [keptLineOf(row)]));
    const { written, added, removed } = placeLines(lines, new Map(rows.map((row) => [row.id, row])), last);
    if (added.length === 0) return { news, written };
    const events = (known?.events ?? 0) + added.length - removed.length;
    await Promise.all([
      ...removed.map(async (place) => labels.delete([scope, place])),
      ...added.map(async (line) => labels.add({ scope, ...line })),
      scopes.put({ scope, name, events, writtenAt: Date.now(), place: last + added.length }),
    ]);
    return { news, written };
  });
}

async function forget(database: Database, scope: string): Promise<void> {
  const transaction = database.transaction(['labels', 'scopes', 'sights'], 'readwrite', { durability: 'strict' });
  const scopes = transaction.objectStore('scopes');
  await inTransaction(transaction, async () => {
    const known = await scopes.get(scope);
    await Promise.all([
      transaction.objectStore('labels').delete(behind(scope, 0)),
      transaction.objectStore('sights').delete(ofScope(scope)),
      // The place stays: another tab that has read up to it must not miss what is written next.
      known === undefined ? null : scopes.put({ ...known, name: '', events: 0 }),
    ]);
  });
}

/** Keys of the lines behind a place. */
function behind(scope: string, place: number): IDBKeyRange {
  return IDBKeyRange.bound([scope, place], [scope, Infinity], true);
}

/** Keys [scope, text]: a list sorts behind every text. */
function ofScope(scope: string): IDBKeyRange {
  return IDBKeyRange.bound([scope], [scope, []]);
}
