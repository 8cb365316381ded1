import { useState } from 'react';

/**
 * Remembers what had the focus when something opened, and gives it back when that closes. Radix does so only for its
 * own triggers; what is opened by a key or from a menu has none.
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const [seen, setSeen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (open !== seen) {
    setSeen(open);
    if (open) setOpener(currentFocus());
  }
  return (event) => {
    event.preventDefault();
    if (opener?.isConnected === true) opener.focus();
  };
}

/** What has the focus; for an entry of a menu the button that opened the menu, since the menu is about to go. */
function currentFocus(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return null;
  const trigger = active.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return trigger === null || trigger === undefined ? active : document.getElementById(trigger);
}
