/** An object with these members in their order; names come from data, so it has no prototype. */
export function byName(entries: readonly (readonly [name: string, value: unknown])[]): object {
  const object: unknown = Object.create(null);
  if (typeof object !== 'object' || object === null) return {};
  for (const [name, value] of entries) Object.defineProperty(object, name, { value, enumerable: true });
  return object;
}
