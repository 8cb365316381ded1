import { asString, rawText, sliceType, type JsonSlice, type SliceType } from '../json/slice.ts';
import type { Recorded, RecordedKind } from '../model/item.ts';
import type { State } from '../model/verdict.ts';
import { kindOfName, stateOfWord } from './recordedWords.ts';

/**
 * A value that a file brought, with what it says: true and false are verdicts; texts, and 0 and 1, only under a name
 * that says verdict, judge or rater; numbers under such a name or a score's are scores. `text` stays as written: a text
 * without quotes, anything else as JSON text.
 */
export function recordedOf(name: string, slice: JsonSlice): Recorded {
  const text = asString(slice) ?? rawText(slice);
  const kind = kindOfName(name);
  const says = meaningOf(kind, sliceType(slice), text);
  return { name, text, ...says };
}

interface Meaning {
  readonly kind: RecordedKind;
  readonly state?: State;
}

function meaningOf(named: ReturnType<typeof kindOfName>, type: SliceType, text: string): Meaning {
  if (type === 'array' || type === 'object') return { kind: named === 'reason' ? 'reason' : 'other' };
  const isWord = named === 'verdict' || named === 'judge' || named === 'label';
  if (type === 'boolean') return { kind: isWord ? named : 'verdict', state: text === 'true' ? 'right' : 'wrong' };
  if (isWord) return wordMeaning(named, text);
  if (named === 'score') return { kind: isNumber(text) ? 'score' : 'other' };
  return { kind: named === 'reason' && type === 'string' ? 'reason' : 'other' };
}

/** A word that is known for a verdict; a grade in numbers is a score. A person or a judge may say any other word. */
function wordMeaning(kind: 'verdict' | 'judge' | 'label', text: string): Meaning {
  const state = stateOfWord(text);
  if (state !== null) return { kind, state };
  if (isNumber(text)) return { kind: 'score' };
  return { kind: kind === 'verdict' ? 'other' : kind };
}

/** Whether it is a number as JSON writes them. */
export function isNumber(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);
}
