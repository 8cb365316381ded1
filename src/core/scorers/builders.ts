import type { AcceptedText, Call, Item, Reference, Reply } from '../model/item.ts';
import type { Detail, Result, Verdict } from '../model/verdict.ts';
import type { Options, Scorer } from '../model/scorer.ts';
import { emptyReply } from '../model/emptyReply.ts';
import { resolveOptions } from './options.ts';

/** Short ways to write items, replies and scorers in tests. */

export function call(name: string | null, argumentsText: string | null = '{}'): Call {
  return { name, argumentsText, argumentsForm: argumentsText === null ? 'absent' : 'text' };
}

export function reply(parts: Partial<Reply> = {}): Reply {
  return { ...emptyReply, ...parts };
}

export function itemWith(reference: Partial<Reference>, id = 'a'): Item {
  return {
    key: { id, attempt: 0 },
    input: [],
    tools: null,
    reference: { calls: null, texts: null, problem: null, ...reference },
    category: null,
    recorded: [],
  };
}

export function texts(...accepted: readonly string[]): AcceptedText[] {
  return accepted.map((text) => ({ kind: 'text', text }));
}

/** Options with defaults filled in; a test that names a wrong one should fail loudly. */
export function optionsOf(scorer: Scorer, given: Readonly<Record<string, string>> = {}): Options {
  const read = resolveOptions(scorer, new Map(Object.entries(given)));
  if (!read.ok) throw new Error(`bad option ${read.refusal.option}`);
  return read.options;
}

export function verdict(parts: Partial<Verdict> = {}): Verdict {
  return {
    correct: true,
    reason: 'match',
    detail: { code: 'message', text: '' },
    outcome: null,
    failureKind: null,
    score: null,
    ...parts,
  };
}

/** A scorer that has its key in the reference's calls and gives what it is told to. */
export function scorerThat(score: Scorer['score'], parts: Partial<Scorer> = {}): Scorer {
  return {
    name: 'told',
    version: 1,
    reasons: [
      { code: 'match', correct: true },
      { code: 'miss', correct: false },
    ],
    options: [],
    scoreRange: null,
    fillsFailureKind: false,
    key: (item) => reply({ calls: item.reference.calls ?? [] }),
    hasReference: (item) => item.reference.calls !== null,
    score,
    ...parts,
  };
}

/** State and reason, or cause, of a result: `wrong arguments`, `fault reference-broken`. */
export function told(result: Result): string {
  if (result.state === 'fault') return `fault ${result.fault.cause}`;
  if (result.state === 'not-judged') return `not-judged ${result.cause}`;
  return `${result.state} ${result.verdict.reason}`;
}

export function detailOf(result: Result): Detail | null {
  return 'verdict' in result ? (result.verdict?.detail ?? null) : null;
}
