const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

const MONTH = 30 * 86_400_000;

/** "2 hours ago", "yesterday", "just now", after a month the day itself. Both in milliseconds since 1970. */
export function whenText(then: number, now: number): string {
  if (now - then < 60_000) return 'just now';
  if (now - then >= MONTH) return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(then);
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    const count = Math.floor((now - then) / length);
    if (count >= 1) return format.format(-count, unit);
  }
  return format.format(0, 'second');
}

/** The day and the minute, where the reader is: "29 Nov 2026, 14:05". */
export function momentText(then: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(then);
}
