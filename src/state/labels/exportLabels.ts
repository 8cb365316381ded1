import { flatTableText } from '../../core/labels/flatTableText.ts';
import { flatView } from '../../core/labels/flatView.ts';
import type { Rubric as HeaderRubric } from '../../core/labels/header.ts';
import { judgeSeries, type JudgeName } from '../../core/labels/judgeSeries.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import { raterSeries } from '../../core/labels/raterSeries.ts';
import type { Series } from '../../core/labels/series.ts';
import { writeLabelArray, writeLabels } from '../../core/labels/writeLabels.ts';
import type { Effects } from '../effects.ts';
import { ratersOf } from './select.ts';
import { words } from './words.ts';

/** Hands out every event, so that nothing of it is in this browser alone. */
export function exportLabels(effects: Effects, name: string, log: LabelLog, kind: 'jsonl' | 'json'): void {
  const text = kind === 'json' ? writeLabelArray(log) : writeLabels(log);
  hand(effects, `${fileName(name)}.labels.${kind}`, text, kind === 'json' ? 'application/json' : 'application/jsonl');
}

/** Hands out what holds now, by one rubric, as a table; a judge's verdicts stand beside only where the log has them. */
export function exportTable(
  effects: Effects,
  name: string,
  log: LabelLog,
  { rubric, judge }: { readonly rubric: HeaderRubric | null; readonly judge: JudgeName | null },
): void {
  const raters = new Map<string, Series>(
    ratersOf(log).map(({ rater }) => [rater, raterSeries(log, rater, { rubric, pick: 'after-review', hashes: null })]),
  );
  const verdicts = judge === null ? new Map() : judgeSeries(log, judge, { rubric, hashes: null });
  hand(effects, `${fileName(name)}.labels.csv`, flatTableText(flatView(log, raters, verdicts)), 'text/csv');
}

function hand(effects: Effects, name: string, text: string, type: string): void {
  effects.download(name, text, type);
  effects.notify(words.exported(name), 'info');
}

/** The dataset's name without its last ending, in letters that every system takes. */
function fileName(name: string): string {
  const plain = name
    .replace(/\.[^.]{1,8}$/u, '')
    .replace(/[^\w.-]+/gu, '_')
    .slice(0, 80);
  return plain === '' ? 'labels' : plain;
}
