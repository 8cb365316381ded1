// Where things are, said once.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const distDir = join(root, 'dist');

/** What the tools remember between runs; lost with node_modules, and made again without it. */
export const cacheDir = join(root, 'node_modules', '.cache', 'touchstone');

/** One report a runner. `.ci/run` empties this folder first, so that an old report never stands in for a lost one. */
export const reportsDir = join(cacheDir, 'reports');
