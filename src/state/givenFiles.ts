import type { Refusal } from '../core/model/issue.ts';
import type { Source } from '../engine/engine.ts';
import { differentNames } from './addresses.ts';
import type { FileHandle } from './effects.ts';

/** A file as a person gave it. */
export interface GivenFile extends Source {
  /** Where it stands in the folder that was given; its name alone where it was given by itself. */
  readonly path?: string | undefined;
  /** By which it can be looked at on disk again, where the browser gives one. */
  readonly handle?: FileHandle | null | undefined;
}

/** A file that was given with others and not opened: it is none of data, or no format fits it. */
export interface LeftOutFile {
  readonly source: Source;
  readonly why: LeftOutWhy;
}

export type LeftOutWhy =
  'hidden' | 'document' | 'program' | 'picture' | 'archive' | 'settings' | 'too-many' | Refusal['code'];

/** Files of data that are opened of one folder. */
const MOST = 100;

/**
 * Of files that were given together, those that may hold data, and those that by their names do not. A file by itself
 * is always tried: who chooses it means it.
 */
export function sift(files: readonly Source[]): {
  readonly data: readonly Source[];
  readonly left: readonly LeftOutFile[];
} {
  const left: LeftOutFile[] = [];
  const data = files.filter((source) => {
    const why = whyNoData(source.name);
    if (why !== null) left.push({ source, why });
    return why === null;
  });
  if (files.length === 1 || data.length === 0) return { data: files, left: [] };
  const over = data.slice(MOST).map((source): LeftOutFile => ({ source, why: 'too-many' }));
  return { data: data.slice(0, MOST), left: [...left, ...over] };
}

function whyNoData(path: string): LeftOutWhy | null {
  const parts = path.split('/');
  const name = (parts.at(-1) ?? '').toLowerCase();
  if (parts.some((part) => part.startsWith('.') || part === '__MACOSX') || name === 'thumbs.db') return 'hidden';
  if (SETTINGS.has(name)) return 'settings';
  if (/^(readme|license|licence|notice|changelog|copying|authors)(\.|$)/u.test(name)) return 'document';
  const dot = name.lastIndexOf('.');
  return dot < 0 ? null : (ENDINGS.get(name.slice(dot + 1)) ?? null);
}

const SETTINGS: ReadonlySet<string> = new Set([
  'manifest.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'dataset_info.json',
  'dataset_infos.json',
]);

const ENDINGS: ReadonlyMap<string, LeftOutWhy> = new Map(
  (
    [
      ['document', 'md markdown rst pdf doc docx odt rtf html htm xls xlsx'],
      ['program', 'py pyc ipynb js mjs cjs ts tsx jsx sh bat ps1 r go rs java c h cpp cs rb php lua sql'],
      ['picture', 'png jpg jpeg gif webp svg ico mp3 mp4 wav'],
      ['archive', 'zip tar tgz 7z rar xz zst parquet arrow db sqlite'],
      ['settings', 'yaml yml toml ini cfg conf lock env'],
    ] as const
  ).flatMap(([why, endings]) => endings.split(' ').map((ending) => [ending, why] as const)),
);

/**
 * The shortest names under which files can be told apart: the last part of the path, where that is enough, else the
 * path below the folder that all of them share.
 */
export function toldApart(paths: readonly string[]): readonly string[] {
  const shared = sharedFolder(paths);
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(baseOf(path), (counts.get(baseOf(path)) ?? 0) + 1);
  return differentNames(paths.map((path) => (counts.get(baseOf(path)) === 1 ? baseOf(path) : path.slice(shared))));
}

/** Length of the folder that all paths stand in, with its last slash. */
function sharedFolder(paths: readonly string[]): number {
  const [first = ''] = paths;
  let length = first.lastIndexOf('/') + 1;
  while (length > 0 && !paths.every((path) => path.startsWith(first.slice(0, length)))) {
    length = first.lastIndexOf('/', length - 2) + 1;
  }
  return length;
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
