import { expect, test } from 'vitest';
import { createEngine } from '../createEngine.ts';
import type { Engine, Source } from '../engine.ts';

/** What an engine says of a file, without what differs by name. */
async function said(engine: Engine, source: Source): Promise<string> {
  const opened = await engine.open({ sources: [source] });
  if (opened.kind !== 'value') return JSON.stringify(opened);
  const { dataset, ...summary } = opened.value;
  const view = await engine.view(dataset, { filter: '', sort: null, run: null, beside: null });
  const rows = view.kind === 'value' ? await engine.window(view.value.view, 0, 1000) : view;
  await engine.close(dataset);
  return JSON.stringify([summary, rows]);
}

const rows = [
  '{"id": 1, "input": "caf\u00e9 \u20ac \u{1f600}", "reference": {"calls": [{"name": "f", "arguments": {"a": [1, 2.50]}}]}}',
  '{"id": "b\\u00e9", "input": "two\\nlines \\"quoted\\"", "reference": {"text": "x"}, "x": NaN}',
  '{"id": 3, "input": [{"role": "user", "content": "q"}], "reply": {"text": "r"}, "reference": {"text": 5}}',
];
const bad = ['{"id": 4, "input": "cut', '{"id": 5,, }', '{"input": "\\x"}'];

const files: readonly (readonly [name: string, text: string | Uint8Array<ArrayBuffer>])[] = [
  ['lines', `\uFEFF\n${[...rows, ...bad, '', ...rows].join('\r\n')}`],
  ['an array', `[\n${rows.join(',\n')},\n{"id": 4,},${rows[0]}\n]\n tail`],
  ['an array that is cut off', `[${rows.join(',')},{"id": 9, "inp`],
  ['a wrapped list', `{"about": {"items": 1},\n"items": [${rows.join(',\n')}],\n"more": [1, 2]}\n`],
  ['one object', `{\n "id": 7,\n "input": "q",\n "reference": {"text": "a"}\n}\n`],
  [
    'bytes that are not UTF-8',
    new Uint8Array([
      ...new TextEncoder().encode(`${rows[0]}\n{"id":"`),
      0xc3,
      0x28,
      0xff,
      ...new TextEncoder().encode(`"}\n${rows[2]}\n`),
    ]),
  ],
];

test.each(files)(
  '%s: the slices that a file comes in change nothing',
  async (_, content) => {
    const source = { name: 'file', blob: new Blob([content]) };
    const limits = { headBytes: 40 };
    const whole = await said(createEngine(undefined, { limits }), source);
    expect(whole).toContain('"items"');
    for (let sliceBytes = 1; sliceBytes <= source.blob.size; sliceBytes += 1) {
      const residentBytes = sliceBytes % 2 === 0 ? 0 : Infinity;
      const sliced = await said(createEngine(undefined, { limits: { ...limits, sliceBytes, residentBytes } }), source);
      expect([sliceBytes, sliced]).toEqual([sliceBytes, whole]);
    }
  },
  60_000,
);
