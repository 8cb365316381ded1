export interface IntervalValues {
  readonly value: number | undefined;
  readonly low: number | undefined;
  readonly high: number | undefined;
  readonly min: number;
  readonly max: number;
}

export interface IntervalPlaces {
  readonly point: number | undefined;
  readonly band: { readonly left: number; readonly width: number } | undefined;
}

/** Where the stroke and the band stand, in per cent of the axis. What is not a number is not drawn. */
export function intervalPlaces({ value, low, high, min, max }: IntervalValues): IntervalPlaces {
  function place(at: number): number {
    const share = max > min ? (at - min) / (max - min) : 0;
    return Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 100;
  }
  const hasBand = low !== undefined && high !== undefined && !Number.isNaN(low) && !Number.isNaN(high) && low <= high;
  return {
    point: value === undefined || Number.isNaN(value) ? undefined : place(value),
    band: hasBand ? { left: place(low), width: Math.round((place(high) - place(low)) * 100) / 100 } : undefined,
  };
}
