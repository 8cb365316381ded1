/** Words between the tabs of this browser. */
export interface Channel {
  /** Tells every other tab; this one does not hear it. */
  readonly tell: (word: string) => void;
  /** Gives the way to stop. */
  readonly listen: (listener: (word: string) => void) => () => void;
}

/** A channel that is opened when it is first used. Where the browser has none, nobody hears anything. */
export function createChannel(name: string): Channel {
  const listeners = new Set<(word: string) => void>();
  let opened: BroadcastChannel | null | undefined;

  function hear({ data }: MessageEvent<unknown>): void {
    // Any page of this origin may say anything here.
    if (typeof data === 'string') for (const listener of listeners) listener(data);
  }

  function channel(): BroadcastChannel | null {
    if (opened !== undefined) return opened;
    try {
      opened = new BroadcastChannel(name);
      opened.addEventListener('message', hear);
    } catch {
      opened = null;
    }
    return opened;
  }

  return {
    tell: (word) => {
      channel()?.postMessage(word);
    },
    listen: (listener) => {
      listeners.add(listener);
      channel();
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
