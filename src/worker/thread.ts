import type { Request } from './protocol.ts';

/** What a client needs of a worker, and no more: tests hand in a thread of their own. */
export interface Thread {
  /** Throws when the request cannot be cloned. */
  readonly post: (request: Request) => void;
  readonly end: () => void;
}

export interface ThreadEvents {
  /** Anything at all may arrive: the client looks at its shape. */
  readonly message: (data: unknown) => void;
  /** The thread did not start, threw outside any call, or sent what could not be read. */
  readonly failed: (message: string) => void;
}

/** Starts a thread. Throws when the browser refuses to. */
export type Spawn = (events: ThreadEvents) => Thread;
