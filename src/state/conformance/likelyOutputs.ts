import type { Preview } from '../../core/mapping/mapping.ts';

/** What a table that looks like recorded outputs lacks to be read as them. */
export interface LikelyOutputs {
  /** The member that holds the call; empty where the row itself is one. */
  readonly member: string;
  readonly hasId: boolean;
}

/** Null where no member, and no row, holds a name and arguments. */
export function likelyOutputs({ columns }: Preview): LikelyOutputs | null {
  const names = columns.map(({ name }) => name);
  const member = ['', ...names.map((name) => name.replace(/\..*/, ''))].find((one) => holdsCall(names, one));
  return member === undefined ? null : { member, hasId: names.includes('id') };
}

/** Members of objects are columns of their own: `result.name`, `result.arguments.days`. */
function holdsCall(names: readonly string[], member: string): boolean {
  const before = member === '' ? '' : `${member}.`;
  const [name, args] = [`${before}name`, `${before}arguments`];
  return names.includes(name) && names.some((one) => one === args || one.startsWith(`${args}.`));
}
