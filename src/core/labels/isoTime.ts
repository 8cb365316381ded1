const DAY = 86_400_000;

/** A moment as ISO 8601 writes it in UTC, to the millisecond; `time` is milliseconds since 1970, of the years 0 to 9999. */
export function isoTime(time: number): string {
  const days = Math.floor(time / DAY);
  const rest = Math.floor(time) - days * DAY;
  const [year, month, day] = civil(days);
  const [hour, minute, second] = [
    Math.floor(rest / 3_600_000),
    Math.floor(rest / 60_000) % 60,
    Math.floor(rest / 1000) % 60,
  ];
  const date = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
  return `${date}T${digits(hour, 2)}:${digits(minute, 2)}:${digits(second, 2)}.${digits(rest % 1000, 3)}Z`;
}

/** Year, month and day of a day since 1970 (Howard Hinnant's `civil_from_days`). */
function civil(days: number): readonly [year: number, month: number, day: number] {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return [yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day];
}

function digits(value: number, count: number): string {
  return String(value).padStart(count, '0');
}
