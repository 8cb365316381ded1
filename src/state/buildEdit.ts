import type { ArgumentsMode } from '../core/trajectory/argumentsLayer.ts';
import { named } from '../core/trajectory/steps.ts';
import type { ReferencePath, Step } from '../core/trajectory/trajectory.ts';
import type { BuildMoment, BuildPair, BuildState, JudgeLimits, Lane, LaneName, LaneStep } from './build.ts';
import { groupSize, laneOf, placeOf, withoutSteps, withSteps } from './buildLanes.ts';
import { DOCUMENT_REFERENCE, DOCUMENT_RUNS, FIRST_RUN } from './buildRuns.ts';

/** Steps back that are remembered. */
const REMEMBERED = 300;
/** Names that are offered. */
const OFFERED = 200;

export const PLAIN_JUDGE: JudgeLimits = { orderAtLeast: 0.75, extraAtMost: 1 };

/** The builder as it opens the first time. */
export function startBuild(): BuildState {
  const empty: BuildState = {
    pair: { reference: [], candidate: [] },
    argumentsMode: 'ignore',
    judge: PLAIN_JUDGE,
    selected: null,
    past: [],
    future: [],
    typing: null,
    nextKey: 1,
    tools: DOCUMENT_REFERENCE,
  };
  return { ...loadRun(empty, FIRST_RUN), past: [] };
}

/** One of the eight runs of document 004 against its reference. */
export function loadRun(state: BuildState, id: string): BuildState {
  const names = DOCUMENT_RUNS.find((run) => run.id === id)?.names ?? [];
  return loadPair(state, DOCUMENT_REFERENCE.map(named), names.map(named));
}

/** Other steps in both lanes; a group of the candidate is taken as its steps. */
export function loadPair(state: BuildState, reference: ReferencePath, candidate: ReferencePath): BuildState {
  const wanted = laneOf(reference, state.nextKey);
  const made = laneOf(candidate.flat(), state.nextKey + wanted.length);
  const next = { ...state, nextKey: state.nextKey + wanted.length + made.length, selected: null };
  return changed(next, { reference: wanted, candidate: made });
}

/** Adds behind the selected step of the lane, or at its end; the last added step is selected then. */
export function addSteps(state: BuildState, lane: LaneName, path: ReferencePath): BuildState {
  return insertSteps(state, lane, placeToAdd(state, lane), path);
}

/** Adds before the step at `at`; the last added step is selected then. */
export function insertSteps(state: BuildState, lane: LaneName, at: number, path: ReferencePath): BuildState {
  const added = laneOf(lane === 'candidate' ? path.flat() : path, state.nextKey);
  const last = added.at(-1);
  if (last === undefined) return state;
  const steps = withSteps(state.pair[lane], at, added);
  const next = { ...state, nextKey: state.nextKey + added.length, selected: last.key };
  return changed(next, withLane(state.pair, lane, steps));
}

/** Before which step of the lane more would be added. */
export function placeToAdd({ pair, selected }: BuildState, lane: LaneName): number {
  const place = selected === null ? null : placeOf(pair, selected);
  return place?.lane === lane ? place.at + 1 : pair[lane].length;
}

/** Moves a step to where another one stands. It leaves its group, and becomes part of one when it lands inside. */
export function moveStep(state: BuildState, lane: LaneName, from: number, to: number): BuildState {
  const steps = state.pair[lane];
  const moved = steps[from];
  if (moved === undefined || from === to || to < 0 || to >= steps.length) return state;
  const rest = withoutSteps(steps, from);
  return changed(state, withLane(state.pair, lane, withSteps(rest, to, [{ ...moved, joined: false }])));
}

/** Changes what a step is; one `typing` of the same name after another is one step back. */
export function changeStep(
  state: BuildState,
  key: number,
  change: Partial<Omit<Step, 'type'>>,
  typing: string | null = null,
): BuildState {
  const place = placeOf(state.pair, key);
  if (place === null) return state;
  const lane = state.pair[place.lane].map((one) =>
    one.key === key ? { ...one, step: { ...one.step, ...change } } : one,
  );
  const pair = withLane(state.pair, place.lane, lane);
  if (typing !== null && state.typing === typing) return { ...state, pair, future: [] };
  return { ...changed(state, pair), typing };
}

/** A second one of a step, behind it and of the same group. */
export function duplicateStep(state: BuildState, key: number): BuildState {
  const place = placeOf(state.pair, key);
  if (place === null) return state;
  const lane = state.pair[place.lane];
  const original = lane[place.at]!;
  const copy: LaneStep = { ...original, key: state.nextKey, joined: original.joined };
  const next = { ...state, nextKey: state.nextKey + 1, selected: copy.key };
  return changed(next, withLane(state.pair, place.lane, withSteps(lane, place.at + 1, [copy])));
}

