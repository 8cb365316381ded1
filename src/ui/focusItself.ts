/** Puts the focus on what opened, so that its name is read first and no button looks chosen. */
export function focusItself(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
