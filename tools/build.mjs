// Builds the site into dist, when what it is made of is newer than what is there.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { distDir, root } from './paths.mjs';

const madeOf = ['src', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

export async function buildSite() {
  await build({ root, logLevel: 'warn' });
}

export async function buildIfStale() {
  const built = newest(join(distDir, 'index.html'));
  if (built > Math.max(...madeOf.map((name) => newest(join(root, name))))) return;
  await buildSite();
}

/**
 * The latest change under a path, in milliseconds; 0 where nothing is. Folders count too: a deleted file changes its folder.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), stats.mtimeMs);
}
