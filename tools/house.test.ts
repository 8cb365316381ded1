import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './paths.mjs';

describe('package.json', () => {
  test('names every package by one exact version', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.length).toBeGreaterThan(10);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('runs ensure before every script that needs a package', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const names = Object.keys(scripts).filter((name) => !/^(pre|post)/.test(name));
    expect(names.filter((name) => !scripts[`pre${name}`]?.startsWith('node tools/ensure.mjs'))).toEqual([]);
  });
});

test('the lock file names no place to download from, so that any registry will do', () => {
  expect(read('package-lock.json')).not.toContain('"resolved"');
});

test('the content security policy comes first in the page, before anything it could miss', () => {
  const [, first] = /<head>\s*<(meta[^>]*)>/.exec(read('index.html')) ?? [];
  expect(first).toContain('Content-Security-Policy');
  expect(first).not.toContain('unsafe-eval');
  expect(first).toMatch(/script-src 'self';/);
});

describe.each(layersWithCode())('src/%s', (layer) => {
  test('is a project of its own, and named in the list of projects', () => {
    expect(existsSync(join(root, 'src', layer, 'tsconfig.json'))).toBe(true);
    expect(read('tsconfig.json')).toContain(`"./src/${layer}"`);
    expect(read('src/tsconfig.json')).toContain(`"./${layer}"`);
  });

  test('is a zone of the linter', () => {
    expect(read('.oxlintrc.json')).toContain(`"src/${layer}/**"`);
  });
});

test('every folder of code says in a README what belongs there', () => {
  // Below src/layer/folder a folder is one thing, and its own code says what.
  const folders = foldersWithCode().filter((folder) => folder.split('/').length <= 3);
  expect(folders.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([]);
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function layersWithCode(): string[] {
  return [...new Set(foldersWithCode().map((folder) => folder.split('/')[1] ?? ''))].filter((layer) => layer !== '');
}

/** The folders of src, from the root, that hold code and not only its tests. */
function foldersWithCode(): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return [...new Set(code.map((file) => ['src', ...file.split('/').slice(0, -1)].join('/')))].toSorted();
}
