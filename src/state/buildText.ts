import { pathText } from '../core/trajectory/pathText.ts';
import { readPath } from '../core/trajectory/readPath.ts';
import type { PathRead } from '../core/trajectory/pathProblem.ts';
import type { Lane } from './build.ts';
import { lanePath } from './buildLanes.ts';

/** Reads what was typed or pasted into a lane: a name, `a > b > c`, or a JSON list of names and calls. */
export function readSteps(text: string): PathRead {
  return readPath(text);
}

/** A lane as `a > b > c`. */
export function laneText(lane: Lane): string {
  return pathText(lanePath(lane));
}
