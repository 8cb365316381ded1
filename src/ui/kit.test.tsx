import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { JsonView } from './editor/JsonView.tsx';
import { FacetList } from './FacetList.tsx';
import { Interval } from './Interval.tsx';
import { Meter } from './Meter.tsx';
import { Notice } from './Notice.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Segmented } from './Segmented.tsx';
import { Select } from './Select.tsx';
import { Splitter } from './Splitter.tsx';
import { StateMark } from './StateMark.tsx';
import { TextField } from './TextField.tsx';
import { MARK_PATHS, type Tone } from './tone.ts';

function nothing(): void {}

test('a state mark always has a glyph and its word, also when compact', () => {
  for (const tone of ['right', 'wrong', 'unjudged', 'fault', 'extra', 'missing'] satisfies Tone[]) {
    for (const compact of [false, true]) {
      const html = renderToStaticMarkup(<StateMark tone={tone} word={`word ${tone}`} compact={compact} />);
      expect(html).toContain(MARK_PATHS[tone]);
      expect(html).toContain(`>word ${tone}</span>`);
    }
  }
  expect(new Set(Object.values(MARK_PATHS)).size).toBe(6);
});

test('a button is of type button, and an icon alone is named', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button icon={<i />} label="Close" />)).toContain('aria-label="Close"');
});

test('facets are buttons that are pressed or not; selected ones stay in sight', () => {
  const rows = Array.from({ length: 12 }, (_, place) => ({
    key: `k${place}`,
    label: `value ${place}`,
    count: place,
    selected: place === 11,
  }));
  const html = renderToStaticMarkup(<FacetList title="Reason" rows={rows} limit={3} onToggle={nothing} />);
  expect(html.match(/aria-pressed/gu)).toHaveLength(4);
  expect(html.match(/aria-pressed="true"/gu)).toHaveLength(1);
  expect(html).toContain('Show 8 more');
});

test('a field’s error is tied to it', () => {
  const html = renderToStaticMarkup(
    <TextField id="f" label="Filter" value="" onChange={nothing} error="Column 8: a number is expected." />,
  );
  expect(html).toContain('for="f"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="f-notes"');
  expect(html).toContain('id="f-notes"');
});

test('a select is labelled also where its label is hidden from the eye', () => {
  const html = renderToStaticMarkup(
    <Select id="s" label="Order" hideLabel value="a" onChange={nothing} options={[{ value: 'a', label: 'Any' }]} />,
  );
  expect(html).toContain('<label for="s">Order</label>');
});

test('progress without an end has no value; with one it never shows a whole that isn’t', () => {
  expect(renderToStaticMarkup(<ProgressBar label="Reading" />)).not.toContain('aria-valuenow');
  expect(renderToStaticMarkup(<ProgressBar label="Reading" value={0.999} />)).toContain('aria-valuenow="99"');
});

test('plots and meters say in words what they draw', () => {
  expect(renderToStaticMarkup(<Interval label="74 %, 60 to 84" value={0.74} low={0.6} high={0.84} />)).toContain(
    'aria-label="74 %, 60 to 84"',
  );
  expect(renderToStaticMarkup(<Meter label="37 of 50 right" value={37} max={50} />)).toContain(
    'aria-valuetext="37 of 50 right"',
  );
  expect(renderToStaticMarkup(<Meter label="nothing" value={0} max={0} />)).toContain('width:0%');
});

test('a splitter is a separator with its bounds', () => {
  const html = renderToStaticMarkup(
    <Splitter label="Width" value={500} min={180} max={400} initial={240} onChange={nothing} />,
  );
  expect(html).toContain('role="separator"');
  expect(html).toContain('aria-valuenow="400"');
});

test('a notice is spoken only when asked', () => {
  expect(renderToStaticMarkup(<Notice tone="fault" title="3 lines" />)).not.toContain('role=');
  expect(renderToStaticMarkup(<Notice tone="fault" title="3 lines" live="assertive" />)).toContain('role="alert"');
});

test('a segmented choice is a named group of radio buttons', () => {
  const html = renderToStaticMarkup(
    <Segmented
      label="Verdict"
      value={undefined}
      onChange={nothing}
      options={[
        { value: 'p', label: 'PASS', tone: 'right' },
        { value: 'f', label: 'FAIL', tone: 'wrong' },
      ]}
    />,
  );
  expect(html).toContain('<legend');
  expect(html.match(/type="radio"/gu)).toHaveLength(2);
  expect(html).not.toContain('checked=""');
});

test('a checkbox is tied to its label and its hint', () => {
  const html = renderToStaticMarkup(<Checkbox label="Messages" hint="With results." checked onChange={nothing} />);
  const id = /<input id="([^"]+)"/u.exec(html)?.[1] ?? '?';
  expect(html).toContain(`for="${id}"`);
  expect(html).toContain(`aria-describedby="${id}-hint"`);
});

test('JSON is plain until the editor is there, and stays so past a megabyte, with the reason', () => {
  const soon = renderToStaticMarkup(<JsonView text={'{"a": 1}'} label="Raw" />);
  expect(soon).toContain('aria-label="Raw"');
  expect(soon).toContain('{&quot;a&quot;: 1}');
  const long = renderToStaticMarkup(<JsonView text={'[1]\n'.repeat(300_000)} label="Raw" />);
  expect(long).toContain('Longer than one megabyte');
  expect(long).toContain('Show more');
});
