/** Keys as shown (`Shift R`) in the form of `aria-keyshortcuts` (`Shift+R`). */
export function shortcutOf(keys: string): string {
  return keys.split(' ').join('+');
}
