import { toggleCondition, withoutLastCondition } from '../core/filter/toggle.ts';
import { toggleMarks, type FilterMark } from './filterMarks.ts';
import { endsInName, keptInForce, readFilter } from './filterText.ts';
import { paramsOf, withParams } from './route.ts';
import { go } from './routeActions.ts';
import { change, type Context } from './state.ts';

/**
 * Takes the filter field's text: in force as soon as it can be read, else its problem is shown and the last one stays.
 */
export function typeFilter(context: Context, text: string): void {
  const problem = readFilter(text);
  change(context, 'view', (view) => ({ ...view, typed: text, problem }));
  context.pause.end?.();
  context.pause.end = null;
  if (problem !== null) {
    apply(context, keptInForce(paramsOf(context.store.getState().route).filter, text), 'replace');
    // Another filter in force does not change what is being typed.
    change(context, 'view', (view) => ({ ...view, typed: text, problem }));
    return;
  }
  if (!endsInName(text)) apply(context, text, 'replace');
  else {
    context.pause.end = context.effects.later(PAUSE, () => {
      if (context.store.getState().view.typed === text) apply(context, text, 'replace');
    });
  }
}

/** Milliseconds after which half a name is taken for a text to search. */
const PAUSE = 150;

/** A click on a facet or a cell: writes the condition into the filter, or takes it out. */
export function toggleInFilter(context: Context, field: string, value: string): void {
  setFilter(context, toggleCondition(paramsOf(context.store.getState().route).filter, field, value));
}

/** A click on what stands for several values at once: asks for exactly these, or no longer. */
export function toggleMarksInFilter(context: Context, marks: readonly FilterMark[]): void {
  setFilter(context, toggleMarks(paramsOf(context.store.getState().route).filter, marks));
}

/** Takes the last condition out. */
export function clearLastCondition(context: Context): void {
  setFilter(context, withoutLastCondition(paramsOf(context.store.getState().route).filter));
}

export function clearFilter(context: Context): void {
  setFilter(context, '');
}

function setFilter(context: Context, text: string): void {
  change(context, 'view', (view) => ({ ...view, typed: text, problem: null }));
  apply(context, text, 'push');
}

function apply(context: Context, text: string, step: 'push' | 'replace'): void {
  const { route } = context.store.getState();
  const filter = text.trim();
  if (paramsOf(route).filter !== filter) go(context, withParams(route, { filter }), step);
}
