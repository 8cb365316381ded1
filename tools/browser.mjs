// Finds a Chromium that really starts, and remembers it for the browser tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { cacheDir } from './paths.mjs';

const remembered = join(cacheDir, 'browser.json');
const require = createRequire(import.meta.url);

/** A closed network or a missing graphics card must not show up as noise, or as failures, of our tests. */
const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium asks its maker what the fields of a page are for.
  '--disable-features=AutofillServerCommunication',
];

/** @returns {string[]} */
export function browserFlags() {
  // Chromium refuses to start its own sandbox for root, which is what a container usually is.
  return isRoot() ? ['--no-sandbox', ...quietFlags] : quietFlags;
}

/** The browser found by the last `ensure --browser`; undefined when that never ran here. */
export function rememberedBrowser() {
  try {
    /** @type {{ path: string }} */
    const { path } = JSON.parse(readFileSync(remembered, 'utf8'));
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Looks for a browser, installs one if there is none, and ends the process with a sentence if neither works. */
export async function ensureBrowser() {
  const found =
    (await firstThatStarts(await candidates())) ??
    (await afterInstalling('Playwright’s own Chromium', installPlaywrightChromium)) ??
    (isRoot() ? await afterInstalling('the system’s Chromium', installSystemChromium) : undefined);
  if (found === undefined) {
    console.error(
      'No Chromium starts on this machine, and none could be installed. ' +
        'Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    );
    process.exit(1);
  }
  mkdirSync(dirname(remembered), { recursive: true });
  writeFileSync(remembered, `${JSON.stringify({ path: found })}\n`);
}

/**
 * @param {string} what
 * @param {() => boolean} install
 */
async function afterInstalling(what, install) {
  console.error(`No Chromium starts here yet. Installing ${what} …`);
  if (!install()) return undefined;
  return firstThatStarts(await candidates());
}

async function candidates() {
  const { chromium } = await import('@playwright/test');
  const onPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(findOnPath);
  const list = [process.env['CHROMIUM_PATH'], rememberedBrowser(), chromium.executablePath(), ...onPath];
  return [...new Set(list)].filter((path) => path !== undefined && path !== '' && existsSync(path));
}

/** @param {(string | undefined)[]} paths */
async function firstThatStarts(paths) {
  for (const path of paths) if (path !== undefined && (await starts(path))) return path;
  return undefined;
}

/**
 * A browser that is there may still lack a library or a right, so the only proof is to start it.
 * @param {string} executablePath
 */
async function starts(executablePath) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags(), timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    console.error(`${executablePath} is there but does not start.`);
    return false;
  }
}

/** @param {string} name */
function findOnPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function installPlaywrightChromium() {
  const playwright = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  return run(process.execPath, [playwright, 'install', 'chromium']);
}

function installSystemChromium() {
  return run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', 'chromium']);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 600_000, env }).status === 0;
}

function isRoot() {
  return process.getuid?.() === 0;
}
