/** Ends a switch over a union: a new code without words does not compile. */
export function unreachable(value: never): never {
  throw new Error(`There are no words for ${JSON.stringify(value)}`);
}
