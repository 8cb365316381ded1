import { gradeItem } from '../../core/scorers/toolcall300/toolcall300.ts';
import type { ReadItem } from '../dataset/itemReader.ts';
import type { RowView } from '../engine.ts';
import type { Run } from '../run/run.ts';
import { checksSchemas } from '../run/schemaColumn.ts';
import { cutText } from './texts.ts';

/** In place of a call: document 002's word. */
const REFUSAL = '<refusal>';

/** Of a run that judges a normaliser: up to 200 characters of what was expected and of what came. */
export function outputLines({ item, reply }: ReadItem, run: Run | null): Pick<RowView, 'accepted' | 'answer'> | null {
  if (run === null || !checksSchemas(run.scorer)) return null;
  const found = gradeItem(item, reply, run.options);
  if (found.kind !== 'graded' || found.graded.kind === 'stop') return null;
  const { got, expected } = found.graded.grade;
  return { accepted: cutText(expected ?? REFUSAL, 200), answer: cutText(got ?? REFUSAL, 200) };
}
