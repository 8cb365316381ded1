import { canon } from '../conformance/canon.ts';
import { excerptOf } from '../formats/excerpt.ts';
import type { JsonValue } from '../json/value.ts';
import { writeJson } from '../json/write.ts';
import { Decoder } from './reading.ts';
import type { NormaliserRefusal, Rule, RuleStep } from './normaliser.ts';

const FOUND = 80;
const ALIKE = 4;
/** A step is for reading. A value that is wrapped again and again would otherwise be kept whole each time. */
const STEP = 2000;

type Several = Extract<NormaliserRefusal['code'], `several-${'tools' | 'members'}`>;

interface Told {
  readonly trace: RuleStep[];
  refusal: NormaliserRefusal | null;
}

/** What the rules did to one text: the steps, and the refusal if one of them refused. */
export class Log {
  readonly decoder = new Decoder();
  private readonly told: Told;
  private readonly off: ReadonlySet<Rule>;
  private readonly root: string;

  constructor(off: ReadonlySet<Rule>, root = '', told: Told = { trace: [], refusal: null }) {
    this.off = off;
    this.root = root;
    this.told = told;
  }

  get trace(): readonly RuleStep[] {
    return this.told.trace;
  }

  get refusal(): NormaliserRefusal | null {
    return this.told.refusal;
  }

  /** The same log, for one of several calls: its paths begin with `root`. */
  within(root: string): Log {
    return new Log(this.off, root, this.told);
  }

  /** False for a rule that is left out. */
  has(rule: Rule): boolean {
    return !this.off.has(rule);
  }

  /** Undefined where nothing stood, or stands now. */
  changed(rule: Rule, path: string, from: JsonValue | undefined, to: JsonValue | undefined): void {
    this.wrote(rule, path, printed(from), printed(to));
  }

  /** The same of what is no value but a piece of the text. */
  wrote(rule: Rule, path: string, from: string | null, to: string | null): void {
    this.told.trace.push({ rule, path: this.at(path), from: shown(from), to: shown(to) });
  }

  /** The first refusal counts. Gives undefined, which is what a function here gives when it refuses. */
  refuse(rule: Rule | null, code: NormaliserRefusal['code'], path: string, found: JsonValue | undefined): undefined {
    return this.stop(rule, code, path, found === undefined ? '' : writeJson(found, FOUND).text);
  }

  /** The same where more than one is meant: `alike` are their names as they are declared. */
  refuseAlike(rule: Rule, code: Several, path: string, found: JsonValue, alike: readonly string[]): undefined {
    if (this.refusal !== null) return undefined;
    const first = alike.slice(0, ALIKE).map((name) => excerptOf(name, FOUND));
    const several = { first, total: alike.length };
    this.told.refusal = { rule, code, path: this.at(path), found: writeJson(found, FOUND).text, alike: several };
    return undefined;
  }

  /** The same of what is no value but a piece of the text, or a sentence of the schema. */
  stop(rule: Rule | null, code: NormaliserRefusal['code'], path: string, found: string): undefined {
    this.told.refusal ??= { rule, code, path: this.at(path), found: excerptOf(found, FOUND) };
    return undefined;
  }

  private at(path: string): string {
    if (this.root === '') return path;
    return path === '' ? this.root : `${this.root}.${path}`;
  }
}

function printed(value: JsonValue | undefined): string | null {
  return value === undefined ? null : canon(value);
}

function shown(text: string | null): string | null {
  return text === null ? null : excerptOf(text, STEP);
}
