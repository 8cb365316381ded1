import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeysOnContext } from './KeyButton.tsx';
import { LabelMark } from './LabelMark.tsx';
import { VerdictButtons } from './VerdictButtons.tsx';
import type { Status } from './status.ts';

function nothing(): void {}

function buttons(status: Status, graded = false): string {
  return renderToStaticMarkup(<VerdictButtons status={status} graded={graded} onLabel={nothing} />);
}

test('each button that a key presses has its id, its key on it, and its key for assistive technology', () => {
  const html = buttons('none');
  for (const [id, key] of [
    ['label-pass', 'p'],
    ['label-fail', 'f'],
    ['label-unsure', 'u'],
    ['label-skip', 's'],
    ['label-clear', 'x'],
  ] as const) {
    expect(html).toMatch(new RegExp(`<button id="${id}"[^>]*aria-keyshortcuts="${key}"`, 'u'));
    expect(html).toMatch(new RegExp(`<kbd[^>]*>${key}</kbd>`, 'u'));
  }
});

test('keys that are switched off are not printed', () => {
  const html = renderToStaticMarkup(
    <KeysOnContext value={false}>
      <VerdictButtons status="none" graded={false} onLabel={nothing} />
    </KeysOnContext>,
  );
  expect(html).not.toContain('<kbd');
  expect(html).not.toContain('aria-keyshortcuts');
});

test('what was said is pressed, and can be cleared only then', () => {
  expect(buttons('FAIL').match(/aria-pressed="true"/gu)).toHaveLength(1);
  expect(buttons('FAIL')).toMatch(/id="label-fail"[^>]*aria-pressed="true"/u);
  expect(buttons('none')).toMatch(/id="label-clear" aria-disabled="true"/u);
});

test('where parts are graded PASS and FAIL follow from them and are no buttons', () => {
  expect(buttons('none', true)).not.toContain('label-pass');
  expect(buttons('none', true)).toContain('label-unsure');
});

test('every status has a glyph and a word', () => {
  const marks = (['none', 'PASS', 'FAIL', 'UNSURE', 'SKIP', 'stale', 'unresolved'] as const).map((status) =>
    renderToStaticMarkup(<LabelMark status={status} />),
  );
  for (const mark of marks) expect(mark).toMatch(/<svg.*<\/svg>[a-zA-Z ]+</u);
  expect(new Set(marks.map((mark) => mark.replace(/<svg.*<\/svg>/u, ''))).size).toBe(marks.length);
});
