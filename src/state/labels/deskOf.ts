import type { Context } from '../state.ts';
import { createDesk } from './createDesk.ts';
import type { LabelDesk } from './desk.ts';

const desks = new WeakMap<Context, LabelDesk>();

/** The desk of a workbench: made at the first call, and the same from then on. */
export function deskOf(context: Context): LabelDesk {
  const known = desks.get(context);
  if (known !== undefined) return known;
  const desk = createDesk(context);
  desks.set(context, desk);
  return desk;
}
