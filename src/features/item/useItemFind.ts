import { useDeferredValue, useMemo, useState } from 'react';
import type { ItemDetail } from '../../engine/engine.ts';
import type { ItemTab } from '../../state/route.ts';
import { finderOf } from '../../ui/text/findText.ts';
import { itemParts } from './itemParts.ts';
import { hitAt, searchParts, type Hit, type Hits } from './searchParts.ts';

/** What is looked for in an item. */
export interface ItemFind {
  readonly open: boolean;
  readonly wanted: string;
  /** Null while nothing is looked for. */
  readonly finder: RegExp | null;
  /** By view; empty while nothing is looked for. */
  readonly hits: ReadonlyMap<ItemTab, Hits>;
  /** The place among the hits of the view that is shown, from 0. */
  readonly at: number;
  /** Null where nothing is found in the view that is shown. A new one with each step, even to the same place. */
  readonly hit: Hit | null;
  readonly setOpen: (open: boolean) => void;
  readonly setWanted: (wanted: string) => void;
  readonly step: (by: 1 | -1) => void;
}

const NONE: ReadonlyMap<ItemTab, Hits> = new Map();
const NO_HITS: Hits = { total: 0, more: false, parts: [] };

/** Looks for a text in all views of an item, and goes from hit to hit in the one that is shown. */
export function useItemFind(
  detail: ItemDetail | null,
  tab: ItemTab,
  tabs: readonly ItemTab[],
  indented: boolean,
  onTab: (tab: ItemTab) => void,
): ItemFind {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const settled = useDeferredValue(open ? wanted : '');
  const finder = useMemo(() => finderOf(settled), [settled]);
  const looking = finder !== null;
  const parts = useMemo(
    () => (detail === null || !looking ? [] : tabs.map((one) => [one, itemParts(detail, one, indented)] as const)),
    [detail, looking, tabs, indented],
  );
  const hits = useMemo(
    () => (finder === null ? NONE : new Map(parts.map(([one, texts]) => [one, searchParts(texts, finder)]))),
    [parts, finder],
  );
  const shown = hits.get(tab) ?? NO_HITS;
  // Where the reader is counts only for the hits it was chosen among.
  const [chosen, setChosen] = useState({ among: shown, at: 0 });
  const here = chosen.among === shown ? chosen : null;
  const hit = useMemo(() => (finder === null ? null : hitAt(shown, finder, here?.at ?? 0)), [finder, shown, here]);
  const at = here?.at ?? 0;

  function step(by: 1 | -1): void {
    if (shown.total > 0) return setChosen({ among: shown, at: (at + by + shown.total) % shown.total });
    const elsewhere = tabs.find((one) => (hits.get(one)?.total ?? 0) > 0);
    if (elsewhere !== undefined) onTab(elsewhere);
  }
  return { open, wanted, finder, hits, at, hit, setOpen, setWanted, step };
}
