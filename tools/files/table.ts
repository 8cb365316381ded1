// `npm run files -- FOLDER…`: every file below the folders, opened without any help, as a Markdown table.
import { openAsBlob, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Source } from '../../src/engine/engine.ts';
import { fileRow, type FileRow } from './fileRow.ts';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Name a folder: npm run -s files -- FOLDER…');
  process.exit(1);
}
process.removeAllListeners('warning');
const rows: FileRow[] = [];
for (const folder of folders) {
  const from = resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
  const paths = filesBelow(from);
  for (const path of paths) {
    rows.push(await fileRow(join(basename(from), path), [await sourceOf(from, path)]));
    // Answers may stand in a folder of their own, in files of the same names.
    const inside = paths.find((other) => isInside(other, path));
    if (inside === undefined) continue;
    const both = [await sourceOf(from, path), await sourceOf(from, inside)];
    rows.push(await fileRow(`${join(basename(from), path)} with ${inside}`, both));
  }
}
const head: FileRow = [
  'file',
  'read as',
  'items',
  'references',
  'judged by',
  'judged',
  'right',
  'recorded verdicts',
  'issues',
];
for (const row of [head, head.map(() => '---'), ...rows]) {
  console.log(`| ${row.map((cell) => cell.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')).join(' | ')} |`);
}

function isInside(other: string, path: string): boolean {
  const folder = dirname(other);
  return folder !== dirname(path) && dirname(folder) === dirname(path) && basename(other) === basename(path);
}

async function sourceOf(from: string, path: string): Promise<Source> {
  return { name: path, blob: await openAsBlob(join(from, path)) };
}

/** Data alone: what only tells of a folder is left out. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^(?:\.|MANIFEST\b|README\b|LICENSE\b)|\.(?:md|py)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}
