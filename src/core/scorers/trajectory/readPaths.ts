import { emptyReply } from '../../model/emptyReply.ts';
import type { Call, Item, Reply } from '../../model/item.ts';
import type { Fault } from '../../model/verdict.ts';
import { stepsOf } from '../../trajectory/steps.ts';
import type { ReferencePath, Step } from '../../trajectory/trajectory.ts';
import { cut } from '../cut.ts';
import { problemFor } from '../referenceProblem.ts';

/** Most characters of a call without a name in the facts of a broken reference. */
const EXCERPT = 80;

export type PathsRead =
  { readonly ok: true; readonly paths: readonly ReferencePath[] } | { readonly ok: false; readonly fault: Fault };

/** Whether an item has trajectories to compare with, broken or not: paths, or calls, which are one. */
export function hasPaths({ reference }: Item): boolean {
  if (reference.paths !== undefined && reference.paths !== null) return reference.paths.length > 0;
  return reference.calls !== null || problemFor(reference, 'calls') !== null;
}

/** The acceptable trajectories of an item that has some, or why they are broken. */
export function readPaths({ reference }: Item): PathsRead {
  if (reference.paths !== undefined && reference.paths !== null) return { ok: true, paths: reference.paths };
  const problem = problemFor(reference, 'calls');
  if (problem !== null) return { ok: false, fault: { cause: 'reference-broken', problem } };
  const calls = reference.calls ?? [];
  const nameless = calls.findIndex(({ name }) => name === null);
  if (nameless < 0) return { ok: true, paths: [calls.map(stepOf)] };
  const excerpt = cut(calls[nameless]?.argumentsText ?? '', EXCERPT);
  return { ok: false, fault: { cause: 'reference-broken', problem: { code: 'no-name', call: nameless, excerpt } } };
}

/** The first trajectory as a reply that took it; where taking no steps will do as well, a reply that took none. */
export function pathKey(item: Item): Reply | null {
  const read = hasPaths(item) ? readPaths(item) : null;
  const paths = read?.ok === true ? read.paths : [];
  const path = paths.find((one) => stepsOf(one).length === 0) ?? paths[0];
  return path === undefined ? null : { ...emptyReply, trajectory: stepsOf(path) };
}

/** The steps of a reply: its trajectory, else its calls; null where it says nothing of either. */
export function traceOf(reply: Reply): readonly Step[] | null {
  if (reply.trajectory !== undefined && reply.trajectory !== null) return reply.trajectory;
  return reply.calls.length > 0 || reply.statesCalls === true ? reply.calls.map(stepOf) : null;
}

/** Whether a reply says which steps it took, even if none. */
export function hasTrace(reply: Reply): boolean {
  return traceOf(reply) !== null;
}

/** A call without a name is a step all the same: no reference has one of that name. */
function stepOf({ name, argumentsText }: Call): Step {
  return { name: name ?? '', argumentsText, failed: null };
}
