import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { comparable, ourAnswer, type ProgramAnswer } from './programAnswers.ts';

const seeds = join(process.env['TOUCHSTONE_SHARED'] ?? '../shared', 'seeds');
const program = existsSync(seeds) ? readdirSync(seeds).find((name) => name.startsWith('002')) : undefined;
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** New with every run, and printed, so that a failure can be seen again. */
const seed = Number(process.env['TOUCHSTONE_SEED'] ?? Date.now() % 1_000_000_000);
const count = Number(process.env['TOUCHSTONE_CASES'] ?? 300);

test.skipIf(program === undefined || !hasPython)(
  `${count} fresh cases are graded as the document's program grades them (TOUCHSTONE_SEED=${seed})`,
  () => {
    const script = join('tools', 'conformance', 'answers.py');
    const asked = [script, join(seeds, program ?? ''), '--seed', String(seed), '--cases', String(count)];
    const done = spawnSync('python3', asked, { encoding: 'utf8', maxBuffer: 2 ** 30 });
    expect(done.stderr).toBe('');
    const { corpora } = JSON.parse(done.stdout) as { readonly corpora: readonly ProgramAnswer[] };
    expect(corpora.length).toBeGreaterThan(count / 15);
    expect(corpora.map(ourAnswer)).toEqual(corpora.map(comparable));
  },
);
