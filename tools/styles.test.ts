import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

// To the compiler a CSS module has every class. So the classes are compared here, by name.

const modules = new Map<string, Set<string>>();
const used = new Map<string, Set<string>>();
const openEnded = new Set<string>();

for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
  const path = join(root, 'src', file);
  if (file.endsWith('.module.css')) modules.set(path, classesOf(readFileSync(path, 'utf8')));
  if (file.endsWith('.tsx')) readUses(path, readFileSync(path, 'utf8'));
}

test('every class that code asks for is in the style sheet it imports', () => {
  expect(missing(used, modules)).toEqual([]);
});

test('every class of a style sheet is asked for somewhere', () => {
  const closed = new Map([...modules].filter(([path]) => !openEnded.has(path)));
  expect(missing(closed, used)).toEqual([]);
});

function classesOf(css: string): Set<string> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/:global\([^)]*\)/g, '');
  // What stands before a brace is a selector; a number such as .5 is not a class.
  const selectors = [...bare.matchAll(/[^{};]+(?=\{)/g)].map(([selector]) => selector);
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? '')),
  );
}

function readUses(path: string, code: string): void {
  for (const [, name, source] of code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
    const sheet = join(dirname(path), source ?? '');
    const names = used.get(sheet) ?? new Set();
    used.set(sheet, names);
    const uses = code.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\]|(\\[))`, 'g'));
    for (const [, dotted, quoted, computed] of uses) {
      if (computed !== undefined) openEnded.add(sheet);
      else names.add(dotted ?? quoted ?? '');
    }
  }
}

/** The names in `some` that are not in `all`, each with its file. */
function missing(some: Map<string, Set<string>>, all: Map<string, Set<string>>): string[] {
  return [...some].flatMap(([path, names]) =>
    [...names].filter((name) => !all.get(path)?.has(name)).map((name) => `${path.slice(root.length + 1)}: .${name}`),
  );
}
