/** Whether the command key takes the place of Ctrl. */
const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Keys as this system writes them: `mod o` is `⌘ O` or `Ctrl O`. */
export function keysText(keys: string): string {
  return keys
    .split(' ')
    .map((key) => (key === 'mod' ? (isMac ? '⌘' : 'Ctrl') : key))
    .join(' ');
}
