import { type Sources } from './tree.ts';

/** One file a layer, for others to import, rightly or wrongly: a value and a type. */
export const layers: Sources = {
  'src/core/model/item.ts': layer('item'),
  'src/core/model/builders.ts': layer('builders'),
  'src/core/words/say.ts': layer('say'),
  'src/engine/engine.ts': layer('engine'),
  'src/worker/create.ts': layer('create'),
  'src/storage/labels.ts': layer('labels'),
  'src/state/store.ts': layer('store'),
  'src/ui/chip.tsx': layer('chip'),
  'src/features/results/table.tsx': layer('table'),
  'src/features/label/card.tsx': layer('card'),
  'src/shell/app.tsx': layer('app'),
  'src/cli/print.ts': layer('print'),
};

/** Every arrow that is allowed, used once: nothing may be said about any of these. */
export const clean: Sources = {
  ...layers,
  'src/core/json/good.ts': `
    import { item, type ItemThing } from '../model/item.ts';
    export function good(): ItemThing { return item(); }
  `,
  'src/engine/good.ts': `
    import { item } from '../core/model/item.ts';
    export async function good(file: Blob): Promise<string> {
      const bytes = await file.slice(0, 4).arrayBuffer();
      const stream: ReadableStream = file.stream();
      await stream.cancel();
      return new TextDecoder().decode(bytes) + item().text;
    }
  `,
  'src/worker/good.ts': `
    import { engine } from '../engine/engine.ts';
    import { type ItemThing } from '../core/model/item.ts';
    export function good(): ItemThing { return engine(); }
  `,
  'src/storage/good.ts': `
    import { item, type ItemThing } from '../core/model/item.ts';
    export function good(): ItemThing { indexedDB.deleteDatabase('touchstone'); return item(); }
  `,
  'src/state/good.ts': `
    import { createStore } from 'zustand/vanilla';
    import { type EngineThing } from '../engine/engine.ts';
    import { item } from '../core/model/item.ts';
    export function good(engine: () => EngineThing): string { return createStore(() => engine()).getState().text + item().text; }
  `,
  'src/ui/good.tsx': `
    import { useState } from 'react';
    import { chip } from './chip.tsx';
    export function Good() { const [text] = useState(chip().text); return <p>{text}</p>; }
  `,
  'src/ui/charts/good.tsx': `
    import { LineChart } from 'recharts';
    export function Good() { return <LineChart />; }
  `,
  'src/ui/editor/good.ts': `
    import { type editor } from 'monaco-editor';
    export function good(instance: editor.ICodeEditor): void { instance.focus(); }
  `,
  'src/features/results/good.tsx': `
    import { table } from './table.tsx';
    import { store } from '../../state/store.ts';
    import { chip } from '../../ui/chip.tsx';
    import { say } from '../../core/words/say.ts';
    import { type ItemThing } from '../../core/model/item.ts';
    import { type EngineThing } from '../../engine/engine.ts';
    export function Good({ item, engine }: { item: ItemThing; engine: EngineThing }) {
      return <p>{[table(), store(), chip(), say(), item, engine].map(({ text }) => text).join(', ')}</p>;
    }
  `,
  'src/shell/good.tsx': `
    import { table } from '../features/results/table.tsx';
    import { store } from '../state/store.ts';
    import { chip } from '../ui/chip.tsx';
    import { create } from '../worker/create.ts';
    import { labels } from '../storage/labels.ts';
    import { item } from '../core/model/item.ts';
    import { type EngineThing } from '../engine/engine.ts';
    export function Good({ engine }: { engine: EngineThing }) {
      return <p>{[table(), store(), chip(), create(), labels(), item(), engine].map(({ text }) => text).join(', ')}</p>;
    }
  `,
  'src/cli/good.ts': `
    import { openAsBlob } from 'node:fs';
    import { engine } from '../engine/engine.ts';
    import { good as read } from '../engine/good.ts';
    import { item } from '../core/model/item.ts';
    export async function good(): Promise<string> {
      return [await read(await openAsBlob('file')), engine().text, item().text].join(', ');
    }
  `,
  // A test sees every layer, the builders too.
  'src/core/good.test.ts': `
    import { readFileSync } from 'node:fs';
    import { expect, test } from 'vitest';
    import { builders } from './model/builders.ts';
    import { engine } from '../engine/engine.ts';
    import { create } from '../worker/create.ts';
    import { labels } from '../storage/labels.ts';
    import { store } from '../state/store.ts';
    import { chip } from '../ui/chip.tsx';
    import { table } from '../features/results/table.tsx';
    import { app } from '../shell/app.tsx';
    import { print } from '../cli/print.ts';
    test('sees all', () => {
      const all = [builders, engine, create, labels, store, chip, table, app, print].map((one) => one().text);
      expect([...all, document.title, Date.now(), readFileSync('file')]).toBeDefined();
    });
  `,
};

function layer(name: string): string {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Thing`;
  return `
    export interface ${type} { text: string }
    export function ${name}(): ${type} { return { text: '${name}' }; }
  `;
}
