/** Joins class names, leaving out what is absent. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== null && name !== false && name !== '').join(' ');
}
