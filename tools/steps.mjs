// Runs the steps of a longer command one after the other, and says at the end what to do about those that failed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {string} repair what to run, or where to look, when it fails
 * @property {Record<string, string>} [env]
 */

/**
 * @param {Step[]} steps
 * @returns {Step[]} those that failed
 */
export function runSteps(steps) {
  const failed = steps.filter((step) => !runStep(step));
  for (const { name, repair } of failed) console.log(`✕ ${name}. To repair: ${repair}`);
  return failed;
}

/** @param {Step} step */
function runStep({ name, command: [program = '', ...args], env }) {
  const started = performance.now();
  console.log(`── ${name}`);
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const windows = process.platform === 'win32';
  const done = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    // On Windows the programs in .bin are scripts, which only a shell starts.
    shell: windows && existsSync(join(root, 'node_modules', '.bin', `${program}.cmd`)),
    env: { ...process.env, PATH: path, ...env },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const passed = done.status === 0;
  console.log(`${passed ? '✓' : '✕'} ${name} (${seconds} s)`);
  return passed;
}
