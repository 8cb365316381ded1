import { compareSeries, type ComparedBy, type Comparison } from '../../core/comparison/compareSeries.ts';
import type { GradedPair } from '../../core/comparison/threshold.ts';
import { categoriesOf } from '../../core/labels/categories.ts';
import { disputedItems } from '../../core/labels/disputed.ts';
import { PASS_FAIL, type Rubric } from '../../core/labels/header.ts';
import { judgeSeries } from '../../core/labels/judgeSeries.ts';
import { keyText } from '../../core/labels/keyText.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import type { ItemHashes, Series } from '../../core/labels/series.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { JudgeChoice } from '../judges/judge.ts';
import type { Opinions } from '../judges/opinionsOf.ts';
import { saidInLog } from '../judges/saidInLog.ts';
import type { AgreementChoice, HumanChoice } from './choice.ts';
import { humanSeries, type PeopleSource } from './humanSeries.ts';
import { opinionSeries, type ReadBy } from './opinionSeries.ts';
import { rubricNamed } from './people.ts';
import { proposedThreshold } from './proposedThreshold.ts';
import type { Sides } from './sides.ts';

/** Labels as they stand at the desk. */
export interface Labelled {
  readonly log: LabelLog;
  readonly hashes: ItemHashes;
}

/** Two sides held against one another, with what it was read by. */
export interface Compared {
  readonly comparison: Comparison;
  readonly human: Series;
  readonly judge: Series;
  /** What the judge says, with its scores and reasons. */
  readonly opinions: Opinions;
  readonly by: ComparedBy;
  readonly people: PeopleSource;
  /** Items that a person passed or failed and the judge graded: along these a threshold can be moved. */
  readonly graded: readonly GradedPair[];
  /** The threshold in force; null where the judge says right or wrong by itself, or values are compared. */
  readonly atLeast: string | null;
  /** The judge also says right or wrong by itself. */
  readonly states: boolean;
  /** What stands in the columns is compared, in place of PASS and FAIL. */
  readonly values: boolean;
  /** Items left out because their reference is held to be wrong. */
  readonly disputedOut: number;
}

/** Two sides that are settled: nothing is left to be proposed. */
export interface Chosen extends AgreementChoice {
  readonly human: HumanChoice;
  readonly judge: JudgeChoice;
}

/** Holds the chosen person against the chosen judge. */
export function compareSides(sides: Sides, choice: Chosen, { log, hashes }: Labelled): Compared {
  const disputed = disputedItems(log);
  const items = itemsOf(sides.keys, choice.undisputed ? disputed : NONE);
  const rubric = rubricNamed(log, choice.rubric);
  const opinions = opinionsIn(sides, choice.judge, { log, rubric, hashes });
  const all = [...opinions.values()];
  const states = all.some(({ state }) => state === 'right' || state === 'wrong');
  const values = saysValues(sides, choice, opinions);
  const scores = all.flatMap(({ score }) => score ?? []);
  const atLeast = values ? null : (choice.atLeast ?? (states ? null : proposedThreshold(scores)));
  const readBy: ReadBy = values
    ? { kind: 'values' }
    : atLeast === null || scores.length === 0
      ? { kind: 'verdicts' }
      : { kind: 'score', atLeast };

  const people: PeopleSource = {
    log,
    request: { rubric, pick: choice.pick, hashes },
    columns: sides.people,
    items,
    readBy: values ? { kind: 'values' } : { kind: 'verdicts' },
  };
  const judge = without(judged(choice.judge, opinions, items, readBy, { log, rubric, hashes }), choice, disputed);
  const categories = values ? valuesOf(people, choice, judge) : PASS_FAIL;
  const human = without(humanSeries(choice.human, people, categories), choice, disputed);
  const by = { categories, ordered: choice.scale, plain: values, items, disputed };
  return {
    comparison: compareSeries(human, judge, by),
    human,
    judge,
    opinions,
    by,
    people,
    states,
    values,
    graded: values ? [] : gradedPairs(human, opinions),
    atLeast: readBy.kind === 'score' ? readBy.atLeast : null,
    disputedOut: sides.keys.length - items.size,
  };
}

const NONE: ReadonlySet<string> = new Set();

interface LogParts extends Labelled {
  readonly rubric: Rubric | null;
}

function itemsOf(keys: readonly ItemKey[], out: ReadonlySet<string>): ReadonlyMap<string, ItemKey> {
  const all = keys.map((key) => [keyText(key), key] as const);
  return new Map(out.size === 0 ? all : all.filter(([text]) => !out.has(text)));
}

function opinionsIn({ judge }: Sides, choice: JudgeChoice, parts: LogParts): Opinions {
  if (choice.kind === 'log') return saidInLog(choice, parts);
  return judge?.opinions ?? new Map();
}

/** A judge of a label file may contradict itself, which is told apart from saying nothing. */
function judged(
  choice: JudgeChoice,
  opinions: Opinions,
  items: ReadonlyMap<string, ItemKey>,
  readBy: ReadBy,
  parts: LogParts,
): Series {
  if (choice.kind === 'log' && readBy.kind !== 'score') return judgeSeries(parts.log, choice, parts);
  return opinionSeries(opinions, items, readBy);
}

function without(series: Series, { undisputed }: Chosen, disputed: ReadonlySet<string>): Series {
  if (!undisputed || disputed.size === 0) return series;
  return new Map([...series].filter(([text]) => !disputed.has(text)));
}

/** A person whose words are no verdicts is compared by what they wrote, with a judge who wrote something, too. */
function saysValues({ people }: Sides, { by, human }: Chosen, opinions: Opinions): boolean {
  if (by !== null) return by === 'values';
  if (human.kind === 'rater' || human.kind === 'adjudicated') return false;
  const said = human.kind === 'column' ? [people.get(human.column)] : [...people.values()];
  const isVerdict = said.some((one) =>
    [...(one?.values() ?? [])].some(({ state }) => state === 'right' || state === 'wrong'),
  );
  return !isVerdict && [...opinions.values()].some(({ value }) => value !== null);
}

function valuesOf(people: PeopleSource, { human }: Chosen, judge: Series): readonly string[] {
  const columns =
    human.kind === 'majority' ? [...people.columns.keys()] : human.kind === 'column' ? [human.column] : [];
  const sides = columns.map((column): Series => humanSeries({ kind: 'column', column }, people, []));
  const found = categoriesOf(
    [judge, ...sides].flatMap((series) => [...series.values()].flatMap(({ value }) => value ?? [])),
    null,
  );
  return found.ok ? found.categories : found.values;
}

function gradedPairs(human: Series, opinions: Opinions): readonly GradedPair[] {
  const pairs: GradedPair[] = [];
  for (const [text, { state, value }] of human) {
    const said = opinions.get(text);
    if (state !== 'said' || (value !== 'PASS' && value !== 'FAIL')) continue;
    if (said === undefined || said.score === null || said.problem !== null) continue;
    pairs.push({ passed: value === 'PASS', score: said.score });
  }
  return pairs;
}
