import type { KeyboardEvent } from 'react';

/**
 * Right goes from the table into the buttons of its selected row and on, left back, Escape out. True when the key was
 * for that: what stands in a row is no tab stop of its own.
 */
export function moveInRow(event: KeyboardEvent<HTMLElement>, rowId: string): boolean {
  const { currentTarget: grid, key } = event;
  const row = document.getElementById(rowId);
  const buttons = [...(row?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0 && event.target !== grid) return false;
  if (key === 'ArrowRight' && buttons.length > 0) buttons[Math.min(at + 1, buttons.length - 1)]?.focus();
  else if (at >= 0 && (key === 'ArrowLeft' || key === 'Escape')) (buttons[at - 1] ?? grid).focus();
  else return false;
  event.preventDefault();
  return true;
}
