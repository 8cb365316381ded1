import { asString, elements, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { AcceptedText, Reference, RowIssue } from '../model/item.ts';
import { PLAIN } from './calls.ts';
import { excerptOfSlice } from './excerpt.ts';
import { fieldsOf, present } from './fields.ts';
import { calculatorReference, CALCULATOR_MEMBERS } from './calculatorReference.ts';
import { PATH_MEMBERS, referencePaths } from './ownTrajectory.ts';
import { broken, NO_REFERENCE, referenceCalls } from './referenceCalls.ts';

/**
 * A reference of our own files: `{calls}`, `{text}`, `{trajectory}` or several `{trajectories}`, what has to be
 * calculated (`{needs_calculator, expression}`), or more than one of these. A bare text or number is one accepted
 * text; a bare list is calls when it holds objects or nothing at all, else accepted texts.
 */
export function referenceOf(slice: JsonSlice, path: string, issues: RowIssue[]): Reference {
  const type = sliceType(slice);
  if (type === 'object') return fromObject(slice, path, issues);
  const list = type === 'array' ? elements(slice) : null;
  const calls = list !== null && (list.length === 0 || list.some((one) => sliceType(one) === 'object'));
  return calls ? referenceCalls(slice, PLAIN, path, issues) : acceptedTexts(slice, path, issues);
}

function fromObject(slice: JsonSlice, path: string, issues: RowIssue[]): Reference {
  const fields = fieldsOf(slice, path, issues);
  const callList = present(fields, 'calls');
  const text = present(fields, 'text');
  const hasPaths = PATH_MEMBERS.some((name) => present(fields, name) !== undefined);
  const hasCalculator = CALCULATOR_MEMBERS.some((name) => present(fields, name) !== undefined);
  if (callList === undefined && text === undefined && !hasPaths && !hasCalculator) {
    const empty = [...fields.byName.values()].every((one) => sliceType(one) === 'null');
    return empty ? NO_REFERENCE : broken('not-a-list', null, excerptOfSlice(slice));
  }
  const calls = callList === undefined ? NO_REFERENCE : referenceCalls(callList, PLAIN, `${path}.calls`, issues);
  const texts = text === undefined ? NO_REFERENCE : acceptedTexts(text, `${path}.text`, issues);
  const { paths, problem } = referencePaths(fields);
  const calculator = hasCalculator ? calculatorReference(fields) : NO_REFERENCE;
  return {
    calls: calls.calls,
    texts: texts.texts,
    ...(paths === undefined ? {} : { paths }),
    ...(calculator.calculator === undefined ? {} : { calculator: calculator.calculator }),
    problem: problem ?? calls.problem ?? texts.problem ?? calculator.problem,
  };
}

/** One accepted text or number, or a list of them; nulls say nothing, and nothing at all is no reference. */
function acceptedTexts(slice: JsonSlice, path: string, issues: RowIssue[]): Reference {
  const texts: AcceptedText[] = [];
  for (const one of sliceType(slice) === 'array' ? elements(slice) : [slice]) {
    const type = sliceType(one);
    if (type === 'null') continue;
    const text = asString(one);
    if (text === null && type !== 'number') {
      issues.push({ code: 'field-type', path, found: type });
      return broken('not-a-text', null, excerptOfSlice(one));
    }
    texts.push(text === null ? { kind: 'number', token: rawText(one) } : { kind: 'text', text });
  }
  return texts.length === 0 ? NO_REFERENCE : { calls: null, texts, problem: null };
}
