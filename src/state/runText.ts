import { findDeclaration } from '../core/scorers/declarations.ts';
import type { RunParams } from './route.ts';

/**
 * A run as one word of a hash: `xlam-tool-call;ordering=strict;@82ecdac67e78`, the last the digits of the replies.
 * Also its identity: equal texts are the same scoring.
 */
export function formatRun(params: RunParams): string {
  const options = withoutDefaults(params).options.map(([name, value]) => `${guard(name)}=${guard(value)}`);
  const replies = params.replies === null ? [] : [`@${params.replies}`];
  return [guard(params.scorer), ...options, ...replies].join(';');
}

/** Null when the text names no scorer. Pieces it cannot read are left out. */
export function parseRun(text: string): RunParams | null {
  const [scorer = '', ...rest] = text.split(';');
  if (scorer === '') return null;
  const options: (readonly [string, string])[] = [];
  let replies: string | null = null;
  for (const piece of rest) {
    const at = piece.indexOf('=');
    if (/^@[0-9a-f]{8,64}$/.test(piece)) replies = piece.slice(1);
    else if (at > 0) options.push([unguard(piece.slice(0, at)), unguard(piece.slice(at + 1))]);
  }
  return withoutDefaults({ scorer: unguard(scorer), options, replies });
}

/** Options that only say the default are left out, the others stand in declared order. */
export function withoutDefaults(params: RunParams): RunParams {
  const declared = findDeclaration(params.scorer)?.options;
  if (declared === undefined) return params;
  const options = declared.flatMap((option) => {
    const given = params.options.findLast(([name]) => name === option.name);
    return given === undefined || given[1] === option.values[0] ? [] : [given];
  });
  const unknown = params.options.filter(([name]) => !declared.some((option) => option.name === name));
  return { ...params, options: [...options, ...unknown] };
}

function guard(text: string): string {
  return text.replace(/[%;=@]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function unguard(text: string): string {
  return text.replace(/%(25|3b|3d|40)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** Every option of the run with its value, defaults filled in, in declared order. */
export function withDefaults(params: RunParams): ReadonlyMap<string, string> {
  const declared = findDeclaration(params.scorer)?.options ?? [];
  return new Map([...declared.map(({ name, values }) => [name, values[0] ?? ''] as const), ...params.options]);
}
