import { asString, member, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { ItemRow, Message, Reference, RowIssue } from '../model/item.ts';
import { CONVERSATION_SCORED, conversationRow } from './conversationRow.ts';
import { messages } from './conversation.ts';
import { pathOf, present, type Fields } from './fields.ts';
import type { Format } from './format.ts';
import { spokenIn, userMessage } from './messages.ts';
import { namesIn, recogniseRows } from './recognition.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { callsOfTurn } from './turnReference.ts';
import { turnPath } from './turnTrajectory.ts';
import { wholeTurn } from './wholeTurn.ts';

const OUTPUTS = ['outputs'];
const REFERENCES = ['reference_outputs', 'referenceOutputs'];
const INPUTS = 'inputs';

/**
 * Two lists of messages as agentevals takes them (https://github.com/langchain-ai/agentevals): `{outputs,
 * reference_outputs}`, each the list or `{messages}`. Calls of the assistant's messages are the steps; several of one
 * message are made in parallel.
 */
export const agentevals: Format = {
  name: 'agentevals',
  kind: 'dataset',
  scored: [...CONVERSATION_SCORED, ...OUTPUTS, ...REFERENCES],
  records: true,
  recognises: (head) => recogniseRows(head, shown),
  read,
};

function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  const lists = [OUTPUTS, REFERENCES].map((names) => listAmong(names.map((name) => row.get(name))));
  return lists.every((list) => list !== undefined) ? namesIn(row, [INPUTS, ...OUTPUTS, ...REFERENCES]) : null;
}

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  return conversationRow(slice, (row) => {
    const outputs = found(row, OUTPUTS);
    const turn = outputs === null ? null : wholeTurn(outputs.list, outputs.path, row);
    const input = turn?.input ?? [];
    return {
      input: input.length > 0 ? input : inputOf(row),
      continuation: turn?.continuation ?? [],
      reference: referenceOf(row),
      reply: turn?.reply ?? null,
    };
  });
}

function referenceOf(row: Fields): Reference {
  const outputs = found(row, REFERENCES);
  if (outputs === null) return NO_REFERENCE;
  const turn = spokenIn(outputs.list, outputs.path, row.issues);
  const calls = callsOfTurn(turn, true);
  return calls.problem === null ? { ...calls, paths: [turnPath(turn)] } : calls;
}

/** What was asked, where it does not stand at the head of the messages. */
function inputOf(row: Fields): readonly Message[] {
  const inputs = present(row, INPUTS);
  if (inputs === undefined) return [];
  const list = listAmong([inputs]);
  if (list !== undefined) return messages(spokenIn(list, pathOf(row, INPUTS), row.issues));
  return [userMessage(asString(inputs) ?? rawText(inputs))];
}

function found(row: Fields, names: readonly string[]): { readonly list: JsonSlice; readonly path: string } | null {
  for (const name of names) {
    const list = listAmong([present(row, name)]);
    if (list !== undefined) return { list, path: pathOf(row, name) };
  }
  return null;
}

/** The first list, or list of `messages` in an object. */
function listAmong(slices: readonly (JsonSlice | undefined)[]): JsonSlice | undefined {
  const lists = slices.map((slice) => {
    const isObject = slice !== undefined && sliceType(slice) === 'object';
    return isObject ? member(slice, 'messages') : slice;
  });
  return lists.find((list) => list !== undefined && sliceType(list) === 'array');
}
