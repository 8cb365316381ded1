import { useEffect, useRef } from 'react';

/** Milliseconds without a key. */
const PAUSE = 800;

export interface KeptText {
  /** To be called with each key. */
  readonly onTyped: () => void;
  /** To be called where the field is left. */
  readonly onLeft: () => void;
}

/**
 * Has a text kept where typing pauses, where its field is left, and where the page is hidden or closed. A browser does
 * not let a page write to the end while it closes, so whoever closes it in the middle of a word is asked first.
 */
export function useKeptText(text: string, onKeep: () => void): KeptText {
  const isTyped = useRef(false);
  const keep = useRef(onKeep);
  useEffect(() => {
    keep.current = onKeep;
  });
  function keepTyped(): boolean {
    const was = isTyped.current;
    isTyped.current = false;
    if (was) keep.current();
    return was;
  }
  useEffect(() => {
    function onHidden(): void {
      if (document.visibilityState === 'hidden') keepTyped();
    }
    function onUnload(event: BeforeUnloadEvent): void {
      if (keepTyped()) event.preventDefault();
    }
    document.addEventListener('visibilitychange', onHidden);
    globalThis.addEventListener('pagehide', keepTyped);
    globalThis.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      globalThis.removeEventListener('pagehide', keepTyped);
      globalThis.removeEventListener('beforeunload', onUnload);
      // A field that goes away with the focus in it is not told that it is left.
      keepTyped();
    };
  }, []);
  useEffect(() => {
    const pause = setTimeout(keepTyped, PAUSE);
    return () => {
      clearTimeout(pause);
    };
  }, [text]);
  return {
    onTyped: () => {
      isTyped.current = true;
    },
    onLeft: keepTyped,
  };
}
