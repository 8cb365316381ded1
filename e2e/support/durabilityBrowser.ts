import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserFlags, rememberedBrowser } from '../../tools/browser.mjs';

/** A browser of our own, with a profile on disk, that can be killed at any moment. */
export interface MortalBrowser {
  readonly page: Page;
  /** Kills every process of it at once (SIGKILL): none has the time to write anything more. */
  readonly kill: () => Promise<void>;
}

/** Written by Chromium once it listens; a killed one leaves it behind. */
const PORT_FILE = 'DevToolsActivePort';

/** Starts a browser on a profile, which is made where it is not there. */
export async function startMortal(profile: string): Promise<MortalBrowser> {
  await rm(join(profile, PORT_FILE), { force: true });
  const flags = [
    ...browserFlags(),
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--window-size=1280,800',
    '--hide-crash-restore-bubble',
    'about:blank',
  ];
  const program = rememberedBrowser() ?? chromium.executablePath();
  // A group of its own, so that it can be killed whole.
  const child = spawn(program, flags, { detached: true, stdio: 'ignore' });
  try {
    const port = await portOf(profile);
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = browser.contexts();
    const page = context?.pages()[0] ?? (await context?.newPage());
    if (page === undefined) throw new Error('The browser has no page.');
    return {
      page,
      kill: async () => {
        await killGroup(child);
        await browser.close().catch(() => undefined);
      },
    };
  } catch (error) {
    await killGroup(child);
    throw error;
  }
}

async function portOf(profile: string): Promise<number> {
  for (let tries = 0; tries < 600; tries += 1) {
    const [port] = (await readFile(join(profile, PORT_FILE), 'utf8').catch(() => '')).split('\n');
    if (port !== undefined && port !== '') return Number(port);
    await wait(50);
  }
  throw new Error('The browser does not start.');
}

/** Its processes are one group: the zygotes and the utilities too. */
async function killGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Where the system knows no groups the others end when their browser is gone.
    child.kill('SIGKILL');
  }
  await gone;
}
