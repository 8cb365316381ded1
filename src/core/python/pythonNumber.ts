import { type JsonNumber } from '../json/value.ts';

/** A number as `str` of CPython writes what `json.loads` made of its token: `1.0`, `1e+16`, `0.0001`, `inf`, `nan`. */
export function pythonNumber({ token, float }: JsonNumber): string {
  if (!float) return token === '-0' ? '0' : token;
  const value = Number(token);
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  return Object.is(value, -0) ? '-0.0' : pythonFloat(value);
}

/** `float.__repr__`: the shortest digits that read back, with an exponent below 1e-4 and from 1e16 on. */
export function pythonFloat(value: number): string {
  const [mantissa = '', power = '0'] = Math.abs(value).toExponential().split('e');
  const exponent = Number(power);
  const sign = value < 0 ? '-' : '';
  if (exponent < -4 || exponent >= 16) {
    const digits = String(Math.abs(exponent)).padStart(2, '0');
    return `${sign}${mantissa}e${exponent < 0 ? '-' : '+'}${digits}`;
  }
  const digits = mantissa.replace('.', '');
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  return `${sign}${whole}.${digits.slice(exponent + 1) || '0'}`;
}
