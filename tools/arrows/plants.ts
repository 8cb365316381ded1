import { posix } from 'node:path';
import { layers } from './clean.ts';

/** One mistake in one file, and the codes by which the tools must name it. */
export interface Plant {
  zone: string;
  mistake: string;
  file: string;
  text: string;
  types?: RegExp;
  lint?: RegExp;
}

const importRule = /^no-restricted-imports$/;
/** A file of a project that is not referenced; TS6142 when that project writes JSX and this one does not. */
const notListed = /^(TS6307|TS6142)$/;
/** A name, or a module, that the layer's library does not have. */
const unknownName = /^TS(2304|2580|2584|2591|2552|2307|2339)$/;

/** Where a file of each zone stands. */
const zones = {
  core: 'src/core/json',
  'core/rubric': 'src/core/rubric',
  engine: 'src/engine/containers',
  worker: 'src/worker',
  storage: 'src/storage',
  state: 'src/state',
  ui: 'src/ui',
  'ui/charts': 'src/ui/charts',
  'ui/editor': 'src/ui/editor',
  features: 'src/features/results',
  shell: 'src/shell',
  cli: 'src/cli',
};
type Zone = keyof typeof zones;

/** The layers a zone may not import at all, by the folder's name. */
const closed: Record<Zone, string[]> = {
  core: ['engine', 'worker', 'storage', 'state', 'ui', 'features', 'shell', 'cli'],
  'core/rubric': ['engine', 'worker', 'storage', 'state', 'ui', 'features', 'shell', 'cli'],
  engine: ['worker', 'storage', 'state', 'ui', 'features', 'shell', 'cli'],
  worker: ['storage', 'state', 'ui', 'features', 'shell', 'cli'],
  storage: ['engine', 'worker', 'state', 'ui', 'features', 'shell', 'cli'],
  state: ['worker', 'storage', 'ui', 'features', 'shell', 'cli'],
  ui: ['core', 'engine', 'worker', 'storage', 'state', 'features', 'shell', 'cli'],
  'ui/charts': ['core', 'engine', 'worker', 'storage', 'state', 'features', 'shell', 'cli'],
  'ui/editor': ['core', 'engine', 'worker', 'storage', 'state', 'features', 'shell', 'cli'],
  features: ['worker', 'storage', 'shell', 'cli'],
  shell: ['cli'],
  cli: ['worker', 'storage', 'state', 'ui', 'features', 'shell'],
};

/** Arrows that only types may take, and packages that only some zones may import: the linter's part. */
const lintOnly: [Zone, string, string][] = [
  ['state', 'a value of the engine', `import { engine } from '../engine/engine.ts'; engine();`],
  ['state', 'react', `import { useState } from 'react'; useState(0);`],
  ['state', 'the store with its hook', `import { create } from 'zustand'; create(() => 0);`],
  ['features', 'a value of the engine', `import { engine } from '../../engine/engine.ts'; engine();`],
  ['features', 'a value of the core', `import { item } from '../../core/model/item.ts'; item();`],
  ['features', 'another feature', `import { card } from '../label/card.tsx'; card();`],
  ['features', 'another feature, lazily', `void import('../label/card.tsx');`],
  ['features', 'another feature, the long way', `import { card } from '../../features/label/card.tsx'; card();`],
  ['features', 'the database', `import { deleteDB } from 'idb'; void deleteDB('touchstone');`],
  ['shell', 'a value of the engine', `import { engine } from '../engine/engine.ts'; engine();`],
  ['ui', 'the store', `import { useStore } from 'zustand'; void useStore;`],
  ['ui/charts', 'the store', `import { useStore } from 'zustand'; void useStore;`],
  ['ui/editor', 'the store', `import { useStore } from 'zustand'; void useStore;`],
  ['engine', 'react', `import { useState } from 'react'; useState(0);`],
  ['cli', 'react', `import { useState } from 'react'; useState(0);`],
  ['core', 'a package', `import { create } from 'zustand'; create(() => 0);`],
  ['core/rubric', 'a package that is not yaml', `import { create } from 'zustand'; create(() => 0);`],
];

