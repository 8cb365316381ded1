import type { KappaFigures } from './kappa.ts';
import { NORMAL_POINT } from './normal.ts';
import { known, none, type Statistic } from './statistic.ts';

/**
 * How many labelled items, those there are included, give kappa a 95 % interval of at most `width` from end to end, if
 * the shares of the table stay as they are: the standard error shrinks with the root of the number of items. Undefined
 * with kappa, and where the error is 0. Throws a RangeError on a width that is not above 0.
 */
export function labelsNeeded({ n, se }: KappaFigures & { readonly n: number }, width: number): Statistic {
  if (!(width > 0)) throw new RangeError('A width is above 0');
  if (se.kind === 'undefined') return se;
  if (se.value === 0) return none('no-spread');
  // A width that is met exactly asks for no item more, whatever the rounding.
  return known(Math.ceil(n * ((2 * NORMAL_POINT * se.value) / width) ** 2 * (1 - 1e-12)));
}