/** Takes a step away; the next one, or the last, is selected then. */
export function removeStep(state: BuildState, key: number): BuildState {
  const place = placeOf(state.pair, key);
  if (place === null) return state;
  const lane = withoutSteps(state.pair[place.lane], place.at);
  const selected = (lane[place.at] ?? lane.at(-1))?.key ?? null;
  return changed({ ...state, selected }, withLane(state.pair, place.lane, lane));
}

/** Makes a reference step run in parallel with the one before it, or ends that. */
export function joinStep(state: BuildState, key: number, joined: boolean): BuildState {
  const place = placeOf(state.pair, key);
  if (place?.lane !== 'reference' || place.at === 0) return state;
  const reference = state.pair.reference.map((one) => (one.key === key ? { ...one, joined } : one));
  return changed(state, { ...state.pair, reference });
}

/** Of the group that a step is in: where it begins and how many it has; a step alone is a group of one. */
export function groupAround(lane: Lane, at: number): { readonly start: number; readonly size: number } {
  let start = at;
  while (start > 0 && lane[start]?.joined === true) start -= 1;
  return { start, size: groupSize(lane, start) };
}

export function clearLane(state: BuildState, lane: LaneName): BuildState {
  if (state.pair[lane].length === 0) return state;
  return changed({ ...state, selected: null }, withLane(state.pair, lane, []));
}

/** What was done becomes what is to be done. */
export function candidateAsReference(state: BuildState): BuildState {
  return loadPair(
    state,
    state.pair.candidate.map(({ step }) => step),
    state.pair.candidate.map(({ step }) => step),
  );
}

export function undo(state: BuildState): BuildState {
  const moment = state.past.at(-1);
  if (moment === undefined) return state;
  return arrivedAt(state, moment, state.past.slice(0, -1), [...state.future, momentOf(state)]);
}

export function redo(state: BuildState): BuildState {
  const moment = state.future.at(-1);
  if (moment === undefined) return state;
  return arrivedAt(state, moment, [...state.past, momentOf(state)], state.future.slice(0, -1));
}

export function select(state: BuildState, selected: number | null): BuildState {
  return state.selected === selected ? state : { ...state, selected, typing: null };
}

export function chooseArguments(state: BuildState, argumentsMode: ArgumentsMode): BuildState {
  return argumentsMode === state.argumentsMode ? state : { ...remembered(state), argumentsMode };
}

/** Other thresholds; what is typed into one of them is one step back. */
export function limitJudge(state: BuildState, limits: Partial<JudgeLimits>): BuildState {
  const judge = { ...state.judge, ...limits };
  const typing = `judge ${Object.keys(limits).join()}`;
  if (judge.orderAtLeast === state.judge.orderAtLeast && judge.extraAtMost === state.judge.extraAtMost) return state;
  if (state.typing === typing) return { ...state, judge, future: [] };
  return { ...remembered(state), judge, typing };
}

/** Offers more names of tools. */
export function offerTools(state: BuildState, names: Iterable<string>): BuildState {
  const tools = new Set(state.tools);
  const before = tools.size;
  for (const name of names) if (name !== '' && tools.size < OFFERED) tools.add(name);
  return tools.size === before ? state : { ...state, tools: [...tools] };
}

function changed(state: BuildState, pair: BuildPair): BuildState {
  const names = [...pair.reference, ...pair.candidate].map(({ step }) => step.name);
  return offerTools({ ...remembered(state), pair }, new Set(names));
}

/** About to be changed: as it is now it can be gone back to. */
function remembered(state: BuildState): BuildState {
  const past = [...state.past.slice(-(REMEMBERED - 1)), momentOf(state)];
  return { ...state, past, future: [], typing: null };
}

function momentOf({ pair, argumentsMode, judge }: BuildState): BuildMoment {
  return { pair, argumentsMode, judge };
}

function arrivedAt(
  state: BuildState,
  moment: BuildMoment,
  past: readonly BuildMoment[],
  future: readonly BuildMoment[],
): BuildState {
  const isThere = state.selected !== null && placeOf(moment.pair, state.selected) !== null;
  return { ...state, ...moment, past, future, typing: null, selected: isThere ? state.selected : null };
}

function withLane(pair: BuildPair, name: LaneName, lane: Lane): BuildPair {
  return name === 'reference' ? { ...pair, reference: lane } : { ...pair, candidate: lane };
}