/** What each library of names leaves out. */
const unknown: [Zone, string, string][] = [
  ...['document', 'console', 'URL', 'TextDecoder', 'process', 'fetch', 'setTimeout', 'performance'].map(
    (name): [Zone, string, string] => ['core', name, `void ${name};`],
  ),
  ['core', 'a module of Node', `import { readFileSync } from 'node:fs'; readFileSync('file');`],
  ['state', 'document', 'void document;'],
  ['state', 'process', 'void process;'],
  ['engine', 'process', 'void process;'],
  ['engine', 'a module of Node', `import { readFileSync } from 'node:fs'; readFileSync('file');`],
  ['ui', 'process', 'void process;'],
  ['features', 'process', 'void process;'],
  ['shell', 'process', 'void process;'],
  ['cli', 'document', 'void document;'],
];

/** Names that are there and still not to be used. */
const refused: [Zone, string, string, RegExp][] = [
  ['core', 'the clock', 'void Date.now();', /^no-restricted-globals$/],
  ['core', 'the clock, made', 'void new Date();', /^no-restricted-globals$/],
  ['core', 'chance', 'void Math.random();', /^no-restricted-properties$/],
  ['state', 'the clock', 'void Date.now();', /^no-restricted-globals$/],
  ['state', 'chance', 'void Math.random();', /^no-restricted-properties$/],
  ['engine', 'a request', `void fetch('file').catch(() => 0);`, /^no-restricted-globals$/],
  ['features', 'a request', `void fetch('file').catch(() => 0);`, /^no-restricted-globals$/],
  ['features', 'a request, by the window', `void window.fetch('file').catch(() => 0);`, /^no-restricted-globals$/],
  ['shell', 'a request', `void fetch('file').catch(() => 0);`, /^no-restricted-globals$/],
  ['shell', 'a socket', `void new WebSocket('ws://elsewhere.invalid');`, /^no-restricted-globals$/],
  ['shell', 'a beacon', `navigator.sendBeacon('file');`, /^no-restricted-properties$/],
  ['shell', 'a worker of its own', `void new Worker('file');`, /^no-restricted-globals$/],
  ['worker', 'a second place that starts a worker', `void new Worker('file');`, /^no-restricted-globals$/],
  ['features', 'the database', `indexedDB.open('touchstone');`, /^no-restricted-globals$/],
];

/** Habits that hold in every zone; one is enough to see that the rule is on. */
const habits: [string, string, RegExp][] = [
  ['an arrow where a function would do', 'export const twice = (n: number): number => n * 2;', /^func-style$/],
  ['a default export', 'export default function twice(n: number): number { return n * 2; }', /^no-default-export$/],
  ['any', 'export function same(value: any): unknown { return value; }', /^no-explicit-any$/],
  ['more than 400 lines', '// more\n'.repeat(400), /^max-lines$/],
  ['a promise left alone', 'export function start(): void { Promise.resolve(1); }', /^no-floating-promises$/],
  [
    'an async function where none is awaited',
    'export function each(list: number[]): number[] { return list.filter(async (n) => Promise.resolve(n)); }',
    /^no-misused-promises$/,
  ],
  [
    'a union member forgotten',
    `export function word(is: 'right' | 'wrong'): string { switch (is) { case 'right': return 'ok'; } return ''; }`,
    /^switch-exhaustiveness-check$/,
  ],
  [
    'a cast that narrows',
    'export function certain(n: number | string): number { return n as number; }',
    /^no-unsafe-type-assertion$/,
  ],
];

const hooks: [string, string, RegExp][] = [
  [
    'a hook in a branch',
    `import { useState } from 'react'; export function Hooked({ on }: { on: boolean }) { if (on) useState(0); return null; }`,
    /^rules-of-hooks$/,
  ],
  [
    'an effect with a forgotten dependency',
    `import { useEffect } from 'react'; export function Titled({ title }: { title: string }) { useEffect(() => { document.title = title; }, []); return null; }`,
    /^exhaustive-deps$/,
  ],
  [
    'markup from text',
    'export function Raw({ html }: { html: string }) { return <p dangerouslySetInnerHTML={{ __html: html }} />; }',
    /^no-danger$/,
  ],
];

