import { expect, test } from 'vitest';
import { announce, dismissToast, showToast, subscribeToasts, toastState } from './toasts.ts';

test('an announcement shows nothing, and a repeated one is said again', () => {
  announce('Saved');
  const first = toastState().said;
  announce('Saved');
  expect(toastState().said).toEqual({ text: 'Saved', count: first.count + 1 });
  expect(toastState().toasts).toEqual([]);
});

test('a toast is shown and said, and goes when it is taken back or dismissed', () => {
  let changes = 0;
  const stop = subscribeToasts(() => {
    changes += 1;
  });
  const takeBack = showToast('Copied.');
  expect(toastState().toasts.map(({ text }) => text)).toEqual(['Copied.']);
  expect(toastState().said.text).toBe('Copied.');
  takeBack();
  takeBack();
  expect(toastState().toasts).toEqual([]);
  expect(changes).toBe(2);
  stop();
});

test('only the last four are kept, and one may stay until dismissed', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e']) showToast(text, { stay: 'until dismissed' });
  expect(toastState().toasts.map(({ text }) => text)).toEqual(['b', 'c', 'd', 'e']);
  expect(toastState().toasts[0]?.stay).toBeUndefined();
  for (const { id } of toastState().toasts) dismissToast(id);
  expect(toastState().toasts).toEqual([]);
});
