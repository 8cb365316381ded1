// `npm run bench`: the engine on Node against its floor, then the page in a browser.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../paths.mjs';

const measure = fileURLToPath(new URL('measure.ts', import.meta.url));
const steps = [
  [process.execPath, '--expose-gc', '--import', 'tsx', measure],
  ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project', 'bench'],
];
const only = process.argv[2];
for (const [command = '', ...rest] of only === 'node' ? steps.slice(0, 1) : steps) {
  const { status } = spawnSync(command, rest, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
