import { recognise } from '../../core/formats/list.ts';
import { members, sliceOf } from '../../core/json/slice.ts';
import { pastSpace } from '../scan/blanks.ts';
import { ROW_LISTS } from '../scan/container.ts';
import { JsonBytes, OK } from '../scan/jsonBytes.ts';
import { markLength } from './tableHead.ts';

/** Lists of objects under keys that are data, inside one object. */
export interface GroupsHead {
  /** Offset of the object. */
  readonly from: number;
  /** Name of the member that says in which group a row stood: `group`, where rows have no such member themselves. */
  readonly member: string;
}

/** Names of lists that are part of one row, not rows themselves. */
const PARTS: ReadonlySet<string> = new Set(
  (
    'answers calls content contents conversation conversations documents evaluations expected_calls function functions ' +
    'ground_truth input inputs items messages metrics models output outputs prompts question reference references ' +
    'replies reply spans steps tasks tool_calls tools traj trajectory turns'
  ).split(' '),
);

/**
 * Tells an object of groups by its head: most of its members are lists of objects that look alike, under names that
 * are none of a row's. `limit`: where the head ends; `PADDING` zeros follow. Null: it is none.
 */
export function groupsHead(bytes: Uint8Array, limit: number, maxDepth: number): GroupsHead | null {
  const from = pastSpace(bytes, markLength(bytes), limit);
  if (bytes[from] !== 0x7b || isRows(bytes, from, limit, maxDepth)) return null;
  const seen = membersSeen(bytes, from, limit, maxDepth);
  const lists = seen.filter((one) => one.keys !== null);
  if (lists.length * 2 <= seen.length) return null;
  if (lists.some(({ name }) => PARTS.has(name) || ROW_LISTS.has(name))) return null;
  const [first = new Set<string>(), ...others] = lists.flatMap(({ keys }) =>
    keys === null || keys.size === 0 ? [] : [keys],
  );
  if (others.some((keys) => !lookAlike(first, keys))) return null;
  const taken = [first, ...others].some((keys) => keys.has('group'));
  return { from, member: taken ? 'group (2)' : 'group' };
}

/** Something stands behind the object, or it is a row of a known format. */
function isRows(bytes: Uint8Array, from: number, limit: number, maxDepth: number): boolean {
  const json = new JsonBytes([], maxDepth);
  if (json.scan(bytes, from, limit, false) !== OK) return false;
  if (pastSpace(bytes, json.end, limit) < limit) return true;
  return recognise([sliceOf(textOf(bytes, from, json.end))]) !== null;
}

interface MemberSeen {
  readonly name: string;
  /** Of a list of objects: the keys of its first one, empty where the head ends inside it; null of anything else. */
  readonly keys: ReadonlySet<string> | null;
}

function membersSeen(bytes: Uint8Array, from: number, limit: number, maxDepth: number): readonly MemberSeen[] {
  const json = new JsonBytes([], maxDepth);
  const seen: MemberSeen[] = [];
  let at = pastSpace(bytes, from + 1, limit);
  while (bytes[at] === 0x22 && json.scan(bytes, at, limit, false) === OK) {
    const name = keyOf(bytes, at, json.end);
    const value = pastSpace(bytes, pastSpace(bytes, json.end, limit) + 1, limit);
    if (value >= limit) break;
    const first = pastSpace(bytes, value + 1, limit);
    const isList = bytes[value] === 0x5b && bytes[first] === 0x7b;
    const isWhole = isList && json.scan(bytes, first, limit, false) === OK;
    const keys = isWhole ? members(sliceOf(textOf(bytes, first, json.end))).map(({ key }) => key) : [];
    seen.push({ name, keys: isList ? new Set(keys) : null });
    if (json.scan(bytes, value, limit, false) !== OK) break;
    at = pastSpace(bytes, pastSpace(bytes, json.end, limit) + 1, limit);
  }
  return seen;
}

function lookAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const both = [...a].filter((key) => b.has(key)).length;
  return both * 2 >= a.size + b.size - both;
}

/** The name that the JSON string between `from` and `to` holds. */
export function keyOf(bytes: Uint8Array, from: number, to: number): string {
  return members(sliceOf(`{${textOf(bytes, from, to)}:0}`))[0]?.key ?? '';
}

function textOf(bytes: Uint8Array, from: number, to: number): string {
  return new TextDecoder().decode(bytes.subarray(from, to));
}
