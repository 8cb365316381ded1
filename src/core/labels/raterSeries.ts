import type { AdjudicateFacts, LabelFacts, ResolveFacts, SightFacts } from './event.ts';
import { headsOf } from './heads.ts';
import type { Rubric } from './header.ts';
import { keyText } from './keyText.ts';
import type { LabelLog } from './log.ts';
import { maskOf, type Mask } from './mask.ts';
import { isOfRubric } from './ofRubric.ts';
import { heldTo, type ItemHashes, type Said, type Series } from './series.ts';

/** `blind-first`: what was said before the judge was in sight · `after-review`: what holds now. */
export type Pick = 'blind-first' | 'after-review';

export interface SeriesRequest {
  readonly rubric: Rubric | null;
  readonly pick: Pick;
  readonly hashes: ItemHashes;
}

type Given = (LabelFacts | AdjudicateFacts) & { readonly id: string };

/** What a rater says of each item that they ever labelled. */
export function raterSeries(log: LabelLog, rater: string, request: SeriesRequest): Series {
  return seriesOf(log, request, (facts) => facts.type === 'label' && facts.rater === rater);
}

/** What was settled where raters had said different things, by whomever. */
export function adjudicatedSeries(log: LabelLog, request: SeriesRequest): Series {
  return seriesOf(log, { ...request, pick: 'after-review' }, (facts) => facts.type === 'adjudicate');
}

function seriesOf(
  log: LabelLog,
  { rubric, pick, hashes }: SeriesRequest,
  isWanted: (facts: LabelFacts | AdjudicateFacts) => boolean,
): Series {
  const mask = maskOf(log);
  const given = new Map<string, Given[]>();
  const choices = new Map<string, ResolveFacts[]>();
  const sights: SightFacts[] = [];
  for (const event of log.events.values()) {
    const { id, facts } = event;
    if (facts === null || !isOfRubric(event, rubric)) continue;
    const isHidden = mask.hidden.has(id);
    if (facts.type === 'label' || facts.type === 'adjudicate') {
      if (isWanted(facts)) push(given, facts, { ...facts, id });
    } else if (facts.type === 'resolve' && !isHidden) push(choices, facts, facts);
    else if ((facts.type === 'seen' || facts.type === 'reveal') && !isHidden) sights.push(facts);
  }
  const sighted = sightOf(sights);
  return new Map(
    [...given].map(([key, all]) => {
      const own = (choices.get(key) ?? []).filter(({ rater }) => all.some((one) => one.rater === rater));
      return [key, heldTo(saidOf(all, own, mask, pick, sighted), hashes)];
    }),
  );
}

function saidOf(
  all: readonly Given[],
  choices: readonly ResolveFacts[],
  mask: Mask,
  pick: Pick,
  isSighted: (one: Given) => boolean,
): Said {
  const heads = headsOf(all, (id) => mask.hidden.has(id), choices);
  const [head] = heads;
  const { item: key } = all[0]!;
  const isHeld = all.some(({ id }) => !mask.hidden.has(id));
  if (!isHeld) return { key, hash: null, value: null, state: 'said', sighted: false, source: null };
  const isOpen = head !== undefined && mask.undecided.has(head.id) && !choices.some(({ target }) => target === head.id);
  if (head === undefined || heads.length > 1 || isOpen) {
    return { key, hash: head?.hash ?? null, value: null, state: 'unresolved', sighted: false, source: null };
  }
  const taken = pick === 'after-review' ? head : blindFirst(chainOf(head, all, mask), isSighted);
  const { id: source, hash, value } = taken;
  return { key, hash, value, state: 'said', sighted: isSighted(taken), source };
}

/** The last that was said before the judge was in sight; where nothing was, the first that was said at all. */
function blindFirst(chain: readonly [Given, ...Given[]], isSighted: (one: Given) => boolean): Given {
  const blind = chain.findLast((one) => !isSighted(one));
  if (blind !== undefined && blind.value !== null) return blind;
  return chain.find((one) => isSighted(one) && one.value !== null) ?? blind ?? chain[0];
}

/** What holds of a chain, from the first label to the last. */
function chainOf(head: Given, all: readonly Given[], mask: Mask): readonly [Given, ...Given[]] {
  const byId = new Map(all.map((one) => [one.id, one]));
  const seen = new Set([head.id]);
  const chain: [Given, ...Given[]] = [head];
  for (let id = head.supersedes; id !== null && !seen.has(id); id = byId.get(id)?.supersedes ?? null) {
    seen.add(id);
    const one = byId.get(id);
    if (one !== undefined && !mask.hidden.has(id)) chain.unshift(one);
  }
  return chain;
}

/** A label says itself whether it is blind; what was on screen before it, on the same device, says it too. */
function sightOf(sights: readonly SightFacts[]): (one: Given) => boolean {
  const first = new Map<string, number>();
  for (const { rater, device, item, seq } of sights) {
    if (seq === null) continue;
    const at = JSON.stringify([rater, device, item === null ? null : keyText(item)]);
    first.set(at, Math.min(first.get(at) ?? seq, seq));
  }
  return (one) => {
    if (one.type === 'adjudicate' || one.blind === false || one.revealedAt !== null) return true;
    const { rater, device, seq } = one;
    if (seq === null) return false;
    return [keyText(one.item), null].some((of) => (first.get(JSON.stringify([rater, device, of])) ?? seq) < seq);
  };
}

function push<T>(lists: Map<string, T[]>, { item }: LabelFacts | AdjudicateFacts | ResolveFacts, value: T): void {
  const key = keyText(item);
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
