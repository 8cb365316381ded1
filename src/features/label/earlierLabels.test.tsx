import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EarlierLabels } from './EarlierLabels.tsx';

function shown(name: string): string {
  const others = [{ scope: 'sha256:a', name: 'runs.jsonl', events: 8, writtenAt: 0 }];
  return renderToStaticMarkup(<EarlierLabels name={name} others={others} onLook={() => undefined} />);
}

test('labels of a file of the same name are pointed to, of any other not', () => {
  expect(shown('runs.jsonl')).toContain('Look at them');
  expect(shown('other.jsonl')).toBe('');
});
