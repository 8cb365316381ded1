/** What toasts and announcements there are. One list for the page; `ToastRegion` shows it. */

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'right' | 'wrong' | 'fault';
  readonly action: ToastAction | undefined;
  /** Milliseconds it stays; undefined means until dismissed. */
  readonly stay: number | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastOptions {
  readonly tone?: Toast['tone'] | undefined;
  readonly action?: ToastAction | undefined;
  readonly stay?: number | 'until dismissed' | undefined;
}

export interface ToastState {
  readonly toasts: readonly Toast[];
  /** The sentence last announced, and a number that grows so that a repeated one is said again. */
  readonly said: { readonly text: string; readonly count: number };
}

const STAY = 6000;
const MOST = 4;

let state: ToastState = { toasts: [], said: { text: '', count: 0 } };
let nextId = 1;
const listeners = new Set<() => void>();

/** Says a sentence to assistive technology, politely; nothing is shown. */
export function announce(text: string): void {
  set({ ...state, said: { text, count: state.said.count + 1 } });
}

/** Shows a sentence at the corner and says it. It never takes the focus. Gives the way to take it back. */
export function showToast(text: string, options: ToastOptions = {}): () => void {
  const id = nextId++;
  const stay = options.stay === 'until dismissed' ? undefined : (options.stay ?? STAY);
  const toast: Toast = { id, text, tone: options.tone ?? 'info', action: options.action, stay };
  set({ toasts: [...state.toasts, toast].slice(-MOST), said: { text, count: state.said.count + 1 } });
  return () => {
    dismissToast(id);
  };
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  if (state.toasts.some((toast) => toast.id === id)) {
    set({ ...state, toasts: state.toasts.filter((toast) => toast.id !== id) });
  }
}

export function toastState(): ToastState {
  return state;
}

export function subscribeToasts(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

function set(next: ToastState): void {
  state = next;
  for (const listener of listeners) listener();
}
