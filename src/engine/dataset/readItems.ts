import type { Issue } from '../../core/model/issue.ts';
import type { ItemRow, RowIssue } from '../../core/model/item.ts';
import type { Dataset } from './dataset.ts';
import * as bits from './items.ts';
import { readRows, type ReadCall } from './readFile.ts';
import { callCount, countReference, referenceBits } from './references.ts';
import { RowReading, type DatasetFormat } from './rowReading.ts';

/** Characters that a recorded value counts for beside its text: there may be more of them than there is text. */
const RECORDED = 100;

/** Reads a dataset file: each row once, through its format, into columns. */
export async function readItems(dataset: Dataset, format: DatasetFormat, call: ReadCall): Promise<void> {
  const { file, issues } = dataset;
  const { rows, source } = file;
  const reader = new RowReading(rows, format);
  await readRows(file, call, (from, to) => {
    for (let row = from; row < to; row += 1) {
      const read = reader.read(row);
      const place = { file: source.name, line: rows.lines.at(row), row: rows.numbers.at(row) };
      if ('refused' in read) issues.add({ code: 'row', place, issue: read.refused, kept: false });
      else {
        dataset.kept.keep(row, read, reader.length + read.item.recorded.length * RECORDED);
        addItem(dataset, row, place, read, reader.remarks(read));
      }
    }
  });
  if (dataset.unnamed > 0) {
    const place = { file: source.name, line: null, row: null };
    issues.add({ code: 'by-position', place, rows: dataset.unnamed });
  }
}

function addItem(
  dataset: Dataset,
  row: number,
  place: Issue['place'],
  read: ItemRow,
  remarks: readonly RowIssue[],
): void {
  const { items, issues, recordedColumns } = dataset;
  const { reference } = read.item;
  for (const issue of remarks) issues.add({ code: 'row', place, issue, kept: true });
  for (const one of read.item.recorded) recordedColumns.add(one);
  countReference(dataset.references, reference);
  if (read.id === null) dataset.unnamed += 1;
  const id = read.id ?? `#${place.row ?? row + 1}`;
  const category = items.codeOf(read.item.category);
  const repeats = items.add(id, read.attempt, row, flagsOf(read, remarks), callCount(reference), category);
  if (!repeats) return;
  if (items.moved >= 0) sayMoved(dataset, items.moved, place.file);
  const attempt = items.attempt.at(items.count - 1);
  if (attempt !== read.attempt) issues.add({ code: 'repeated-id', place, id, attempt });
}

/** Says which attempt an item is taken as now that a later row has named the one it had. */
function sayMoved({ items, issues, file }: Dataset, item: number, name: string): void {
  const row = items.row.at(item);
  const place = { file: name, line: file.rows.lines.at(row), row: file.rows.numbers.at(row) };
  const issue: Issue = { code: 'repeated-id', place, id: items.ids[item]!, attempt: items.attempt.at(item) };
  // What was said of it before is no longer so; of the first of its id nothing was said.
  if (items.firstOf(issue.id) === item) issues.add(issue);
  else issues.replace((one) => one.code === 'repeated-id' && one.place.row === place.row, issue);
}

function flagsOf(read: ItemRow, remarks: readonly RowIssue[]): number {
  return (
    referenceBits(read.item.reference) |
    (read.reply === null ? 0 : bits.HAS_REPLY) |
    (read.id === null ? bits.BY_POSITION : 0) |
    (read.attempt === null ? bits.NO_ATTEMPT : 0) |
    (remarks.length === 0 ? 0 : bits.HAS_ISSUE)
  );
}
