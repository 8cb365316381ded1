import { isLabelFile } from '../core/labels/isLabelFile.ts';
import { EMPTY_LOG, mergeLogs, type LabelLog } from '../core/labels/log.ts';
import type { LabelRefusal } from '../core/labels/problem.ts';
import { readLabels } from '../core/labels/readLabels.ts';
import type { Series } from '../core/labels/series.ts';
import type { ItemKey } from '../core/model/item.ts';
import type { Place } from '../core/model/issue.ts';
import { labelIssueSentence, labelRefusalSentence } from '../core/words/labels.ts';
import { fileInWords } from '../core/words/quoted.ts';
import { tableHead } from '../engine/containers/tableHead.ts';
import type { Source } from '../engine/engine.ts';
import type { Say } from './columns.ts';
import { Failure } from './failure.ts';
import { openSource } from './files.ts';
import { issueLines } from './issues.ts';
import { ratersTable } from './ratersTable.ts';
import { recordedRaters } from './recordedRaters.ts';

/** What the files hold together. */
export interface Gathered {
  /** Events of label files. */
  readonly log: LabelLog;
  /** Columns of tables and of datasets by their names; a name may stand in several files. */
  readonly columns: ReadonlyMap<string, readonly Series[]>;
  /** Names that a column of a file has, whether it was asked for or not. */
  readonly known: ReadonlySet<string>;
  /** Items of tables and datasets. */
  readonly items: ReadonlyMap<string, ItemKey>;
  /** What is wrong with single lines, in sentences. */
  readonly issues: readonly string[];
}

/** Bytes by which a file is told. */
const HEAD = 1024 * 1024;

/**
 * Reads label files, tables with a column a rater, and what datasets have recorded under `names`. Fails with the first
 * file that cannot be read, and where two files contradict one another.
 */
export async function gatherLabels(paths: readonly string[], names: readonly string[], say: Say): Promise<Gathered> {
  const gathering = new Gathering();
  for (const path of paths) {
    const source = await openSource(path);
    const bytes = new Uint8Array(await source.blob.slice(0, HEAD).arrayBuffer());
    const begin = new TextDecoder().decode(bytes);
    if (isLabelFile(begin)) gathering.takeLabels(path, await textOf(path, source));
    else if (/^\s*[[{]/.test(begin) || tableHead(bytes, source.blob.size <= HEAD) === null) {
      await gathering.takeDataset(source, names, say);
    } else gathering.takeTable(path, new Uint8Array(await source.blob.arrayBuffer()));
  }
  return gathering;
}

class Gathering implements Gathered {
  log: LabelLog = EMPTY_LOG;
  readonly columns = new Map<string, Series[]>();
  readonly known = new Set<string>();
  readonly items = new Map<string, ItemKey>();
  readonly issues: string[] = [];
  private readonly places = new Map<string, Place>();

  takeLabels(file: string, text: string): void {
    const read = readLabels(file, text);
    if (!read.ok) throw failed(read.refusal);
    const merged = mergeLogs(this.log, read.log);
    if (!merged.ok) throw failed(contradiction(merged.conflicts[0]?.id ?? '', file, this.places, read.places));
    this.log = merged.log;
    this.issues.push(...read.issues.map(labelIssueSentence));
    for (const [id, place] of read.places) if (!this.places.has(id)) this.places.set(id, place);
  }

  takeTable(file: string, bytes: Uint8Array): void {
    const head = tableHead(bytes, true);
    if (head === null || head === 'more') {
      throw new Failure(`${fileInWords(file)} is no table: its rows do not fit its header.`);
    }
    const read = ratersTable(file, bytes, head);
    if (!read.ok) throw failed(read.refusal);
    this.issues.push(...read.issues.map(labelIssueSentence));
    this.take(read.columns, read.items);
  }

  async takeDataset(source: Source, names: readonly string[], say: Say): Promise<void> {
    const { opened, columns, items } = await recordedRaters(source, names, say);
    this.issues.push(...issueLines(opened.issues).map((line) => line.trim()));
    for (const { name } of opened.recordedColumns) this.known.add(name);
    this.take(columns, items);
  }

  private take(columns: ReadonlyMap<string, Series>, items: ReadonlyMap<string, ItemKey>): void {
    for (const [text, key] of items) this.items.set(text, key);
    for (const [name, series] of columns) {
      this.known.add(name);
      this.columns.set(name, [...(this.columns.get(name) ?? []), series]);
    }
  }
}

async function textOf(path: string, { blob }: Source): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await blob.arrayBuffer());
  } catch {
    throw new Failure(`${fileInWords(path)} is not UTF-8 text. Save it as UTF-8.`);
  }
}

function contradiction(
  id: string,
  file: string,
  ours: ReadonlyMap<string, Place>,
  theirs: ReadonlyMap<string, Place>,
): LabelRefusal {
  const nowhere = { file, line: null, row: null };
  return { code: 'event-twice', id, places: [ours.get(id) ?? nowhere, theirs.get(id) ?? nowhere] };
}

function failed(refusal: LabelRefusal): Failure {
  return new Failure(labelRefusalSentence(refusal));
}