export const plants: readonly Plant[] = number([
  ...zoneNames().flatMap((zone) =>
    closed[zone].map((target) => ({
      zone,
      mistake: `imports ${target}`,
      text: importOf(zone, target),
      lint: importRule,
      // The compiler names a foreign file once a project, so it can be asked once a layer.
      ...(zone.includes('/') ? {} : { types: notListed }),
    })),
  ),
  ...lintOnly.map(([zone, what, text]) => ({ zone, mistake: `imports ${what}`, text, lint: importRule })),
  ...unknown.map(([zone, what, text]) => ({ zone, mistake: `uses ${what}`, text, types: unknownName })),
  ...refused.map(([zone, what, text, lint]) => ({ zone, mistake: `uses ${what}`, text, lint })),
  ...habits.map(([what, text, lint]) => ({ zone: 'engine' as const, mistake: `has ${what}`, text, lint })),
  ...hooks.map(([what, text, lint]) => ({ zone: 'ui' as const, mistake: `has ${what}`, text, lint })),
  ...zoneNames().map((zone) => ({
    zone,
    mistake: 'imports the builders',
    text: importOfFile(zone, 'src/core/model/builders.ts'),
    lint: importRule,
  })),
  ...zoneNames().map((zone) => ({
    zone,
    mistake: 'imports without an extension',
    text: `import { there } from './there'; void there;`,
    lint: importRule,
  })),
  ...zoneNames()
    .filter((zone) => zone !== 'ui/charts')
    .map((zone) => ({
      zone,
      mistake: 'imports Recharts',
      text: `import { LineChart } from 'recharts'; void LineChart;`,
      lint: importRule,
    })),
  ...zoneNames()
    .filter((zone) => zone !== 'ui/editor')
    .map((zone) => ({
      zone,
      mistake: 'imports Monaco',
      text: `import { editor } from 'monaco-editor'; void editor;`,
      lint: importRule,
    })),
  // The entry points and the sandbox that are still to come.
  ...zoneNames()
    .filter((zone) => !zone.startsWith('core'))
    .map((zone) => ({
      zone,
      mistake: 'imports report',
      text: importOfFile(zone, 'src/report/main.tsx'),
      lint: importRule,
    })),
  ...zoneNames()
    .filter((zone) => zone !== 'shell')
    .map((zone) => ({
      zone,
      mistake: 'imports sandbox',
      text: importOfFile(zone, 'src/sandbox/frame.ts'),
      lint: importRule,
    })),
  {
    zone: 'core',
    mistake: 'goes in a circle',
    text: `import { b } from './circle.ts'; export function a(): number { return b(); }`,
    lint: /^no-cycle$/,
  },
]);

function zoneNames(): Zone[] {
  return Object.keys(zones) as Zone[];
}

function importOf(zone: Zone, target: string): string {
  const file = Object.keys(layers).find((path) => path.startsWith(`src/${target}/`));
  if (file === undefined) throw new Error(`The clean tree has no file in ${target}.`);
  return importOfFile(zone, file);
}

function importOfFile(zone: Zone, file: string): string {
  const name = posix.basename(file).replace(/\.tsx?$/, '');
  return `import { ${name} } from '${posix.relative(zones[zone], file)}'; void ${name};`;
}

/** Each mistake gets a file of its own, so that a complaint about the file is a complaint about the mistake. */
function number(list: (Omit<Plant, 'file' | 'zone'> & { zone: Zone })[]): Plant[] {
  return list.map((plant, index) => {
    const extension = /^(ui|features|shell)/.test(plant.zone) ? 'tsx' : 'ts';
    return { ...plant, file: `${zones[plant.zone]}/planted${index}.${extension}` };
  });
}
