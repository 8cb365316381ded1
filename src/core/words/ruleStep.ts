import type { NormaliserRefusal, Rule, RuleStep } from '../normaliser/normaliser.ts';
import { counted } from './numbers.ts';
import { oneLine } from './quoted.ts';
import { code, joinParts, plain, quoted, say, type TextPart } from './textPart.ts';
import { unreachable } from './unreachable.ts';

/** What a rule changed: "rule 3: functions.get_weather → get_weather". */
export function ruleStepSentence(step: RuleStep): string {
  return plain(ruleStepParts(step));
}

/** The same in parts. */
export function ruleStepParts(step: RuleStep): TextPart[] {
  return wholeOf(ruleStepWords(step));
}

/** A sentence with the rule that it names set apart, so that a page can lead to it. */
export interface RuleWords {
  readonly before: string;
  /** The document's number of the rule; null where none says so. */
  readonly rule: string | null;
  readonly after: readonly TextPart[];
}

/** "rule 3" of a rule's number. */
export function ruleName(rule: string): string {
  return `rule ${rule}`;
}

export function ruleStepWords(step: RuleStep): RuleWords {
  const { rule, path } = step;
  const place = path === '' || path === 'name' ? [] : say`, ${code(oneLine(path))}`;
  return { before: '', rule: numberOf(rule), after: say`${place}: ${changeParts(step)}` };
}

function wholeOf({ before, rule, after }: RuleWords): TextPart[] {
  return say`${before}${rule === null ? '' : ruleName(rule)}${after}`;
}

/** The document's number of a rule. */
function numberOf(rule: Rule): string {
  return rule.replace(/-.*/, '');
}

function changeParts({ rule, from, to }: RuleStep): TextPart[] {
  if (rule === '11') {
    return from === null
      ? say`closed with ${value(to)}`
      : say`dropped ${quoted(oneLine(from))}, closed with ${value(to)}`;
  }
  if (rule === '3') return say`${name(from)} → ${name(to)}`;
  if (rule === '7-nest') {
    return from === null
      ? say`${value(to)} moved here from one level above`
      : say`${value(from)} taken away, as it is nested already`;
  }
  if (from === null) return say`filled with ${value(to)}`;
  return to === null ? say`${value(from)} dropped` : say`${value(from)} → ${value(to)}`;
}

function value(text: string | null): TextPart {
  return code(oneLine(text ?? ''));
}

/** A name stands without the quotes of JSON where it can be told from the words around it. */
function name(text: string | null): TextPart {
  return value(text?.replace(/^"([\p{L}\p{N}_.$:/#@()-]+)"$/u, '$1') ?? null);
}

/** Why the reference normaliser refuses a text. */
export function normaliserRefusalSentence(refusal: NormaliserRefusal): string {
  return plain(normaliserRefusalParts(refusal));
}

/** The same in parts. */
function normaliserRefusalParts(refusal: NormaliserRefusal): TextPart[] {
  return wholeOf(normaliserRefusalWords(refusal));
}

export function normaliserRefusalWords(refusal: NormaliserRefusal): RuleWords {
  const after = say`: ${clauseOf(refusal)}.`;
  if (refusal.rule === null) return { before: 'Refused', rule: null, after };
  return { before: 'Refused by ', rule: numberOf(refusal.rule), after };
}

function clauseOf({ rule, code: why, path, found: text, alike }: NormaliserRefusal): TextPart[] {
  const place = code(oneLine(path));
  const found = code(oneLine(text));
  switch (why) {
    case 'not-json':
      return text.trim() === '' ? say`the text is empty` : say`the text is no JSON, near ${quoted(oneLine(text))}`;
    case 'repeated-key':
      return say`the key ${code(JSON.stringify(oneLine(text)))} stands twice in one object, with different values`;
    case 'not-a-call':
      return rule === '11'
        ? say`nothing was completely written before the text was cut off: ${quoted(oneLine(text))}`
        : say`a call is an object with a name and arguments, not ${found}`;
    case 'no-name':
      return text === '' ? say`the call has no name` : say`the name of a call is a text, not ${found}`;
    case 'no-arguments':
      return say`the call has no arguments, and a call without arguments is never invented`;
    case 'no-tools':
      return say`no tools are declared`;
    case 'unknown-tool':
      return say`no declared tool is called ${found}`;
    case 'several-tools':
      return isRepeated(alike)
        ? say`${counted(alike.total, 'declared tool')} are called ${found}`
        : say`${alikeParts(alike, 'declared tool')} match ${found}, once namespaces, case, blanks, - and _ are folded`;
    case 'no-schema':
      return say`the parameters of the tool ${found} do not declare an object`;
    case 'arguments-not-an-object':
      return say`the arguments are no object, and no text that reads as one: ${found}`;
    case 'nested-differs':
      return say`${place} was given twice with different values, once nested and once above`;
    case 'required-missing':
      return say`${place} is required, absent, and has no default of its own`;
    case 'several-elements':
      return say`${place} is one value by its declaration, and an array is unwrapped once, and only of one value: ${found}`;
    case 'not-of-type':
      return say`${place} is not of its declared type, and cannot be made so without loss: ${found}`;
    case 'non-finite':
      return say`${found} in ${place} is no JSON`;
    case 'not-a-member':
      return say`${place} is no declared member: ${found}`;
    case 'several-members':
      return say`${alikeParts(alike, 'declared member')} match ${found} in ${place}, once case, blanks, - and _ are folded`;
    case 'calls-differ':
      return say`several calls were made, and they differ: ${found}`;
    case 'too-deep':
      return say`${place} is nested too deeply`;
    case 'schema-invalid':
      return say`the declared schema would not accept the call: ${found}`;
    default:
      return unreachable(why);
  }
}

type Alike = NormaliserRefusal['alike'];

/** Tools may be declared with one name. */
function isRepeated(alike: Alike): alike is NonNullable<Alike> {
  return alike !== undefined && new Set(alike.first).size === 1;
}

/** "ring-bell and ring_bell both"; of many the first. */
function alikeParts(alike: Alike, what: string): TextPart[] {
  if (alike === undefined) return say`several ${what}s`;
  const { first, total } = alike;
  const names = first.map((one) => [code(oneLine(one))]);
  const more = total - names.length;
  if (more > 0) return say`${joinParts(names, ', ')} and ${counted(more, `further ${what}`)}`;
  return say`${joinParts(names.slice(0, -1), ', ')} and ${names.at(-1) ?? []}${total === 2 ? ' both' : ''}`;
}
