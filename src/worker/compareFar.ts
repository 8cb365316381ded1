import type { Compared } from '../core/trajectory/compareTrajectories.ts';
import type { CompareAnswer, CompareRequest } from './compareProtocol.ts';
import { spawnCompareThread, type CompareThread } from './create.ts';

export interface CompareListener {
  readonly compared: (compared: Compared) => void;
  readonly counted: (alignments: number) => void;
  readonly failed: (message: string) => void;
}

/** Compares a pair in a thread that lives as long as that takes. Gives the way to end it: nothing is answered then. */
export function compareFar(request: CompareRequest, listener: CompareListener): () => void {
  let thread: CompareThread | null = null;
  function end(): void {
    thread?.end();
    thread = null;
  }
  function take(answer: CompareAnswer): void {
    if (thread === null) return;
    if (answer.kind === 'compared') listener.compared(answer.compared);
    else listener.counted(answer.alignments);
    if (answer.kind === 'counted' || !answer.compared.ok) end();
  }
  try {
    thread = spawnCompareThread(take, (message) => {
      if (thread === null) return;
      end();
      listener.failed(message);
    });
    thread.post(request);
  } catch (error) {
    end();
    listener.failed(String(error));
  }
  return end;
}
