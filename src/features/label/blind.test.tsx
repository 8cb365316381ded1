import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JudgePart } from './JudgePart.tsx';
import { SetupFields } from './SetupFields.tsx';

const SAID = { state: 'wrong', value: 'MARKER-VALUE', score: '0.25', why: 'MARKER-WHY', problem: null } as const;

function nothing(): void {}

async function never(): Promise<never> {
  throw new Error('nothing is read before the judge is revealed');
}

test('before it is revealed not even the name of the judge is in the page', () => {
  const html = renderToStaticMarkup(
    <JudgePart name="MARKER-NAME" revealed={null} asked={false} readWhy={never} onReveal={nothing} />,
  );
  expect(html).toContain('id="label-reveal"');
  expect(html).not.toContain('MARKER');
});

test('after it is revealed its verdict stands there with word, glyph and score', () => {
  const html = renderToStaticMarkup(
    <JudgePart name="MARKER-NAME" revealed={{ kind: 'done', value: SAID }} asked readWhy={never} onReveal={nothing} />,
  );
  for (const text of ['MARKER-NAME', '>wrong</span>', 'MARKER-VALUE', 'score 0.25']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('id="label-reveal"');
});

test('the judges to choose from are in the page only once they are asked for', () => {
  const judge = { kind: 'column', column: 'MARKER-COLUMN', reads: 'value' } as const;
  const html = renderToStaticMarkup(
    <SetupFields
      rubric={null}
      rubrics={[]}
      onRubric={nothing}
      onEditRubric={nothing}
      order={{ mode: 'shuffle', seed: 1 }}
      onOrder={nothing}
      reviews
      judge={judge}
      judges={[judge]}
      onJudge={nothing}
    />,
  );
  expect(html).not.toContain('MARKER');
});
