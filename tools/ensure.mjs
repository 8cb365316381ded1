// Makes a fresh clone usable: run by npm before every other script, so it uses nothing but what comes with Node.
// It speaks on stderr only, because what runs after it may be piped somewhere.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestNode = [20, 19];

refuseOldNode();
installWhatIsMissing();
if (process.argv.includes('--browser')) {
  // Only now can a module be loaded that needs an installed package.
  const { ensureBrowser } = await import('./browser.mjs');
  await ensureBrowser();
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = oldestNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  console.error(
    `Touchstone needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}. ` +
      'Install a newer Node and run the same command again.',
  );
  process.exit(1);
}

function installWhatIsMissing() {
  if (isInstalled()) return;
  console.error('Installing the packages that package-lock.json names …');
  const [command, ...leading] = npmCommand();
  const done = spawnSync(command, [...leading, 'ci', '--include=dev'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (done.status === 0) return;
  console.error('The packages could not be installed (see above). To try again by hand: npm ci --include=dev');
  process.exit(1);
}

/** Compares what is installed with the lock file by content: file times say nothing after a checkout. */
function isInstalled() {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    return found === undefined ? optional === true : found.version === version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    /** @type {{ packages: Record<string, { version?: string, optional?: boolean }> }} */
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    return lock.packages;
  } catch {
    return undefined;
  }
}

/** The npm that started this, so that no other one on the path is used by accident. */
function npmCommand() {
  const started = process.env['npm_execpath'] ?? '';
  if (started.endsWith('npm-cli.js')) return /** @type {const} */ ([process.execPath, started]);
  return /** @type {const} */ ([process.platform === 'win32' ? 'npm.cmd' : 'npm']);
}
