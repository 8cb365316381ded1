import { formatPath, type Difference, type ValueFacts } from '../json/difference.ts';
import { typeWord } from './jsonType.ts';
import { code, say, type TextPart } from './textPart.ts';
import { unreachable } from './unreachable.ts';

/** "`arguments.amount`: expected `250` (number), got `"250"` (text)": no full stop, as more may follow. */
export function differenceParts(difference: Difference, root = 'arguments'): TextPart[] {
  const path = code(formatPath(root, difference.path));
  switch (difference.kind) {
    case 'changed': {
      const { expected, found } = difference;
      if (beginAlike(expected, found)) return say`${path}: ${alikeParts(expected)}`;
      return say`${path}: expected ${factsParts(expected)}, got ${factsParts(found)}${hintOf(expected, found)}`;
    }
    case 'missing':
      return say`${path}: expected ${factsParts(difference.expected)}, but it is missing`;
    case 'unexpected':
      return say`${path}: not expected, got ${factsParts(difference.found)}`;
    default:
      return unreachable(difference);
  }
}

function factsParts(facts: ValueFacts): TextPart[] {
  const word = typeWord(facts.type);
  const text = code(facts.cut ? `${facts.text}…` : facts.text);
  return facts.text === word ? say`${text}` : say`${text} (${word})`;
}

/** Whether what is known of both says nothing of where they differ. */
function beginAlike(expected: ValueFacts, found: ValueFacts): boolean {
  return expected.type === found.type && expected.cut && found.cut && expected.text === found.text;
}

/** Two long values of which only the beginning is known, as far as a reader needs it. */
function alikeParts({ type, text }: ValueFacts): TextPart[] {
  const many = type === 'string' ? 'two long texts' : type === 'array' ? 'two long lists' : 'two long values';
  return say`${many} that both begin with ${code(`${text.slice(0, 24)}…`)}, and they differ after the first ${text.length} characters`;
}

/** Why two texts that may look the same are not. */
function hintOf(expected: ValueFacts, found: ValueFacts): string {
  if (expected.type !== found.type) return '';
  if (expected.type !== 'string' || expected.cut || found.cut) return '';
  if (expected.text.normalize('NFC') === found.text.normalize('NFC')) {
    return ': they look the same, but their letters are composed differently';
  }
  if (expected.text.toLowerCase() === found.text.toLowerCase()) return ': they differ in upper and lower case';
  const blanks = /(?:\s|\\[nrt])+/g;
  if (expected.text.replace(blanks, '') === found.text.replace(blanks, '')) return ': they differ in white space';
  return '';
}
