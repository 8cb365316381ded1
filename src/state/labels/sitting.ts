import type { StoreApi } from 'zustand/vanilla';
import { isoTime } from '../../core/labels/isoTime.ts';
import { keyText } from '../../core/labels/keyText.ts';
import type { ItemKey } from '../../core/model/item.ts';
import type { ItemDetail, Outcome } from '../../engine/engine.ts';
import { editionOf } from '../datasets.ts';
import type { LabellingSettings } from '../effects.ts';
import type { Context } from '../state.ts';
import type { DeskState, Draft } from './desk.ts';
import type { Hashing } from './hashing.ts';
import type { Intent } from './intent.ts';
import type { Keeping } from './keeping.ts';
import { EMPTY_DRAFT } from './emptyDesk.ts';
import type { LabelScope } from './scope.ts';
import { labelOf } from './select.ts';

/** What the desk's actions work on. */
export interface Desk {
  readonly context: Context;
  readonly store: StoreApi<DeskState>;
  /** Labels being kept, by scope: they outlive the sitting, as what is on its way must arrive. */
  readonly keepings: Map<string, Keeping>;
  /** Where one sits; null where nobody does. */
  sitting: Sitting | null;
  /** What is to be shown once everything is read; undefined where nobody said. */
  wanted: ItemKey | null | undefined;
  /** The browser asks before the page is left. */
  isHeld: boolean;
  /** What was set before, once it is known. */
  settings: Promise<LabellingSettings | null> | null;
  /** The browser was asked never to clear its storage. */
  isPersistAsked: boolean;
}

/** One dataset's items being labelled. */
export interface Sitting {
  readonly scope: LabelScope;
  readonly keeping: Keeping;
  readonly hashing: Hashing;
  /** In the order of the file. */
  keys: readonly ItemKey[];
  /** When the current item came into sight: milliseconds since 1970. */
  shownAt: number;
  /** What was typed beside items that are not labelled. */
  readonly drafts: Map<string, Draft>;
  /** Items that are asked for ahead, by the texts of their keys. */
  readonly details: Map<string, Ahead>;
}

export interface Ahead {
  readonly answer: Promise<Outcome<ItemDetail>>;
  /** Null until it is there. */
  outcome: Outcome<ItemDetail> | null;
}

/** Of the same dataset, as it was read, and the same replies. */
export function isSameScope(one: LabelScope, other: LabelScope): boolean {
  return one.scope === other.scope && editionOf(one.dataset) === editionOf(other.dataset);
}

/** What every intent says of itself. */
export function stampOf(desk: Desk, scope: LabelScope): Pick<Intent & { kind: 'plain' }, StampMember> {
  const { rater, rubric, device } = desk.store.getState();
  const { effects } = desk.context;
  return {
    id: effects.newId(),
    rater,
    device,
    at: isoTime(effects.now()),
    rubric,
    subject: {
      name: scope.name,
      n: desk.sitting?.keys.length ?? 0,
      fingerprint: scope.fingerprint,
      replies: scope.scope === scope.fingerprint ? null : (scope.replies?.fingerprint ?? null),
    },
  };
}

type StampMember = 'id' | 'rater' | 'device' | 'at' | 'rubric' | 'subject';

/** What stands beside an item's label. */
export function draftOf(state: DeskState, key: ItemKey | null): Draft {
  if (key === null) return EMPTY_DRAFT;
  const { note, tags, parts } = labelOf(state, key);
  return { note, tags, parts };
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return (
    one.note === other.note &&
    one.tags.length === other.tags.length &&
    one.tags.every((tag, at) => tag === other.tags[at]) &&
    one.parts.size === other.parts.size &&
    [...one.parts].every(([part, score]) => other.parts.get(part) === score)
  );
}

export function isSameKey(one: ItemKey | null, other: ItemKey | null): boolean {
  return one === null || other === null ? one === other : keyText(one) === keyText(other);
}
