import { resultText } from '../../core/conformance/resultText.ts';
import { noResultSentence } from '../../core/words/conformanceReport.ts';
import type { ConformanceReport } from '../../engine/conformance.ts';
import type { Outcome, RunSummary } from '../../engine/engine.ts';
import type { Context } from '../state.ts';
import { words } from '../words.ts';
import { conformanceOf, reportOf } from './conformance.ts';
import { holdAgainst, type Held } from './held.ts';
import { reportCsv, reportMarkdown } from './reportText.ts';

/** `result`: as document 002's program writes it, to be held against; `rows`: as its `--jsonl-out`. */
export type ReportKind = 'result' | 'rows' | 'markdown' | 'csv';

/** Writes what a run of document 002 comes to as a file and hands it to the reader, or says why there is none. */
export async function saveReport(
  context: Context,
  kind: ReportKind,
  run: RunSummary,
  fingerprint: string | null,
): Promise<void> {
  const { effects } = context;
  const conformance = conformanceOf(context);
  const report =
    reportOf(conformance.store.getState(), run.run) ?? (await ask(effects.engine.conformance(run.dataset, run.run)));
  if (report === null) return effects.notify(words.exportFailed, 'fault');
  const none = kind === 'result' ? noResultSentence(report) : null;
  if (none !== null) return effects.notify(none, 'fault');
  await conformance.recall();
  const { baselines } = conformance.store.getState();
  const baseline = fingerprint === null ? undefined : baselines.get(fingerprint);
  const file =
    kind === 'rows'
      ? await ask(effects.engine.conformanceRows(run.dataset, run.run))
      : textOf(kind, report, baseline === undefined ? null : holdAgainst(report, baseline));
  if (file === null) return effects.notify(words.exportFailed, 'fault');
  const name = fileName(report, kind);
  effects.download(name, file, TYPES[kind]);
  effects.announce(words.exported(name));
}

function textOf(kind: Exclude<ReportKind, 'rows'>, report: ConformanceReport, held: Held | null): string {
  switch (kind) {
    case 'result':
      return `${resultText(report.result, { adapter: report.adapter, corpus: report.corpus, seconds: 0 })}\n`;
    case 'markdown':
      return reportMarkdown(report, held);
    case 'csv':
      return reportCsv(report);
  }
}

const TYPES: Readonly<Record<ReportKind, string>> = {
  result: 'application/json',
  rows: 'application/x-ndjson',
  markdown: 'text/markdown',
  csv: 'text/csv',
};

const ENDINGS: Readonly<Record<ReportKind, string>> = {
  result: 'result.json',
  rows: 'rows.jsonl',
  markdown: 'report.md',
  csv: 'report.csv',
};

/** `tools.naive.result.json`: corpus, adapter, what it is. */
function fileName({ corpus, adapter }: ConformanceReport, kind: ReportKind): string {
  return `${withoutEnding(corpus)}.${withoutEnding(adapter)}.${ENDINGS[kind]}`;
}

function withoutEnding(name: string): string {
  return name.replace(/\.[A-Za-z0-9]{1,8}$/, '').replaceAll(/[/\\:]/g, '-');
}

async function ask<T>(call: Promise<Outcome<T>>): Promise<T | null> {
  const outcome = await call;
  return outcome.kind === 'value' ? outcome.value : null;
}
