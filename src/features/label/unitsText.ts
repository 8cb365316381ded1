/** A score in a rubric's smallest unit as a decimal: 7 of 10 is "0.7", 10 of 10 "1". Digits only as far as needed. */
export function unitsText(units: number, unitsOfOne: number): string {
  if (unitsOfOne <= 1) return String(units);
  const digits = String(unitsOfOne).length - 1;
  return String(Number((units / unitsOfOne).toFixed(digits + 3)));
}

/** The same with as many digits as the unit has, so that scores of one rubric stand under one another: "1.0". */
export function evenUnitsText(units: number, unitsOfOne: number): string {
  const digits = /^10*$/u.test(String(unitsOfOne)) ? String(unitsOfOne).length - 1 : 2;
  return (units / unitsOfOne).toFixed(digits);
}
