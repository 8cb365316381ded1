import { FirstKeys } from './firstKeys.ts';
import type { Joined } from './joinByKey.ts';
import type { Side } from './side.ts';

/** The first item of A with the first of B, the second with the second: of files that say no more of their items. */
export function joinByPlace(a: Side, b: Side): Joined {
  const partners = new Int32Array(a.one.dataset.items.count).fill(-1);
  const count = Math.min(a.order.length, b.order.length);
  for (let at = 0; at < count; at += 1) partners[a.order[at]!] = b.order[at]!;
  return { by: 'place', partners, count, repeated: new FirstKeys(), keysDiffer: true };
}
