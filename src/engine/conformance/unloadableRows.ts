import { readCorpus } from '../../core/conformance/readCorpus.ts';
import { readable } from '../bytes/readable.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { Pace } from '../pace.ts';

/** Bytes read at once. */
const SLICE = 1024 * 1024;

const known = new WeakMap<Dataset, number | null>();

/**
 * Rows of the dataset's file that document 002's program would not load, each line tried by itself; null where it loads
 * the file. Of a file that is packed or has no row a line, these are all.
 */
export async function unloadableRows(dataset: Dataset, pace: Pace): Promise<number | null> {
  let found = known.get(dataset);
  if (found === undefined) {
    found = await count(dataset, pace);
    known.set(dataset, found);
  }
  return found;
}

async function count({ file, issues }: Dataset, pace: Pace): Promise<number | null> {
  const { contents, container, rows } = file;
  if (contents.packed !== null) return rows.count;
  const bad = new Set<number | null>();
  for (const { code, place } of issues.kept) {
    if (code === 'row-not-utf8' && place.file === file.source.name) bad.add(place.line);
  }
  let number = 0;
  for await (const line of linesOf(contents.original)) {
    if (pace.due()) await pace.rest();
    number += 1;
    const read = readCorpus(line, '');
    // A line of nothing but blanks is none.
    if (!read.ok && read.line !== null) bad.add(number);
  }
  if (bad.size === 0) return null;
  return container === 'json-lines' ? bad.size : rows.count;
}

/** A mark of the byte order stays; bytes that are no UTF-8 are told elsewhere. Python takes a lone CR for a line's end. */
async function* linesOf(source: Parameters<typeof readable>[0]): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  for await (const slice of readable(source, 0, SLICE, SLICE)) {
    rest += decoder.decode(slice, { stream: true });
    const last = Math.max(rest.lastIndexOf('\n'), rest.lastIndexOf('\r', rest.length - 2));
    if (last < 0) continue;
    yield* rest
      .slice(0, last + 1)
      .split(/\r\n|\r|\n/)
      .slice(0, -1);
    rest = rest.slice(last + 1);
  }
  yield* (rest + decoder.decode()).split(/\r\n|\r|\n/);
}
