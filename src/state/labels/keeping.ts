import type { Effects, KeptProblem } from '../effects.ts';
import type { Intent } from './intent.ts';
import type { KeptLine, LabelScopeName } from './keptLabels.ts';
import { amended, emptied, EMPTY_LEDGER, linesToWrite, said, told, type Ledger } from './ledger.ts';

/** Milliseconds after which what is not written is said not to be. */
const PATIENCE = 700;
/** Milliseconds after which what storage refused is tried again, without being asked. */
const AGAIN = 3000;
/** Transactions that may be on their way at once, where those before do not come to an end. */
const AT_ONCE = 2;
/** Milliseconds for which a label waits for what it is of. */
const FOR_HASH = 400;

/** Keeps the labels of one scope: whatever is said to it is written, in order, or stays and is said not to be. */
export interface Keeping {
  readonly state: () => KeepingState;
  /** `hash` comes later: of a label whose item's hash is still on its way. */
  readonly say: (intent: Intent, hash?: Promise<string | null>) => void;
  /** Lines that storage was found to have. */
  readonly tell: (lines: readonly KeptLine[]) => void;
  /** Asks what others have written. */
  readonly catchUp: () => void;
  readonly retry: () => void;
  /** Storage did not answer before anything was said. */
  readonly fail: (problem: KeptProblem) => void;
}

export interface KeepingState {
  readonly ledger: Ledger;
  readonly trouble: KeptProblem | null;
  /** Transactions on their way. */
  readonly saving: number;
}

export function createKeeping(
  { labels, later }: Pick<Effects, 'labels' | 'later'>,
  scope: LabelScopeName,
  changed: (now: KeepingState, before: KeepingState) => void,
): Keeping {
  let state: KeepingState = { ledger: EMPTY_LEDGER, trouble: null, saving: 0 };
  /** The attempt that the next one waits for; one that takes too long is waited for no more, and may still succeed. */
  let awaited: symbol | null = null;
  /** Calls off the next attempt that nobody asks for. */
  let callOff: (() => void) | null = null;
  let isCatchingUp = false;
  let asked = false;
  /** Of labels that do not know yet what they are of, by their ids. */
  const hashes = new Map<string, Promise<void>>();
  /** Of labels that were said before it was known what they are of. */
  const found = new Map<string, string>();

  function change(next: Partial<KeepingState>): void {
    const before = state;
    state = { ...state, ...next };
    try {
      changed(state, before);
    } catch (error) {
      // What is shown of it may fail, and says so; what was said is written all the same.
      later(0, () => {
        throw error;
      });
    }
  }

  async function write(attempt: symbol): Promise<void> {
    await hashesOrLate();
    takeHashes();
    let isEmptied = false;
    const outcome = await labels.write(scope, state.ledger.place, (news, gone = false) => {
      isEmptied = gone;
      // Whoever asked until now is answered by this.
      asked = false;
      return linesToWrite(told(gone ? emptied(state.ledger) : state.ledger, news));
    });
    const isAwaited = awaited === attempt;
    if (isAwaited) awaited = null;
    const saving = state.saving - 1;
    if (!outcome.ok) {
      // What an attempt of long ago says is no trouble when another one has written all there was.
      const isTrouble = linesToWrite(state.ledger).length > 0;
      change(isTrouble ? { saving, trouble: outcome.problem } : { saving });
      tryLater();
      return;
    }
    const before = isEmptied ? emptied(state.ledger) : state.ledger;
    const ledger = told(before, [...outcome.value.news, ...outcome.value.written]);
    change({ saving, ledger, trouble: null });
    // A pending thing that comes to nothing behind what others wrote would be tried for ever.
    if (linesToWrite(ledger).length > 0) begin();
    else if (asked) void catchUp();
  }

  /** Waits for what labels are of, but not for long. */
  async function hashesOrLate(): Promise<void> {
    if (hashes.size === 0) return;
    const late = new Promise<void>((resolve) => {
      later(FOR_HASH, resolve);
    });
    await Promise.race([Promise.all(hashes.values()), late]);
  }

  async function amend(id: string, hash: Promise<string | null>): Promise<void> {
    const known = await hash;
    hashes.delete(id);
    if (known !== null) found.set(id, known);
  }

  /** All at once: each by itself would make anew all that is pending. */
  function takeHashes(): void {
    const ledger = found.size === 0 ? state.ledger : amended(state.ledger, (one) => withHash(one, found.get(one.id)));
    found.clear();
    if (ledger !== state.ledger) change({ ledger });
  }

  /**
   * Whoever asks while others' lines are on their way is answered by the next look, however many ask; what is being
   * written looks by itself.
   */
  async function catchUp(): Promise<void> {
    asked = true;
    if (isCatchingUp || awaited !== null) return;
    isCatchingUp = true;
    while (asked) {
      asked = false;
      const outcome = await labels.write(scope, state.ledger.place, () => []);
      if (outcome.ok) {
        const ledger = told(state.ledger, outcome.value.news);
        // Storage answers: what it was said to lack is there, where nothing else is to be written.
        const isOver = state.trouble !== null && linesToWrite(ledger).length === 0;
        if (ledger !== state.ledger || isOver) change(isOver ? { ledger, trouble: null } : { ledger });
      } else if (state.trouble !== null) tryLater();
    }
    isCatchingUp = false;
  }

  /** Writes what is to be written, or looks whether storage answers again. */
  function tryNow(): void {
    if (linesToWrite(state.ledger).length > 0) begin();
    else if (state.trouble !== null) void catchUp();
  }

  function tryLater(): void {
    callOff?.();
    callOff = later(AGAIN, tryNow);
  }

  function begin(): void {
    if (awaited !== null || linesToWrite(state.ledger).length === 0) return;
    const attempt = Symbol('attempt');
    awaited = attempt;
    change({ saving: state.saving + 1 });
    later(PATIENCE, () => {
      if (awaited !== attempt || state.saving >= AT_ONCE) return;
      awaited = null;
      tryLater();
    });
    void write(attempt);
  }

  function watch(id: string): void {
    later(PATIENCE, () => {
      const isPending = state.ledger.pending.some(({ intent }) => intent.id === id);
      if (isPending && state.trouble === null) change({ trouble: { code: 'failed', message: '' } });
    });
  }

  return {
    state: () => state,
    say: (intent, hash) => {
      change({ ledger: said(state.ledger, intent) });
      if (hash !== undefined) {
        hashes.set(intent.id, amend(intent.id, hash));
      }
      watch(intent.id);
      begin();
    },
    tell: (lines) => {
      change({ ledger: told(state.ledger, lines), trouble: null });
      begin();
    },
    catchUp: () => {
      void catchUp();
    },
    retry: () => {
      awaited = null;
      for (const { intent } of state.ledger.pending.slice(0, 1)) watch(intent.id);
      tryNow();
    },
    fail: (problem) => {
      change({ trouble: problem });
      tryLater();
    },
  };
}

function withHash(intent: Intent, hash: string | undefined): Intent {
  return intent.kind === 'label' && hash !== undefined ? { ...intent, hash } : intent;
}
