import type { ItemKey } from '../model/item.ts';
import type { LabelLog } from './log.ts';
import type { Series } from './series.ts';

/** Columns of the flat view; `attempt` stands behind them where an item has several. */
const FLAT_FIELDS = [
  'item',
  'value',
  'rater',
  'note',
  'blind',
  'at',
  'item_hash',
  'judge_verdict',
  'judge_score',
] as const;

/**
 * What holds now as a table: a row for each rater and item, below a header. It loses how it came about: that is what
 * the file of events is for. What neither says anything of has no row.
 */
export function flatView(
  log: LabelLog,
  raters: ReadonlyMap<string, Series>,
  judge: Series,
): readonly (readonly (string | null)[])[] {
  const rows = [...raters].flatMap(([rater, series]) =>
    [...series].flatMap(([text, said]) => {
      if (said.value === null) return [];
      const verdict = judge.get(text);
      const { note, blind, at } = labelFacts(log, said.source);
      const isBlind = blind === null ? null : String(blind && !said.sighted);
      const own = [said.key.id, said.value, rater, note, isBlind, at, said.hash];
      return [{ key: said.key, cells: [...own, verdict?.value ?? null, scoreOf(log, verdict?.source ?? null)] }];
    }),
  );
  const hasAttempts = rows.some(({ key }) => key.attempt !== 0);
  return [
    [...FLAT_FIELDS, ...(hasAttempts ? ['attempt'] : [])],
    ...rows.map(({ key, cells }) => (hasAttempts ? [...cells, attemptText(key)] : cells)),
  ];
}

function attemptText({ attempt }: ItemKey): string {
  return String(attempt);
}

function labelFacts(log: LabelLog, source: string | null) {
  const facts = source === null ? null : (log.events.get(source)?.facts ?? null);
  return facts?.type === 'label' ? facts : { note: null, blind: null, at: null };
}

function scoreOf(log: LabelLog, source: string | null): string | null {
  const facts = source === null ? null : (log.events.get(source)?.facts ?? null);
  return facts?.type === 'judge' ? facts.score : null;
}
