import type { LabelLog } from '../../core/labels/log.ts';
import type { Facts, LabelEvent } from '../../core/labels/event.ts';

/** What undoing, and doing again, would take back or bring back. */
export interface History {
  /** Events that hold and can be undone, the last one last. */
  readonly done: readonly LabelEvent[];
  /** Events that were undone since anything new was done, the last one last. */
  readonly undone: readonly LabelEvent[];
}

/**
 * A rater's history on one device, from the log alone: it is the same after a reload. Whatever is new makes what was
 * undone before it stay so.
 */
export function historyIn(log: LabelLog, rater: string, device: string): History {
  const own = [...log.events.values()].filter(({ facts }) => isOwn(facts, rater, device));
  own.sort((a, b) => seqOf(a) - seqOf(b));
  const done: LabelEvent[] = [];
  const undone: LabelEvent[] = [];
  for (const event of own) {
    const { facts } = event;
    switch (facts?.type) {
      case 'undo':
        move(facts.target, done, undone);
        break;
      case 'redo':
        move(facts.target, undone, done);
        break;
      case 'resolve':
        // A choice that was made by labelling goes with the label.
        if (done.at(-1)?.id === facts.target && stampOf(done.at(-1)) === facts.at) break;
        done.push(event);
        undone.length = 0;
        break;
      case 'label':
      case 'adjudicate':
      case 'disputed':
      case 'import':
        done.push(event);
        undone.length = 0;
        break;
      default:
    }
  }
  return { done, undone };
}

/** Takes the last one that is meant from one list to the end of the other. */
function move(target: string, from: LabelEvent[], to: LabelEvent[]): void {
  const at = from.findLastIndex((one) => aimOf(one) === target);
  if (at >= 0) to.push(...from.splice(at, 1));
}

/** What an `undo` of the event points at: of an import all that it brought. */
export function aimOf({ id, facts }: LabelEvent): string {
  return facts?.type === 'import' ? facts.batch : id;
}

function isOwn(facts: Facts | null, rater: string, device: string): boolean {
  return facts !== null && facts.type !== 'judge' && facts.rater === rater && facts.device === device;
}

function stampOf(event: LabelEvent | undefined): string | null {
  const facts = event?.facts ?? null;
  return facts === null || facts.type === 'judge' ? null : facts.at;
}

function seqOf({ facts }: LabelEvent): number {
  return facts === null || facts.type === 'judge' ? 0 : (facts.seq ?? 0);
}
