import type { Message } from '../../core/model/item.ts';

/** The call that a result belongs to. */
export interface TiedCall {
  /** Place of the message that makes the call. */
  readonly message: number;
  /** Place of the call in that message. */
  readonly place: number;
  /** The call's number in the conversation, from 1. */
  readonly number: number;
  readonly name: string | null;
  /** What ties them: the call's id, the tool's name, or only the order within the turn. */
  readonly by: 'id' | 'name' | 'order';
}

/** Calls and results of a conversation. Messages are named by their place. */
export interface Ties {
  /** By message: the number of its first call. */
  readonly firstCall: readonly number[];
  /** By message: undefined where it is no result, null for a result without a call. */
  readonly calls: readonly (TiedCall | null | undefined)[];
  /** Places of results by the number of their call. */
  readonly results: ReadonlyMap<number, readonly number[]>;
}

interface OpenCall extends Omit<TiedCall, 'by'> {
  readonly id: string | null;
  answered: boolean;
}

/**
 * Ties each result to its call: by the call's id, the nearest one before it; where no id is found, by the tool's name
 * and then by order, both only within the turn before it, for a name may be called again in each turn.
 */
export function tieCalls(messages: readonly Message[]): Ties {
  const firstCall: number[] = [];
  const calls: (TiedCall | null | undefined)[] = [];
  const results = new Map<number, number[]>();
  const byId = new Map<string, OpenCall[]>();
  let turn: readonly OpenCall[] = [];
  let count = 0;
  for (const [place, message] of messages.entries()) {
    firstCall.push(count + 1);
    calls.push(undefined);
    if (message.role === 'tool' || message.callRef !== null) {
      const found = callOf(message.callRef, byId, turn);
      calls[place] = found === null ? null : tied(found.call, found.by);
      if (found !== null) {
        found.call.answered = true;
        addTo(results, found.call.number, place);
      }
    }
    if (message.calls.length === 0) continue;
    turn = message.calls.map(({ id, name }, at) => {
      const call = { message: place, place: at, number: count + at + 1, name, id: id ?? null, answered: false };
      if (id !== undefined) addTo(byId, id, call);
      return call;
    });
    count += message.calls.length;
  }
  return { firstCall, calls, results };
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function tied({ message, place, number, name }: OpenCall, by: TiedCall['by']): TiedCall {
  return { message, place, number, name, by };
}

function callOf(
  ref: string | null,
  byId: ReadonlyMap<string, readonly OpenCall[]>,
  turn: readonly OpenCall[],
): { readonly call: OpenCall; readonly by: TiedCall['by'] } | null {
  const named = ref === null ? undefined : byId.get(ref);
  const own = named?.findLast(({ answered }) => !answered) ?? named?.at(-1);
  if (own !== undefined) return { call: own, by: 'id' };
  const open = turn.filter(({ answered }) => !answered);
  const sameName = open.find(({ name }) => name !== null && name === ref);
  if (sameName !== undefined) return { call: sameName, by: 'name' };
  // A reference that is written and leads nowhere, among calls that have ids, is not helped by a guess.
  const next = open.find(({ id }) => ref === null || id === null);
  return next === undefined ? null : { call: next, by: 'order' };
}
