import { expect, test } from 'vitest';
import { isLabelFile } from '../../core/labels/isLabelFile.ts';
import { mayBeLabels } from '../labelFiles.ts';
import { openedRoute } from '../openOptions.ts';
import { NO_PARAMS } from '../route.ts';

const HEADER = '{ "type": "header", "format": "labels", "version": 1, "categories": ["PASS", "FAIL"] }\n';
const EVENT = '{"type":"label","event_id":"01J1","rater":"ayse","item":"R1","value":"PASS"}\n';

test('every file that holds labels is looked at, and hardly any other one', async () => {
  const texts = [HEADER + EVENT, EVENT, `[${HEADER.trim()},${EVENT}]`, '{"id":"q-1","input":"type header"}\n', ''];
  const files = texts.map((text, at) => ({ name: `${at}.jsonl`, blob: new Blob([text]) }));
  const found = await mayBeLabels(files);
  expect(found).toEqual(files.slice(0, 3));
  for (const [at, text] of texts.entries()) expect(isLabelFile(text)).toBe(at < 3);
});

test('a file that cannot be read is none of labels: opening says why', async () => {
  const blob = new Blob(['x']);
  blob.slice = () => {
    throw new Error('gone');
  };
  expect(await mayBeLabels([{ name: 'a.jsonl', blob }])).toEqual([]);
});

test('what is given where something is labelled is labelled, too, and shows no results on the way', () => {
  const label = { view: 'label', data: 'abc', key: null, params: NO_PARAMS } as const;
  expect(openedRoute({}, label, 'def')).toEqual({ ...label, data: 'def' });
  expect(openedRoute({ labels: true }, { view: 'open' }, 'def')).toEqual({ ...label, data: 'def' });
  expect(openedRoute({}, { view: 'open' }, 'def')).toEqual({ view: 'results', data: 'def', params: NO_PARAMS });
});
