import type { Database } from './database.ts';
import { inTransaction } from './inTransaction.ts';
import type { KeptDataset } from './keptDataset.ts';
import { type BytesPlace, type DatasetRow, datasetRowOf, rowsOf, withoutHandles } from './keptRows.ts';
import { randomName } from './randomName.ts';
import { sameBytes } from './sameBytes.ts';

/** Where the bytes of blobs are that this tab has read from the database or written to it. */
export type KnownPlaces = WeakMap<Blob, BytesPlace>;

interface KeptBytes {
  readonly at: BytesPlace;
  readonly blob: Blob;
}

/**
 * Keeps a dataset in place of one with the same fingerprint: its row, and the bytes of those files that are not there
 * yet, all in one transaction. Bytes that no file needs any more go with it.
 */
export async function keepFiles(database: Database, dataset: KeptDataset, known: KnownPlaces): Promise<void> {
  const there = await bytesThere(database, dataset.fingerprint);
  const found: (BytesPlace | null)[] = [];
  // One after the other: two large files at once would be twice as much in memory.
  for (const { blob } of dataset.files) found.push(await findBytes(blob, there, known.get(blob)));
  let places: readonly BytesPlace[];
  try {
    places = await write(database, dataset, found, (row) => row);
  } catch (error) {
    // A browser that cannot store handles shall still keep the files.
    if (!(error instanceof DOMException) || error.name !== 'DataCloneError') throw error;
    places = await write(database, dataset, found, withoutHandles);
  }
  for (const [index, { blob }] of dataset.files.entries()) known.set(blob, places[index]!);
}

/** Bytes that are kept of a dataset; none of it when it is not kept. */
async function bytesThere(database: Database, fingerprint: string): Promise<readonly KeptBytes[]> {
  const transaction = database.transaction(['datasets', 'bytes']);
  const row = await transaction.objectStore('datasets').get(fingerprint);
  const there = await Promise.all(
    (row?.files ?? []).map(async ({ at }) => {
      const bytes = await transaction.objectStore('bytes').get(at.row);
      const blob = bytes?.files[at.place]?.blob;
      return blob === undefined ? [] : [{ at, blob }];
    }),
  );
  return there.flat();
}

async function findBytes(
  blob: Blob,
  there: readonly KeptBytes[],
  known: BytesPlace | undefined,
): Promise<BytesPlace | null> {
  const same = there.find(({ at }) => isSame(at, known));
  if (same !== undefined) return same.at;
  for (const one of there) if (await sameBytes(one.blob, blob)) return one.at;
  return null;
}

/** Writes what was not found, and gives where each file is then. */
async function write(
  database: Database,
  dataset: KeptDataset,
  found: readonly (BytesPlace | null)[],
  storable: (row: DatasetRow) => DatasetRow,
): Promise<readonly BytesPlace[]> {
  const transaction = database.transaction(['datasets', 'bytes'], 'readwrite');
  const [datasets, bytes] = [transaction.objectStore('datasets'), transaction.objectStore('bytes')];
  return inTransaction(transaction, async () => {
    const before = await datasets.get(dataset.fingerprint);
    // Another tab may have forgotten it since it was looked at.
    const places = found.map((place) => {
      const isThere = place !== null && before?.files.some(({ at }) => isSame(at, place));
      return isThere === true ? place : null;
    });
    const now = await Promise.all(
      dataset.files.map(async ({ blob }, index) => {
        const place = places[index] ?? { row: `${dataset.fingerprint}/${randomName()}`, place: 0 };
        if (place !== places[index]) await bytes.put({ fingerprint: place.row, files: [{ blob }] });
        return place;
      }),
    );
    const row = datasetRowOf({ ...dataset, hash: dataset.hash ?? before?.hash ?? null }, now);
    await datasets.put(storable(row));
    const needed = new Set(rowsOf(row));
    const left = before === undefined ? [] : rowsOf(before).filter((one) => !needed.has(one));
    await Promise.all(left.map(async (one) => bytes.delete(one)));
    return now;
  });
}

function isSame(one: BytesPlace, other: BytesPlace | undefined): boolean {
  return one.row === other?.row && one.place === other.place;
}
