import type { JudgeFacts } from './event.ts';
import { headsOf } from './heads.ts';
import type { Rubric } from './header.ts';
import { keyText } from './keyText.ts';
import type { LabelLog } from './log.ts';
import { maskOf } from './mask.ts';
import { isOfRubric } from './ofRubric.ts';
import { heldTo, type ItemHashes, type Said, type Series } from './series.ts';

export interface JudgeName {
  readonly judge: string;
  /** Empty where the file does not say. */
  readonly version: string;
}

type Given = JudgeFacts & { readonly id: string };

/** The judges whose verdicts stand in the log, each version for itself, in the order of the file. */
export function judgesOf(log: LabelLog): readonly JudgeName[] {
  const found = new Map<string, JudgeName>();
  for (const { facts } of log.events.values()) {
    if (facts?.type !== 'judge') continue;
    const { judge, version } = facts;
    found.set(JSON.stringify([judge, version]), { judge, version });
  }
  return [...found.values()];
}

/**
 * What one version of a judge says of each item. Only `ok`, or no word on it, makes an output valid. Of several
 * verdicts those that are superseded do not count; others have to agree.
 */
export function judgeSeries(
  log: LabelLog,
  { judge, version }: JudgeName,
  { rubric, hashes }: { readonly rubric: Rubric | null; readonly hashes: ItemHashes },
): Series {
  const { hidden } = maskOf(log);
  const given = new Map<string, Given[]>();
  for (const event of log.events.values()) {
    const { id, facts } = event;
    if (facts?.type !== 'judge' || facts.judge !== judge || facts.version !== version) continue;
    if (!isOfRubric(event, rubric)) continue;
    const key = keyText(facts.item);
    given.set(key, [...(given.get(key) ?? []), { ...facts, id }]);
  }
  const series = new Map<string, Said>();
  for (const [key, all] of given) {
    const said = headsOf(all, (id) => hidden.has(id), []).map(saidBy);
    const [first] = said;
    if (first === undefined) {
      if (all.some(({ id }) => !hidden.has(id))) series.set(key, unresolved(all[0]!));
      continue;
    }
    const isOne = said.every(
      ({ value, state, hash }) => value === first.value && state === first.state && hash === first.hash,
    );
    series.set(key, heldTo(isOne ? first : unresolved(all[0]!), hashes));
  }
  return series;
}

function saidBy({ id: source, item: key, hash, verdict, status }: Given): Said {
  if (status === 'missing') return { key, hash, value: null, state: 'said', sighted: false, source };
  const isValid = (status === null || status === 'ok') && verdict !== null;
  return { key, hash, value: isValid ? verdict : null, state: isValid ? 'said' : 'invalid', sighted: false, source };
}

function unresolved({ item: key, hash }: Given): Said {
  return { key, hash, value: null, state: 'unresolved', sighted: false, source: null };
}
