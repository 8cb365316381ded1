import type { Block, ReferencePath, Step } from './trajectory.ts';

/** Most calls of one group: the order is looked for among all subsets of them. */
const GROUP_LIMIT = 8;

/** Most cells (subsets of a group's calls × candidate steps) that are looked at where a reference has groups. */
const GROUP_CELLS = 16_000_000;

/** Why a reference cannot be aligned. */
export type PathRefusal =
  /** `block` counts from 0. */
  | { readonly code: 'group-too-large'; readonly block: number; readonly calls: number; readonly limit: number }
  | { readonly code: 'groups-too-long'; readonly cells: number; readonly limit: number };

export function isGroup(block: Block): block is readonly Step[] {
  return Array.isArray(block);
}

/** The steps of a path as written, groups opened. */
export function stepsOf(path: ReferencePath): Step[] {
  const steps: Step[] = [];
  for (const block of path) {
    if (isGroup(block)) steps.push(...block);
    else steps.push(block);
  }
  return steps;
}

/** A step that is a name alone. */
export function named(name: string): Step {
  return { name, argumentsText: null, failed: null };
}

/**
 * Null when the two can be aligned. Refused are a group of more than 8 calls, and groups against so long a candidate
 * that not all subsets can be looked at; a path without groups is never refused.
 */
export function pathRefusal(path: ReferencePath, candidate: readonly Step[]): PathRefusal | null {
  for (const [block, one] of path.entries()) {
    if (isGroup(one) && one.length > GROUP_LIMIT) {
      return { code: 'group-too-large', block, calls: one.length, limit: GROUP_LIMIT };
    }
  }
  const cells = cellsOf(path, candidate);
  if (cells <= GROUP_CELLS || !path.some(hasOrders)) return null;
  return { code: 'groups-too-long', cells, limit: GROUP_CELLS };
}

/** Whether the block can be made in more than one order. */
export function hasOrders(block: Block): boolean {
  return isGroup(block) && block.length > 1;
}

/** Cells of the table of both: a row a step, and of a group a row a subset. */
export function cellsOf(path: ReferencePath, candidate: readonly Step[]): number {
  let rows = 0;
  for (const block of path) rows += isGroup(block) ? 2 ** block.length - 1 : 1;
  return rows * candidate.length;
}
