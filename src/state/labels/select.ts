import { disputedItems } from '../../core/labels/disputed.ts';
import type { Rubric as HeaderRubric } from '../../core/labels/header.ts';
import { keyText } from '../../core/labels/keyText.ts';
import { labelHeads } from '../../core/labels/labelHeads.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import { maskOf } from '../../core/labels/mask.ts';
import { raterSeries, type Pick as SeriesPick } from '../../core/labels/raterSeries.ts';
import { heldTo, type ItemHashes, type Said, type SaidState, type Series } from '../../core/labels/series.ts';
import { seriesAgain, type MadeOf } from '../../core/labels/seriesAgain.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { DeskState } from './desk.ts';
import { factsOf, isHasty } from './hasty.ts';
import { headerRubric } from './headerRubric.ts';
import { historyIn } from './history.ts';
import type { NewLine } from './keptLabels.ts';
import { recalled } from './recalled.ts';
import { stepWords } from './words.ts';

/** What the rater says of an item now, and how it stands with that. */
export interface LabelOf {
  readonly value: string | null;
  readonly note: string;
  readonly tags: readonly string[];
  readonly parts: ReadonlyMap<string, number>;
  readonly state: SaidState;
  /** Null where nothing is said. */
  readonly blind: boolean | null;
  /** ISO 8601; null where nothing is said. */
  readonly at: string | null;
  /** The event that says it. */
  readonly event: string | null;
  /** Whether it is in storage, on its way there, or in this tab alone. */
  readonly kept: 'saved' | 'saving' | 'unsaved';
  /** Somebody holds the item's reference to be wrong. */
  readonly disputed: boolean;
  /** Of labels that do not know of each other, each; else empty. */
  readonly candidates: readonly Candidate[];
}

export interface Candidate {
  readonly event: string;
  readonly value: string | null;
  readonly note: string;
  readonly at: string | null;
  readonly device: string;
}

/** Counts of items. */
export interface Progress {
  readonly total: number;
  /** PASS, FAIL, or unsure: whatever says something of the item. */
  readonly labelled: number;
  readonly pass: number;
  readonly fail: number;
  readonly unsure: number;
  readonly skipped: number;
  readonly stale: number;
  readonly unresolved: number;
  readonly disputed: number;
  /** Of those labelled. */
  readonly notBlind: number;
  /** Of those labelled, by a label that was given within two seconds: hardly anything was read. */
  readonly hasty: number;
}

/** A name that labels were given under. */
export interface RaterName {
  readonly rater: string;
  /** Items labelled, whatever was said of them. */
  readonly items: number;
}

const latest = new Map<string, MadeOf>();

const seriesOf = recalled((log: LabelLog, rater: string, rubric: HeaderRubric | null, pick: SeriesPick): Series => {
  const name = JSON.stringify([rater, rubric?.key ?? null, pick]);
  function make(of: LabelLog): Series {
    return raterSeries(of, rater, { rubric, pick, hashes: null });
  }
  const before = latest.get(name);
  const series = before === undefined ? make(log) : seriesAgain(before, log, make);
  latest.set(name, { log, series });
  return series;
});

const disputedIn = recalled(disputedItems);

const idsOf = recalled((lines: readonly NewLine[]): ReadonlySet<string> => new Set(lines.map(({ id }) => id)));

/** Where each item stands in a queue, from 0, by the text of its key. */
export const positionsOf = recalled(
  (queue: readonly ItemKey[]): ReadonlyMap<string, number> => new Map(queue.map((key, at) => [keyText(key), at])),
);

/** What the rater at the desk says of each item, by the text of its key; `after-review` is what holds now. */
export function seriesAtDesk({ log, rater, rubric }: DeskState, pick: SeriesPick): Series {
  return seriesOf(log, rater, headerRubric(rubric), pick);
}

export function labelOf(state: DeskState, key: ItemKey): LabelOf {
  const text = keyText(key);
  const said = seriesAtDesk(state, 'after-review').get(text);
  const disputed = disputedIn(state.log).has(text);
  if (said === undefined) return { ...NOTHING, disputed };
  const facts = factsOf(state.log, said.source);
  const held = heldNow(text, said, state.hashes);
  return {
    value: held.value,
    note: facts?.note ?? '',
    tags: facts?.tags ?? [],
    parts: facts?.parts ?? NO_PARTS,
    state: held.state,
    blind: held.value === null ? null : !held.sighted,
    at: facts?.at ?? null,
    event: held.source,
    kept: said.source === null || !idsOf(state.unsaved).has(said.source) ? 'saved' : keptOf(state),
    disputed,
    candidates: held.state === 'unresolved' ? candidatesOf(state, key) : [],
  };
}

