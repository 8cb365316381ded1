/** A time as an event writes it (ISO 8601, in UTC) to the minute: "2025-01-01 10:03 UTC"; empty for any other text. */
export function timeText(at: string | null): string {
  const found = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?Z$/u.exec(at ?? '');
  return found === null ? '' : `${found[1]} ${found[2]} UTC`;
}

/** Milliseconds since 1970 as a day: "2025-01-01"; empty where they are none. */
export function dayText(milliseconds: number): string {
  if (!(milliseconds > 0) || milliseconds > 8.64e15) return '';
  return new Date(milliseconds).toISOString().slice(0, 10);
}
