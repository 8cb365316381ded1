import type { Recorded } from '../../core/model/item.ts';
import { EXPORT_FIELDS } from '../../core/report/exportFields.ts';
import { judgesNormaliser } from '../../core/scorers/toolcall300/declaration.ts';
import { recordedExtent } from '../dataset/recordedExtent.ts';
import type { ExportKind } from '../engine.ts';
import type { Pace } from '../pace.ts';
import { gradesParts, PART_FIELDS } from '../run/partColumns.ts';
import { comparesSteps, extentOf, turnOf } from '../run/run.ts';
import { TextBlob } from '../textBlob.ts';
import { csvLine } from './csv.ts';
import { exportItem, type Exported } from './exportLine.ts';
import { OUTPUT_COLUMNS, outputCells } from './exportOutput.ts';
import { STEP_COLUMNS, stepCells } from './exportSteps.ts';
import { partCells } from './exportTenths.ts';
import type { View } from './view.ts';

/** By it a spreadsheet knows UTF-8, and we, when the table is opened again, that apostrophes were put in. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Every item of a view, in its order, as text: a JSON object a line, or CSV with a head line. Of a dataset that records
 * something each item has what it records: one object `recorded`, or a column `recorded.name` each.
 */
export async function exportText(
  { dataset, order, means: { source }, run }: View,
  kind: ExportKind,
  pace: Pace,
  onItems: (items: number) => void,
): Promise<Blob> {
  const names = dataset.recordedColumns.list().map(({ name }) => name);
  const judged = run === null ? 'scored' : extentOf(run.scorer, run.options);
  const ofSteps = run !== null && comparesSteps(run.scorer);
  const ofParts = run !== null && gradesParts(run.scorer);
  const ofOutputs = run !== null && judgesNormaliser(run.scorer);
  const table = { safe: kind === 'csv', ofSteps, ofParts, ofOutputs, names };
  const lineOf = kind === 'jsonl' ? jsonLine : tableLine(table);
  const turn = run === null ? 15 : turnOf(run.scorer);
  const text = new TextBlob();
  if (kind !== 'jsonl') text.add(headLine(table));
  for (let at = 0; at < order.length; at += 1) {
    if ((at & turn) === 0 && pace.due()) {
      onItems(at);
      await pace.rest();
    }
    const item = order[at]!;
    if (!source.reader.ready(item)) await source.load(item);
    const extent = judged === 'scored' && names.length > 0 ? recordedExtent(dataset, item) : judged;
    const read = source.reader.read(item, extent);
    text.add(lineOf(exportItem(read, run), names.length > 0 ? read.item.recorded : null));
  }
  return text.blob(kind === 'jsonl' ? 'application/jsonl' : 'text/csv');
}

type Line = (exported: Exported, recorded: readonly Recorded[] | null) => string;

/** Names are of the data, so what is recorded is written by hand, each name once and in its order. */
function jsonLine({ line }: Exported, recorded: readonly Recorded[] | null): string {
  const text = JSON.stringify(line);
  if (recorded === null) return `${text}\n`;
  const members = Array.from(
    new Map(recorded.map((one) => [one.name, one.text])),
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  );
  return `${text.slice(0, -1)},"recorded":{${members.join(',')}}}\n`;
}

interface Table {
  readonly safe: boolean;
  /** The run compares trajectories. */
  readonly ofSteps: boolean;
  /** It grades calculator use. */
  readonly ofParts: boolean;
  /** It judges a normaliser. */
  readonly ofOutputs: boolean;
  readonly names: readonly string[];
}

function tableLine({ safe, ofSteps, names }: Table): Line {
  return ({ line, compared, tenths, output }, recorded) => {
    const steps = ofSteps ? stepCells(compared) : tenths === null ? [] : partCells(tenths);
    const outputs = output === null ? [] : outputCells(output);
    const cells = names.map((name) => recorded?.findLast((one) => one.name === name)?.text ?? null);
    return csvLine([...EXPORT_FIELDS.map((field) => line[field]), ...steps, ...outputs, ...cells], safe);
  };
}

function headLine({ safe, ofSteps, ofParts, ofOutputs, names }: Table): string {
  const steps = ofSteps ? STEP_COLUMNS : ofParts ? PART_FIELDS : ofOutputs ? OUTPUT_COLUMNS : [];
  const line = csvLine([...EXPORT_FIELDS, ...steps, ...names.map((name) => `recorded.${name}`)], safe);
  return safe ? BYTE_ORDER_MARK + line : line;
}
