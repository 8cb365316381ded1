import type { Call } from '../model/item.ts';
import { PythonReader } from './pythonReader.ts';

/** Why a text is no list of Python calls: an argument without a name, or anything else that it holds. */
export interface PythonProblem {
  readonly code: 'positional' | 'not-a-call';
  /** UTF-16 offset in the text. */
  readonly offset: number;
}

export type PythonCallsRead =
  { readonly ok: true; readonly calls: readonly Call[] } | { readonly ok: false; readonly problem: PythonProblem };

/**
 * Calls in Python's own words: one (`f(a=1)`) or a list of them (`[f(a=1), m.g(b='x')]`), with blanks around
 * and nothing else. Names may have dots. Every argument has a name and is a literal (see `PythonReader`);
 * arguments become JSON text in their order. A name that is given twice is none, as in Python.
 */
export function readPythonCalls(text: string): PythonCallsRead {
  const reader = new PythonReader(text);
  reader.blanks();
  const calls: Call[] = [];
  const list = reader.take('[');
  let problem: PythonProblem | null = null;
  function one(): string | null {
    const call = readCall(reader);
    if ('code' in call) problem = call;
    else calls.push(call);
    return 'code' in call ? null : '';
  }
  const read = list ? reader.separated(']', one) : one();
  reader.blanks();
  if (problem !== null) return { ok: false, problem };
  if (read === null || !reader.ended) {
    return { ok: false, problem: { code: 'not-a-call', offset: reader.at } };
  }
  return { ok: true, calls };
}

/** JSON text of a Python literal that is the whole text but for blanks around; null: it is none. */
export function pythonToJson(text: string): string | null {
  const reader = new PythonReader(text);
  reader.blanks();
  const json = reader.value();
  reader.blanks();
  return reader.ended ? json : null;
}

function readCall(reader: PythonReader): Call | PythonProblem {
  const name = dottedName(reader);
  if (name === null || !reader.take('(')) return { code: 'not-a-call', offset: reader.at };
  const names = new Set<string>();
  let positional: number | null = null;
  const read = reader.separated(')', () => {
    const from = reader.at;
    const argument = reader.name();
    reader.blanks();
    if (argument === null || !reader.take('=')) {
      if (!reader.ended) positional ??= from;
      return null;
    }
    if (names.has(argument)) return null;
    names.add(argument);
    reader.blanks();
    const value = reader.value();
    return value === null ? null : `${JSON.stringify(argument)}: ${value}`;
  });
  if (positional !== null) return { code: 'positional', offset: positional };
  if (read === null) return { code: 'not-a-call', offset: reader.at };
  return { name, argumentsText: `{${read.parts.join(', ')}}`, argumentsForm: 'text' };
}

function dottedName(reader: PythonReader): string | null {
  const parts: string[] = [];
  do {
    const part = reader.name();
    if (part === null) return null;
    parts.push(part);
  } while (reader.take('.'));
  return parts.join('.');
}
