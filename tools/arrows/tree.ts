import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '../paths.mjs';

/** Source text by path from the root of the tree. */
export type Sources = Record<string, string>;

/** What the tools say about one file: `TS6307` and `no-restricted-imports` are codes. */
export interface Complaints {
  types: string[];
  lint: string[];
}

/** A small house elsewhere on the disk, under the very configuration files of this one. */
export interface Tree {
  /** The complaints of both tools, by file. A file with none has no entry. */
  inspect: () => Map<string, Complaints>;
  remove: () => void;
}

/** Built outside the repository: a planted mistake must never meet somebody's compiler or linter at work. */
export function plantTree(sources: Sources): Tree {
  const home = mkdtempSync(join(tmpdir(), 'touchstone-arrows-'));
  copyConfiguration(home);
  linkPackages(home);
  for (const [path, text] of Object.entries(sources)) write(join(home, path), text);
  return { inspect: () => inspect(home), remove: () => rmSync(home, { recursive: true, force: true }) };
}

function copyConfiguration(home: string): void {
  const layers = readdirSync(join(root, 'src')).map((name) => `src/${name}/tsconfig.json`);
  for (const file of ['tsconfig.json', '.oxlintrc.json', 'package.json', 'src/tsconfig.json', ...layers]) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(home, file));
  }
  // The list of projects names these; here they are only the places that see everything.
  const tools = readdirSync(join(root, 'tools')).map((name) => `tools/${name}/tsconfig.json`);
  for (const file of ['tools/tsconfig.json', 'e2e/tsconfig.json', ...tools]) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(home, file));
  }
}

/** Package by package, so that the tree has a node_modules/.cache of its own. */
function linkPackages(home: string): void {
  const packages = join(home, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(root, 'node_modules', name), join(packages, name), 'junction');
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function inspect(home: string): Map<string, Complaints> {
  const found = new Map<string, Complaints>();
  for (const [file, code] of typeComplaints(home)) at(found, file).types.push(code);
  for (const [file, code] of lintComplaints(home)) at(found, file).lint.push(code);
  return found;
}

function at(found: Map<string, Complaints>, file: string): Complaints {
  const complaints = found.get(file) ?? { types: [], lint: [] };
  found.set(file, complaints);
  return complaints;
}

function typeComplaints(home: string): [string, string][] {
  const lines = run(home, 'typescript', 'tsc', ['-b', '--pretty', 'false']).split('\n');
  return lines.flatMap((line): [string, string][] => {
    const [, file, code] = /^(.+?)\(\d+,\d+\): error (TS\d+)/.exec(line) ?? [];
    if (file !== undefined && code !== undefined) return [[file.replaceAll('\\', '/'), code]];
    // A complaint without a place is about the configuration.
    return line.startsWith('error ') ? [['tsconfig.json', line]] : [];
  });
}

function lintComplaints(home: string): [string, string][] {
  const report = JSON.parse(run(home, 'oxlint', 'oxlint', ['--format', 'json'])) as LintReport;
  return report.diagnostics.map(({ filename, code, message }) => [
    relative(home, join(home, filename)).replaceAll('\\', '/'),
    // `eslint(no-restricted-imports)`: the rule is what is in brackets.
    /\((.+)\)/.exec(code ?? '')?.[1] ?? message,
  ]);
}

interface LintReport {
  diagnostics: { filename: string; code?: string; message: string }[];
}

function run(home: string, package_: string, program: string, args: string[]): string {
  const script = join(root, 'node_modules', package_, 'bin', program);
  const done = spawnSync(process.execPath, [script, ...args], { cwd: home, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (done.error !== undefined) throw done.error;
  return done.stdout;
}
