import { elements, sliceType, type JsonSlice } from '../json/slice.ts';
import type { Message } from '../model/item.ts';
import type { Block, ReferencePath, Step } from '../trajectory/trajectory.ts';
import { fieldsOf, plainText, present } from './fields.ts';
import type { Spoken } from './spoken.ts';
import { failedIn } from './steps.ts';

/** By the call's id, whether it failed, as its result says. */
type Failures = ReadonlyMap<string, boolean>;

/**
 * The steps of a conversation: the calls of its assistant's messages in order. A call without a name has an empty one.
 */
export function turnSteps(turn: readonly Spoken[], failures: Failures): readonly Step[] {
  return turn.flatMap(({ message }) => callSteps(message, failures));
}

/** The same as a reference: several calls of one message were made in parallel, so that their order is free. */
export function turnPath(turn: readonly Spoken[]): ReferencePath {
  return turn.flatMap(({ message }): readonly Block[] => {
    const steps = callSteps(message, NONE);
    return steps.length > 1 ? [steps] : steps;
  });
}

const NONE: Failures = new Map();

function callSteps({ role, calls }: Message, failures: Failures): readonly Step[] {
  if (role !== 'assistant') return [];
  return calls.map(({ name, argumentsText, id }) => {
    const failed = id === undefined ? null : (failures.get(id) ?? null);
    return { name: name ?? '', argumentsText, failed };
  });
}

/**
 * What the tools' messages of a list say of the calls that they answer: `status` (LangChain) or `is_error`, also of
 * Anthropic's results inside a message of the user.
 */
export function failuresIn(list: JsonSlice): Failures {
  const failures = new Map<string, boolean>();
  for (const message of elements(list)) {
    if (sliceType(message) !== 'object') continue;
    addFailure(message, failures);
    const content = present(fieldsOf(message, '', []), 'content');
    if (content === undefined || sliceType(content) !== 'array') continue;
    for (const part of elements(content)) if (sliceType(part) === 'object') addFailure(part, failures);
  }
  return failures;
}

function addFailure(slice: JsonSlice, failures: Map<string, boolean>): void {
  const fields = fieldsOf(slice, '', []);
  const id = ['tool_call_id', 'tool_use_id'].map((name) => plainText(fields, name)).find((one) => one !== null);
  const failed = failedIn(fields);
  if (id !== undefined && id !== null && failed !== null) failures.set(id, failed);
}
