import { GrowingU32 } from '../bytes/growing.ts';
import type { StepFacetField } from '../trajectories.ts';
import type { ComparedSteps } from './comparedSteps.ts';
import { NameTable, PathTable } from './pathTable.ts';

/** Scores of a run that compares trajectories, by the filter's names for them. */
export const STEP_SCORES = ['exact', 'order_aware', 'set_overlap', 'step_credit'] as const;
export type StepScore = (typeof STEP_SCORES)[number];

export function isStepScore(field: string): field is StepScore {
  return STEP_SCORES.some((one) => one === field);
}

/**
 * Of one item: which steps are missing and extra, by their places as written, rising. Views, void after the next `put`.
 */
export interface StepsOfItem {
  /** Code of its reference path. */
  readonly path: number;
  readonly missing: Uint32Array;
  readonly extra: Uint32Array;
  /** Codes of the names of the extra steps. */
  readonly extraNames: Uint32Array;
}

/** What a run that compares trajectories found, by item. Items are put in one after the other, also those without. */
export class StepColumns {
  readonly names = new NameTable();
  readonly paths = new PathTable(this.names);
  private readonly scores: Readonly<Record<StepScore, Float64Array>>;
  /** Code and 1 more; 0 where nothing was compared. */
  private readonly path: Uint32Array;
  private readonly best: Uint32Array;
  /** Where an item's entries end. */
  private readonly missingEnd: Uint32Array;
  private readonly extraEnd: Uint32Array;
  private readonly missing = new GrowingU32();
  private readonly missingNames = new GrowingU32();
  private readonly extra = new GrowingU32();
  private readonly extraNames = new GrowingU32();

  constructor(items: number) {
    this.scores = {
      exact: nothing(items),
      order_aware: nothing(items),
      set_overlap: nothing(items),
      step_credit: nothing(items),
    };
    this.path = new Uint32Array(items);
    this.best = new Uint32Array(items);
    this.missingEnd = new Uint32Array(items);
    this.extraEnd = new Uint32Array(items);
  }

  put(item: number, compared: ComparedSteps | null): void {
    if (compared !== null) {
      const { scores, path, best, candidate, marks, missing } = compared;
      this.scores.exact[item] = scores.exact;
      this.scores.order_aware[item] = scores.orderAware.value;
      this.scores.set_overlap[item] = scores.setOverlap.value;
      this.scores.step_credit[item] = scores.stepCredit.value;
      const code = this.paths.codeOf(path);
      const names = this.paths.namesOf(code);
      this.path[item] = code + 1;
      this.best[item] = best;
      for (const at of missing) {
        this.missing.push(at);
        this.missingNames.push(names[at]!);
      }
      for (const [at, mark] of marks.entries()) {
        if (mark !== 'extra') continue;
        this.extra.push(at);
        this.extraNames.push(this.names.codeOf(candidate[at]!.name));
      }
    }
    this.missingEnd[item] = this.missing.length;
    this.extraEnd[item] = this.extra.length;
  }

  /** Null where nothing was compared. */
  score(field: StepScore, item: number): number | null {
    const value = this.scores[field][item] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  }

  /** Null where nothing was compared. */
  stepsOf(item: number): StepsOfItem | null {
    const path = this.path[item] ?? 0;
    if (path === 0) return null;
    const [missingFrom, missingTo] = [this.missingEnd[item - 1] ?? 0, this.missingEnd[item]!];
    const [extraFrom, extraTo] = [this.extraEnd[item - 1] ?? 0, this.extraEnd[item]!];
    return {
      path: path - 1,
      missing: this.missing.values().subarray(missingFrom, missingTo),
      extra: this.extra.values().subarray(extraFrom, extraTo),
      extraNames: this.extraNames.values().subarray(extraFrom, extraTo),
    };
  }

  /** Which of the item's references was answered best; null where nothing was compared. */
  bestOf(item: number): number | null {
    return (this.path[item] ?? 0) === 0 ? null : this.best[item]!;
  }

  /** Names of an item's missing or extra steps, each once. */
  namesOf(field: StepFacetField, item: number): readonly string[] {
    const { codes, from, to } = this.entriesOf(field, item);
    return Array.from(new Set(codes.subarray(from, to)), (code) => this.names.names[code]!);
  }

  hasNames(field: StepFacetField, item: number): boolean {
    const { from, to } = this.entriesOf(field, item);
    return to > from;
  }

  /**
   * Whether every, or any, of an item's names fits (2, else 0); 1 where it has none. `fits` is by the code of a name.
   */
  judge(field: StepFacetField, item: number, fits: Uint8Array, isOfEvery: boolean): 0 | 1 | 2 {
    const { codes, from, to } = this.entriesOf(field, item);
    if (from === to) return 1;
    for (let at = from; at < to; at += 1) if ((fits[codes[at]!] === 1) !== isOfEvery) return isOfEvery ? 0 : 2;
    return isOfEvery ? 2 : 0;
  }

  /** Items of the lists by the code of each name among their missing or extra steps; an item counts once a name. */
  countNames(field: StepFacetField, lists: readonly (Uint32Array | undefined)[]): Uint32Array {
    const counts = new Uint32Array(this.names.names.length);
    /** The item that counted last, and 1 more. */
    const last = new Uint32Array(counts.length);
    for (const items of lists) {
      for (const item of items ?? []) {
        const { codes, from, to } = this.entriesOf(field, item);
        for (let at = from; at < to; at += 1) {
          const code = codes[at]!;
          if (last[code] === item + 1) continue;
          last[code] = item + 1;
          counts[code]! += 1;
        }
      }
    }
    return counts;
  }

  private entriesOf(
    field: StepFacetField,
    item: number,
  ): { readonly codes: Uint32Array; readonly from: number; readonly to: number } {
    const ends = field === 'missing' ? this.missingEnd : this.extraEnd;
    const codes = field === 'missing' ? this.missingNames : this.extraNames;
    return { codes: codes.values(), from: ends[item - 1] ?? 0, to: ends[item] ?? 0 };
  }
}

function nothing(items: number): Float64Array {
  return new Float64Array(items).fill(Number.NaN);
}
