import { openAsBlob } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Source } from '../engine/engine.ts';
import { Failure } from './failure.ts';

/** A file named on the command line, relative to where the person is (npm moves to the package's folder first). */
export async function openSource(path: string): Promise<Source> {
  const full = pathOf(path);
  try {
    if (!(await stat(full)).isFile()) throw new Failure(`${path} is not a file.`);
    return { name: basename(full), blob: await openAsBlob(full) };
  } catch (error) {
    throw asFailure(error, `Cannot read ${path}`);
  }
}

/** The bytes of a file, all at once. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(pathOf(path));
  } catch (error) {
    throw asFailure(error, `Cannot read ${path}`);
  }
}

export async function writeBlob(path: string, blob: Blob): Promise<void> {
  try {
    await writeFile(pathOf(path), blob.stream());
  } catch (error) {
    throw asFailure(error, `Cannot write ${path}`, 'there is no such folder');
  }
}

export function pathOf(path: string): string {
  return resolve(startFolder(), path);
}

/** Where the person is. */
export function startFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}

const WHY = new Map([
  ['ENOTDIR', 'there is no such folder'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'it is not allowed'],
  ['EPERM', 'it is not allowed'],
  ['ENOSPC', 'the disk is full'],
]);

function asFailure(error: unknown, what: string, missing = 'there is no such file'): Failure {
  if (error instanceof Failure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  const why = code === 'ENOENT' ? missing : (WHY.get(code) ?? message);
  return new Failure(`${what}: ${why}.`);
}
