import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptDataset } from './keptDataset.ts';
import { BlockedByOlderTab } from './stored.ts';

/** Every database of this origin is visible to its sibling pages, so the name says whose it is. */
export const DATABASE_NAME = 'touchstone';
const VERSION = 1;

export interface Schema extends DBSchema {
  datasets: { key: string; value: KeptDataset; indexes: { 'by-time': number } };
  settings: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Schema>;

/** Gives the open connection; opens it at the first call and again after it was lost. Rejects when it cannot be had. */
export type Connect = () => Promise<Database>;

export function createConnect(): Connect {
  let connection: Promise<Database> | null = null;

  function forget(): void {
    connection = null;
  }

  async function open(): Promise<Database> {
    return new Promise((resolve, reject) => {
      const opening = openDB<Schema>(DATABASE_NAME, VERSION, {
        upgrade(database) {
          database.createObjectStore('datasets', { keyPath: 'fingerprint' }).createIndex('by-time', 'openedAt');
          database.createObjectStore('settings');
        },
        // A newer page wants the database: it gets it, and what this one asks next opens (or fails) anew.
        blocking(_current, _wanted, event) {
          forget();
          if (event.target instanceof IDBDatabase) event.target.close();
        },
        blocked() {
          reject(new BlockedByOlderTab('another tab keeps an older version of the database open'));
        },
        terminated: forget,
      });
      opening.then(resolve, reject);
    });
  }

  return async function connect() {
    connection ??= open();
    try {
      return await connection;
    } catch (error) {
      forget();
      throw error;
    }
  };
}
