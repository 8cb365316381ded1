import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { KeptDataset } from './keptDataset.ts';
import { type BytesRow, type DatasetRow, datasetRowOf } from './keptRows.ts';
import type { LabelRow, ScopeRow, SightRow } from './keptLines.ts';
import type { RememberedMapping } from './mappings.ts';

export const VERSION = 4;

export interface Schema extends DBSchema {
  datasets: { key: string; value: DatasetRow; indexes: { 'by-time': number } };
  bytes: { key: string; value: BytesRow };
  settings: { key: string; value: unknown };
  mappings: { key: string; value: RememberedMapping };
  labels: { key: [string, number]; value: LabelRow; indexes: { 'by-id': [string, string] } };
  scopes: { key: string; value: ScopeRow };
  sights: { key: [string, string]; value: SightRow };
}

type Database = IDBPDatabase<Schema>;
type Upgrading = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/** Makes of a database of this version (0: a new one) one of the present version, in the transaction of the change. */
export async function upgrade(database: Database, version: number, transaction: Upgrading): Promise<void> {
  if (version < 1) {
    createDatasets(database);
    database.createObjectStore('settings');
  }
  if (version < 2) database.createObjectStore('mappings');
  if (version < 3) {
    const labels = database.createObjectStore('labels', { keyPath: ['scope', 'place'] });
    labels.createIndex('by-id', ['scope', 'id'], { unique: true });
    database.createObjectStore('scopes', { keyPath: 'scope' });
    database.createObjectStore('sights', { keyPath: ['scope', 'item'] });
  }
  if (version < 4) await takeOutBytes(database, transaction);
}

function createDatasets(database: Database) {
  const datasets = database.createObjectStore('datasets', { keyPath: 'fingerprint' });
  datasets.createIndex('by-time', 'openedAt');
  return datasets;
}

/**
 * Up to version 3 a dataset was one row with its blobs. The store of these rows becomes the one of bytes, as it is:
 * a blob that is put into another store would be copied, for which there may be no room. What is small goes into a new
 * store.
 */
async function takeOutBytes(database: Database, transaction: Upgrading): Promise<void> {
  const before = transaction.objectStore('datasets');
  before.deleteIndex('by-time');
  before.name = 'bytes';
  const datasets = createDatasets(database);
  const kept = (await before.getAll()) as unknown as readonly KeptDataset[];
  await Promise.all(
    kept.map(async (dataset) => {
      const places = dataset.files.map((_file, place) => ({ row: dataset.fingerprint, place }));
      await datasets.put(datasetRowOf(dataset, places));
    }),
  );
}
