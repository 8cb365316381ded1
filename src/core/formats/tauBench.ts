import { asString, rawText, sliceType, type JsonSlice } from '../json/slice.ts';
import type { ItemRow, Recorded, Reference, Reply, RowIssue } from '../model/item.ts';
import type { CallNames } from './calls.ts';
import { failedRequest } from './failedRequest.ts';
import { countField, fieldsOf, nameField, pathOf, present, type Fields } from './fields.ts';
import type { Format } from './format.ts';
import { namesIn, recogniseRows } from './recognition.ts';
import { recordedOf } from './recorded.ts';
import { NO_REFERENCE, referenceCalls } from './referenceCalls.ts';
import { rowFields } from './row.ts';
import { wholeTurn, type WholeTurn } from './wholeTurn.ts';

const MEMBERS = ['task_id', 'trial', 'reward', 'info', 'traj'];
const ACTION: CallNames = { name: ['name'], arguments: ['kwargs', 'arguments'] };

/**
 * Runs of tau-bench (v1, https://github.com/sierra-research/tau-bench): `{task_id, trial, reward, info, traj}`. The
 * task's actions are the reference, the calls in `traj` the reply; its `reward` is recorded, and never ours.
 */
export const tauBench: Format = {
  name: 'tau-bench',
  kind: 'dataset',
  scored: MEMBERS,
  recognises: (head) => recogniseRows(head, shown),
  read,
};

function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  const traj = row.get('traj');
  const fits = traj !== undefined && sliceType(traj) === 'array' && row.has('task_id') && row.has('info');
  return fits ? namesIn(row, MEMBERS) : null;
}

function read(slice: JsonSlice): ItemRow | { readonly refused: RowIssue } {
  const row = rowFields(slice);
  if ('refused' in row) return row;
  const info = inside(row, 'info');
  const traj = present(row, 'traj');
  const turn = traj === undefined ? null : wholeTurn(traj, 'traj', row);
  return {
    id: nameField(row, 'task_id'),
    attempt: countField(row, 'trial'),
    item: {
      input: turn?.input ?? [],
      continuation: turn?.continuation ?? [],
      tools: null,
      reference: info === null ? NO_REFERENCE : actionsOf(info),
      category: null,
      recorded: recordedIn(row, info),
    },
    reply: replyOf(turn, info),
    issues: row.issues,
  };
}

/** Of a run that broke off, what it had called; one that has nothing to show is a failed request. */
function replyOf(turn: WholeTurn | null, info: Fields | null): Reply | null {
  const isEmpty = turn === null || turn.continuation.length === 0;
  const failed = isEmpty && info !== null ? failedRequest(info) : null;
  return failed ?? turn?.reply ?? null;
}

function actionsOf(info: Fields): Reference {
  const task = inside(info, 'task');
  const actions = task === null ? undefined : present(task, 'actions');
  if (task === null || actions === undefined) return NO_REFERENCE;
  const reference = referenceCalls(actions, ACTION, pathOf(task, 'actions'), info.issues);
  if (reference.problem !== null || reference.calls === null) return reference;
  const path = reference.calls.map(({ name, argumentsText }) => ({ name: name ?? '', argumentsText, failed: null }));
  return { ...reference, paths: [path] };
}

/** The reward (1: right, 0: wrong), on what it was decided, and why a run broke off. */
function recordedIn(row: Fields, info: Fields | null): readonly Recorded[] {
  const reward = present(row, 'reward');
  const decided = info === null ? null : inside(info, 'reward_info');
  const why = decided === null ? undefined : present(decided, 'info');
  const error = info === null ? undefined : present(info, 'error');
  return [
    ...(reward === undefined ? [] : [rewardOf(reward)]),
    ...(why === undefined ? [] : [{ name: 'reward_info', text: rawText(why), kind: 'reason' as const }]),
    ...(error === undefined
      ? []
      : [{ name: 'error', text: asString(error) ?? rawText(error), kind: 'reason' as const }]),
  ];
}

function rewardOf(slice: JsonSlice): Recorded {
  const said = recordedOf('reward', slice);
  const value = sliceType(slice) === 'number' ? Number(said.text) : null;
  if (value !== 0 && value !== 1) return said;
  return { ...said, kind: 'verdict', state: value === 1 ? 'right' : 'wrong' };
}

function inside(fields: Fields, name: string): Fields | null {
  const found = present(fields, name);
  if (found === undefined || sliceType(found) !== 'object') return null;
  return fieldsOf(found, pathOf(fields, name), fields.issues);
}
