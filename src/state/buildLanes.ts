import { isGroup } from '../core/trajectory/steps.ts';
import type { Block, ReferencePath, Step } from '../core/trajectory/trajectory.ts';
import type { BuildPair, Lane, LaneName, LaneStep } from './build.ts';

/** The steps of a lane. */
export function laneSteps(lane: Lane): Step[] {
  return lane.map(({ step }) => step);
}

/** The lane as a reference path: steps that are joined are a group. */
export function lanePath(lane: Lane): ReferencePath {
  const path: Block[] = [];
  for (const [at, { step, joined }] of lane.entries()) {
    if (joined) continue;
    const size = groupSize(lane, at);
    path.push(size === 1 ? step : lane.slice(at, at + size).map((one) => one.step));
  }
  return path;
}

/** How many steps are made in parallel from this one on, itself included. */
export function groupSize(lane: Lane, at: number): number {
  let end = at + 1;
  while (lane[end]?.joined === true) end += 1;
  return end - at;
}

/** A path as a lane. Its steps get the keys from `firstKey` on. */
export function laneOf(path: ReferencePath, firstKey: number): LaneStep[] {
  let key = firstKey;
  return path.flatMap((block) => {
    const steps = isGroup(block) ? block : [block];
    return steps.map((step, at): LaneStep => ({ key: key++, step, joined: at > 0 }));
  });
}

/** Where a step stands; null when it is in neither lane. */
export function placeOf(pair: BuildPair, key: number): { readonly lane: LaneName; readonly at: number } | null {
  for (const lane of ['reference', 'candidate'] as const) {
    const at = pair[lane].findIndex((one) => one.key === key);
    if (at >= 0) return { lane, at };
  }
  return null;
}

/** Without the steps from `at` on; a group whose first is taken goes on with its second. */
export function withoutSteps(lane: Lane, at: number, count = 1): LaneStep[] {
  const rest = lane.slice(at + count);
  const [next] = rest;
  if (next !== undefined && next.joined && lane[at]?.joined !== true) rest[0] = { ...next, joined: false };
  return [...lane.slice(0, at), ...rest];
}

/** With more steps before the one at `at`; what is put into the middle of a group becomes part of it. */
export function withSteps(lane: Lane, at: number, steps: Lane): LaneStep[] {
  const isInside = lane[at]?.joined === true;
  const put = isInside ? steps.map((one) => ({ ...one, joined: true })) : steps;
  return [...lane.slice(0, at), ...put, ...lane.slice(at)];
}
