import { type IDBPDatabase, openDB } from 'idb';
import { inTransaction } from './inTransaction.ts';
import { type Schema, upgrade, VERSION } from './schema.ts';
import { BlockedByOlderTab } from './stored.ts';

/** Every database of this origin is visible to its sibling pages, so the name says whose it is. */
const DATABASE_NAME = 'touchstone';

/** Milliseconds after which a database that says neither yes nor no counts as none: the page must not wait for it. */
const PATIENCE = 2000;
/** Milliseconds for which calls wait for one and the same attempt. */
const SHARED = 250;

export type Database = IDBPDatabase<Schema>;

/** Gives the open connection; opens it at the first call and again after it was lost. Rejects when it cannot be had. */
export type Connect = () => Promise<Database>;

/** One attempt to open the database. */
interface Opening {
  readonly database: Promise<Database>;
  /** In milliseconds, as `performance.now` counts. */
  readonly begunAt: number;
  isOpen: boolean;
}

export function createConnect(): Connect {
  let current: Opening | null = null;

  function begin(): Opening {
    const opening: Opening = { database: open(forget), begunAt: performance.now(), isOpen: false };
    function forget(): void {
      if (current === opening) current = null;
    }
    function note(): void {
      opening.isOpen = true;
    }
    opening.database.then(note, forget);
    return opening;
  }

  return async function connect() {
    // Whoever tries again asks anew, and does not wait for an attempt that may never end.
    if (current === null || (!current.isOpen && performance.now() - current.begunAt > SHARED)) current = begin();
    return current.database;
  };
}

/** Opens the database; `forget` is called when it is lost again. */
async function open(forget: () => void): Promise<Database> {
  return new Promise((resolve, reject) => {
    let gone = false;
    function giveUp(error: Error): void {
      gone = true;
      reject(error);
    }
    const timer = setTimeout(() => giveUp(new Error('the database does not answer')), PATIENCE);
    const opening = openDB<Schema>(DATABASE_NAME, VERSION, {
      // Whole or not at all: what fails leaves the database as it was.
      upgrade(database, version, _wanted, transaction) {
        inTransaction(transaction, async () => upgrade(database, version, transaction)).catch(giveUp);
      },
      // A newer page wants the database: it gets it, and what this one asks next opens (or fails) anew.
      blocking(_current, _wanted, event) {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      blocked() {
        giveUp(new BlockedByOlderTab('another tab keeps an older version of the database open'));
      },
      terminated: forget,
    });
    opening.then(take, reject).finally(() => clearTimeout(timer));

    function take(database: Database): void {
      // It may come after all, when nobody waits any more: held open it would be in the way of others.
      if (gone) database.close();
      else resolve(database);
    }
  });
}
