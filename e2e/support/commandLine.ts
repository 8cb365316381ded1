import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The totals that the command line prints. */
export interface CommandTotals {
  items: number;
  judged: number;
  correct: number;
  wrong: number;
  not_judged: number;
  faults: number;
  reasons: Record<string, number>;
  causes: Record<string, number>;
  by_category: Record<string, unknown>;
}

/** Runs the command line as a person would, and gives what it says. Paths are absolute or of the repository's root. */
function commandLine(...args: readonly string[]): { status: number | null; out: string; said: string } {
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, INIT_CWD: root },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return { status: done.status, out: done.stdout, said: done.stderr };
}

/** `score … --json`. */
export function commandTotals(...args: readonly string[]): CommandTotals {
  const { status, out, said } = commandLine('score', ...args, '--json');
  if (status !== 0) throw new Error(said);
  return JSON.parse(out) as CommandTotals;
}
