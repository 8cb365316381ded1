import type { Engine, Outcome, Source } from '../engine.ts';

/** Something every engine promises, whichever thread it works on. */
export interface EnginePromise {
  readonly says: string;
  /** What is not as promised; empty when it is kept. The engine is new. */
  readonly broken: (engine: Engine) => Promise<readonly string[]>;
}

/** Gathers what is not as it was promised. */
export class Findings {
  readonly list: string[] = [];

  /** Compared as JSON text. */
  equal(what: string, found: unknown, wanted: unknown): void {
    const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (a !== b) this.list.push(`${what}: ${a}, not ${b}`);
  }

  /** The value of an outcome; another kind ends the promise. */
  value<T>(what: string, outcome: Outcome<T>): T {
    if (outcome.kind === 'value') return outcome.value;
    throw new Error(`${what}: ${JSON.stringify(outcome)}`);
  }

  refused(what: string, outcome: Outcome<unknown>, code: string): void {
    this.equal(what, outcome.kind === 'refusal' ? outcome.refusal.code : outcome.kind, code);
  }
}

export function promise(says: string, work: (engine: Engine, findings: Findings) => Promise<void>): EnginePromise {
  return {
    says,
    broken: async (engine) => {
      const findings = new Findings();
      try {
        await work(engine, findings);
      } catch (error) {
        findings.list.push(error instanceof Error ? error.message : String(error));
      }
      return findings.list;
    },
  };
}

/** A file of lines; what is no text becomes JSON. */
export function file(name: string, ...lines: readonly (string | object)[]): Source {
  const joined = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  return { name, blob: new Blob([`${joined}\n`]) };
}

/** A file of exactly this text. */
export function text(name: string, content: string): Source {
  return { name, blob: new Blob([content]) };
}

export function call(name: string, args: object | string): object {
  return { name, arguments: args };
}
