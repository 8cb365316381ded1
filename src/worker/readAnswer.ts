import type { Answer } from './protocol.ts';

const OUTCOMES: ReadonlySet<unknown> = new Set(['value', 'refusal', 'cancelled', 'crashed']);

/**
 * The answer in a message, or null when it is none. What an outcome carries is not looked into: both sides are one
 * build.
 */
export function readAnswer(data: unknown): Answer | null {
  if (!isRecord(data)) return null;
  const { kind, call } = data;
  if (kind === 'ready' || kind === 'pong') return { kind };
  if (typeof call !== 'number') return null;
  const known = kind === 'progress' ? isRecord(data['progress']) : kind === 'outcome' && isOutcome(data['outcome']);
  return known ? (data as unknown as Answer) : null;
}

function isOutcome(value: unknown): boolean {
  return isRecord(value) && OUTCOMES.has(value['kind']);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