/** The value that was given blind; null where none was. It stays what it is whatever is said after. */
export function blindLabelOf(state: DeskState, key: ItemKey): string | null {
  const said = seriesAtDesk(state, 'blind-first').get(keyText(key));
  return said === undefined || said.sighted || said.state !== 'said' ? null : said.value;
}

export function progressOf({ log, rater, rubric, hashes, queue }: DeskState): Progress {
  return counted(log, rater, headerRubric(rubric), hashes, queue);
}

const counted = recalled(
  (
    log: LabelLog,
    rater: string,
    rubric: HeaderRubric | null,
    hashes: ItemHashes,
    queue: readonly ItemKey[],
  ): Progress => {
    const sum = { pass: 0, fail: 0, unsure: 0, skipped: 0, stale: 0, unresolved: 0, other: 0, notBlind: 0, hasty: 0 };
    const places = positionsOf(queue);
    for (const [text, said] of seriesOf(log, rater, rubric, 'after-review')) {
      // Looking an item up in a long queue costs more than all the rest.
      if (hashes?.has(text) !== true && !places.has(text)) continue;
      const kind = kindOf(heldNow(text, said, hashes));
      if (kind === null) continue;
      sum[kind] += 1;
      if (!LABELLED.has(kind)) continue;
      if (said.sighted) sum.notBlind += 1;
      if (isHasty(factsOf(log, said.source))) sum.hasty += 1;
    }
    const { other, ...counts } = sum;
    const labelled = counts.pass + counts.fail + counts.unsure + other;
    const disputed = [...disputedIn(log)].filter((text) => places.has(text)).length;
    return { ...counts, total: queue.length, labelled, disputed };
  },
);

type Kind = 'pass' | 'fail' | 'unsure' | 'skipped' | 'stale' | 'unresolved' | 'other';

const LABELLED: ReadonlySet<Kind> = new Set(['pass', 'fail', 'unsure', 'other']);

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['PASS', 'pass'],
  ['FAIL', 'fail'],
  ['UNSURE', 'unsure'],
  ['SKIP', 'skipped'],
]);

function kindOf({ value, state }: Said): Kind | null {
  if (state === 'stale' || state === 'unresolved') return state;
  return value === null ? null : (KINDS.get(value) ?? 'other');
}

/** How much is said of an item: all that is asked, only that it is put off, or nothing that counts. */
export function saidOf(state: DeskState, key: ItemKey): 'all' | 'skipped' | 'nothing' {
  const said = seriesAtDesk(state, 'after-review').get(keyText(key));
  const kind = said === undefined ? null : kindOf(heldNow(keyText(key), said, state.hashes));
  if (kind === 'skipped') return 'skipped';
  return kind !== null && LABELLED.has(kind) ? 'all' : 'nothing';
}

/** Names that labels were given under, in the order of the log; also by other rubrics. */
export const ratersOf: (log: LabelLog) => readonly RaterName[] = recalled((log: LabelLog) => {
  const { hidden } = maskOf(log);
  const items = new Map<string, Set<string>>();
  for (const { id, facts } of log.events.values()) {
    if (facts?.type !== 'label' || hidden.has(id)) continue;
    const own = items.get(facts.rater) ?? new Set();
    items.set(facts.rater, own.add(keyText(facts.item)));
  }
  return [...items].map(([rater, own]) => ({ rater, items: own.size }));
});

const history = recalled(historyIn);

/** What undo and redo would do, in a few words; null where there is nothing. */
export function historyOf({ log, rater, device }: DeskState): {
  readonly undo: string | null;
  readonly redo: string | null;
} {
  const { done, undone } = history(log, rater, device);
  return { undo: wordsOf(done.at(-1)), redo: wordsOf(undone.at(-1)) };
}

function wordsOf(event: Parameters<typeof stepWords>[0] | undefined): string | null {
  return event === undefined ? null : stepWords(event);
}

const NO_PARTS: ReadonlyMap<string, number> = new Map();

const NOTHING: LabelOf = {
  value: null,
  note: '',
  tags: [],
  parts: NO_PARTS,
  state: 'said',
  blind: null,
  at: null,
  event: null,
  kept: 'saved',
  disputed: false,
  candidates: [],
};

/** An item whose hash is not known yet is taken for the one that was labelled. */
function heldNow(text: string, said: Said, hashes: ItemHashes): Said {
  const hash = hashes?.get(text) ?? said.hash;
  return hash === said.hash ? said : heldTo(said, hashes);
}

function keptOf({ trouble }: DeskState): 'saving' | 'unsaved' {
  return trouble === null ? 'saving' : 'unsaved';
}

function candidatesOf({ log, rater, rubric }: DeskState, key: ItemKey): readonly Candidate[] {
  return labelHeads(log, rater, key, headerRubric(rubric)).map(({ id, value, note, at, device }) => ({
    event: id,
    value,
    note: note ?? '',
    at,
    device,
  }));
}
