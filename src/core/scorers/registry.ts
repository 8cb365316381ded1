import type { Scorer } from '../model/scorer.ts';
import { calculatorRubric } from './calculatorRubric/calculatorRubric.ts';
import { exact } from './exact/exact.ts';
import { mockJudge } from './mockJudge/mockJudge.ts';
import { recorded } from './recorded/recorded.ts';
import { toolcall300 } from './toolcall300/toolcall300.ts';
import { trajectory } from './trajectory/trajectory.ts';
import { xlamToolCall } from './xlam/xlamToolCall.ts';

/** The built-in scorers, in the order in which they are offered. */
export const builtInScorers: readonly Scorer[] = [
  xlamToolCall,
  exact,
  trajectory,
  mockJudge,
  calculatorRubric,
  toolcall300,
  recorded,
];

export type Registration =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'no-scorer' | 'empty-name' | 'name-taken'; readonly name: string };

export interface Registry {
  /** Makes a scorer available under its name; refused: no scorer, an empty name, a taken name, a built-in's too. */
  readonly register: (scorer: Scorer | null | undefined) => Registration;
  readonly find: (name: string) => Scorer | null;
  /** In the order of registration, the built-in ones first. */
  readonly names: () => readonly string[];
}

/** A registry that knows the built-in scorers (document 000, "The interface"). */
export function createRegistry(): Registry {
  const scorers = new Map(builtInScorers.map((scorer) => [scorer.name, scorer]));
  return {
    register(scorer) {
      if (scorer === null || scorer === undefined) return { ok: false, why: 'no-scorer', name: '' };
      const { name } = scorer;
      if (name === '') return { ok: false, why: 'empty-name', name };
      if (scorers.has(name)) return { ok: false, why: 'name-taken', name };
      scorers.set(name, scorer);
      return { ok: true };
    },
    find: (name) => scorers.get(name) ?? null,
    names: () => [...scorers.keys()],
  };
}

/** The built-in scorer of that name. */
export function findScorer(name: string): Scorer | null {
  return builtInScorers.find((scorer) => scorer.name === name) ?? null;
}
