import { useEffect } from 'react';
import type { Workbench } from '../state/workbench.ts';
import { deedOf, keyName, type KeyDeed } from './keys.ts';

const PAIR_WITHIN = 1000;

/**
 * Listens to the keys of the whole page. Off in fields, while composing, on repeat, and with something floating open.
 */
export function useKeys({ store }: Workbench, onDeed: (deed: KeyDeed) => void): void {
  useEffect(() => {
    let before: string | null = null;
    let at = 0;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (event.altKey) return;
      const key = keyName(event);
      const { route, ui } = store.getState();
      const deed = deedOf(key, {
        view: route.view,
        before: event.timeStamp - at < PAIR_WITHIN ? before : null,
        single: ui.keysOn,
      });
      before = key.startsWith('mod+') ? null : key;
      at = event.timeStamp;
      if (deed === null || !mayAct(deed, event)) return;
      event.preventDefault();
      onDeed(deed);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [store, onDeed]);
}

function mayAct(deed: KeyDeed, event: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  const inField = target.closest('input, textarea, select, [contenteditable="true"], .monaco-editor') !== null;
  if (inField) return deed.do === 'palette' || deed.do === 'open' || deed.do === 'leave';
  // Arrows belong to whatever has the focus, unless it is the item's name, or nothing has it where runs are labelled.
  if (event.key.startsWith('Arrow')) {
    return target.closest('article :is(h1, h2)') !== null || (deed.do === 'press' && isNowhere(target));
  }
  // Enter, too.
  return deed.do !== 'enter' || target === document.body || target.closest('h1, h2') !== null;
}

function isNowhere(target: Element): boolean {
  return target === document.body || target.id === 'main' || target.closest('h1, h2') !== null;
}
