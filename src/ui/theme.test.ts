import { expect, test } from 'vitest';
import { applyTheme, themeAttribute } from './theme.ts';
import { resolveTheme } from './useResolvedTheme.ts';

test('the system decides where no theme is chosen', () => {
  expect(themeAttribute('system')).toBeUndefined();
  expect(themeAttribute('dark')).toBe('dark');
  expect(resolveTheme(null, true)).toBe('dark');
  expect(resolveTheme('system', false)).toBe('light');
  expect(resolveTheme('light', true)).toBe('light');
});

test('a choice is put on the root and taken off it', () => {
  const attributes = new Map<string, string>();
  const root = {
    setAttribute(name: string, value: string): void {
      attributes.set(name, value);
    },
    removeAttribute(name: string): void {
      attributes.delete(name);
    },
  };
  applyTheme(root, 'dark');
  expect([...attributes]).toEqual([['data-theme', 'dark']]);
  applyTheme(root, 'system');
  expect(attributes.size).toBe(0);
});
