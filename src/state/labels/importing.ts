import { previewImport } from '../../core/labels/importLog.ts';
import { EMPTY_LOG, type LabelLog } from '../../core/labels/log.ts';
import type { LabelIssue, LabelRefusal } from '../../core/labels/problem.ts';
import { readLabels } from '../../core/labels/readLabels.ts';
import type { Source } from '../../engine/engine.ts';
import { labelledKeys } from './labelledKeys.ts';
import { withLines } from './readLines.ts';
import { ratersOf } from './select.ts';
import { stampOf, type Desk, type Sitting } from './sitting.ts';
import { words } from './words.ts';

/** Labels that were read, and are not taken in yet. */
interface Read {
  readonly file: string;
  readonly log: LabelLog;
  readonly issues: readonly LabelIssue[];
  readonly refusal: LabelRefusal | null;
}

const reads = new WeakMap<Desk, Read>();

/** Reads a label file, and says what taking it in would do. */
export async function readLabelFile(desk: Desk, source: Source): Promise<void> {
  const { sitting, context } = desk;
  if (sitting === null) return;
  try {
    const text = await source.blob.text();
    const read = readLabels(source.name, text);
    const { log, issues, refusal } = read.ok
      ? { ...read, refusal: null }
      : { log: EMPTY_LOG, issues: [], refusal: read.refusal };
    await offer(desk, sitting, { file: source.name, log, issues, refusal });
  } catch {
    context.effects.notify(words.unreadable(source.name), 'fault');
  }
}

/** The same of the labels that this browser has of another file. */
export async function readOther(desk: Desk, scope: string): Promise<void> {
  const { sitting, store, context } = desk;
  if (sitting === null) return;
  const name = store.getState().others.find((one) => one.scope === scope)?.name ?? '';
  const loaded = await context.effects.labels.load(scope);
  if (!loaded.ok) {
    context.effects.notify(words.unreadable(name), 'fault');
    return;
  }
  const log = withLines(EMPTY_LOG, loaded.value.lines);
  const refusal: LabelRefusal | null = log.events.size === 0 ? { code: 'no-events', file: name, issues: [] } : null;
  await offer(desk, sitting, { file: name, log, issues: [], refusal });
}

async function offer(desk: Desk, sitting: Sitting, read: Read): Promise<void> {
  await sitting.hashing.ask(labelledKeys(read.log));
  if (desk.sitting !== sitting) return;
  reads.set(desk, read);
  const { file, log, issues, refusal } = read;
  const preview = previewImport(desk.store.getState().log, log, sitting.hashing.known());
  const raters = ratersOf(log).map(({ rater }) => rater);
  desk.store.setState({ importing: { file, preview, raters, issues, refusal } });
}

/** Takes in what was read, all of it or nothing. */
export function takeIn(desk: Desk): void {
  const { sitting, store, context } = desk;
  const read = reads.get(desk);
  const { importing, rater, log } = store.getState();
  if (sitting === null || read === undefined || importing === null || importing.refusal !== null) return;
  const preview = previewImport(log, read.log, sitting.hashing.known());
  if (preview.conflicting > 0) {
    store.setState({ importing: { ...importing, preview } });
    context.effects.notify(words.conflicts, 'fault');
    return;
  }
  // Whoever takes it in can take it back.
  if (rater === '') {
    context.effects.notify(words.noRater, 'info');
    return;
  }
  dropImport(desk);
  sitting.keeping.say({ ...stampOf(desk, sitting.scope), kind: 'import', file: read.file, log: read.log });
  context.effects.notify(words.takenIn(preview.added, read.file), 'right');
}

export function dropImport(desk: Desk): void {
  reads.delete(desk);
  desk.store.setState({ importing: null });
}
