import type { FilterRegex } from '../../core/filter/regex.ts';
import type { FilterSource } from '../../core/filter/filter.ts';
import { isNumberToken } from '../../core/filter/number.ts';
import { FAILURE_KINDS } from '../../core/model/verdict.ts';
import { judge } from '../../core/scorers/judge.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { ItemReader, type ReadItem } from '../dataset/itemReader.ts';
import { recordedExtent } from '../dataset/recordedExtent.ts';
import { HAS_ISSUE } from '../dataset/items.ts';
import { extentOf, type Run } from '../run/run.ts';
import { isPartField, PART_FIELDS } from '../run/partColumns.ts';
import { isStepScore, STEP_SCORES, type StepColumns } from '../run/stepColumns.ts';
import { differsWord } from './differs.ts';
import type { RecordedTable } from './recordedTable.ts';
import type { TextColumns } from './textColumns.ts';
import { replyInRun } from './readReply.ts';
import type { ViewMemory } from './viewMemory.ts';
import { inputText, referenceText, replyText, toolNames } from './texts.ts';
import { unequalNames } from './unequalNames.ts';

/** Fields that are answered from columns; every other one needs the item's row. */
const ON_COLUMNS = new Set([
  'id',
  'attempt',
  'verdict',
  'reason',
  'cause',
  'category',
  'calls',
  'score',
  'failure_kind',
  'schema',
  'beside.verdict',
  'beside.reason',
  'differs',
  ...STEP_SCORES,
  ...PART_FIELDS,
  'missing',
  'extra',
]);

/**
 * The values of a dataset's fields, under a run and one beside it. Rows are items. Row by row: what is asked of all
 * rows, `blockTest` answers.
 */
export class FieldSource implements FilterSource {
  readonly reader: ItemReader;
  readonly regex: FilterRegex | undefined;
  private readonly dataset: Dataset;
  private readonly run: Run | null;
  private readonly beside: Run | null;
  private readonly columns: TextColumns;
  private readonly recorded: RecordedTable;
  private last: { readonly item: number; readonly extent: Extent; readonly read: ReadItem } | null = null;

  constructor(
    dataset: Dataset,
    run: Run | null,
    beside: Run | null,
    memory: Pick<ViewMemory, 'texts' | 'recorded'>,
    regex?: FilterRegex,
  ) {
    this.dataset = dataset;
    this.run = run;
    this.beside = beside;
    this.columns = memory.texts;
    this.recorded = memory.recorded;
    this.regex = regex;
    this.reader = new ItemReader(dataset, run === null ? (dataset.replySets[0] ?? null) : run.replies);
  }

  /** What the run found of trajectories. */
  get steps(): StepColumns | null {
    return this.run?.columns.steps ?? null;
  }

  /** Whether the field is answered without the item's row. */
  isOnColumns(field: string): boolean {
    if (field.startsWith('recorded.')) return this.recorded.holds(field.slice(9), this.dataset.items.count);
    return ON_COLUMNS.has(field) || field.startsWith('column.');
  }

  /** Has the item's row at hand. */
  async load(item: number): Promise<void> {
    while (!this.reader.ready(item)) await this.reader.load(item);
  }

  readonly text = (field: string, item: number): string | null => {
    const { run, beside, dataset } = this;
    switch (field) {
      case 'id':
        return dataset.items.ids[item]!;
      case 'attempt':
        return String(dataset.items.attempt.at(item));
      case 'verdict':
        return run?.columns.state(item) ?? null;
      case 'reason':
        return run?.columns.reason(item) ?? null;
      case 'cause':
        return run?.columns.cause(item) ?? null;
      case 'category':
        return dataset.items.categoryOf(item);
      case 'calls': {
        const calls = dataset.items.calls.at(item);
        return calls === 0 ? null : String(calls - 1);
      }
      case 'score': {
        const score = run?.columns.score(item) ?? null;
        return score === null ? null : String(score);
      }
      case 'failure_kind':
        return FAILURE_KINDS[(run?.columns.failureKinds?.[item] ?? 0) - 1] ?? null;
      case 'schema':
        return run?.columns.schema(item) ?? null;
      case 'beside.verdict':
        return beside?.columns.state(item) ?? null;
      case 'beside.reason':
        return beside === null ? null : (beside.columns.reason(item) ?? beside.columns.cause(item));
      case 'differs':
        return run === null || beside === null ? null : differsWord(run, beside, item);
      default: {
        const score = this.scoreOf(field, item);
        if (score === undefined) return this.fromRow(field, item);
        return score === null ? null : String(score);
      }
    }
  };

  readonly number = (field: string, item: number): string | null => {
    const text = this.text(field, item);
    return text !== null && isNumberToken(text) ? text : null;
  };

  readonly list = (field: string, item: number): readonly string[] => {
    if (field === 'issue') return this.dataset.items.has(item, HAS_ISSUE) ? this.issues(item) : [];
    if (field === 'missing' || field === 'extra') return this.steps?.namesOf(field, item) ?? [];
    if (field === 'args_differ') return this.unequal(item);
    return field === 'tool' ? [...new Set(toolNames(this.inRun(item)))] : [];
  };

  /** Undefined for a field that is none of a run's several scores. */
  private scoreOf(field: string, item: number): number | null | undefined {
    const columns = this.run?.columns;
    if (isPartField(field)) return columns?.parts?.score(field, item) ?? null;
    return isStepScore(field) ? (columns?.steps?.score(field, item) ?? null) : undefined;
  }

  /** Names of matched steps whose arguments are not those of the reference. */
  private unequal(item: number): readonly string[] {
    const { run } = this;
    const best = run?.columns.steps?.bestOf(item) ?? null;
    if (run === null || best === null) return [];
    const { item: read, reply } = this.read(item, extentOf(run.scorer, run.options));
    return unequalNames(read, reply, best);
  }

  private fromRow(field: string, item: number): string | null {
    if (field.startsWith('column.')) return this.columns.outside(field.slice(7), item);
    if (field.startsWith('recorded.')) {
      const name = field.slice(9);
      const kept = this.recorded.text(name, item);
      if (kept !== undefined) return kept;
      return (
        this.read(item, recordedExtent(this.dataset, item)).item.recorded.findLast((one) => one.name === name)?.text ??
        null
      );
    }
    if (field === 'input') return inputText(this.read(item, 'whole').item.input);
    if (field === 'reference') return referenceText(this.read(item).item.reference);
    if (field === 'reply') return replyText(this.read(item).reply);
    return field === 'outcome' ? this.outcome(item) : null;
  }

  private outcome(item: number): string | null {
    const { run } = this;
    if (run === null) return null;
    const { item: read, reply } = this.read(item, extentOf(run.scorer, run.options));
    const result = judge(run.scorer, read, reply, run.options);
    return result.state === 'fault' ? null : (result.verdict?.outcome ?? null);
  }

  /** With the calls that the run reads out of the reply's text. */
  private inRun(item: number): ReadItem {
    const { run } = this;
    const read = this.read(item, run === null ? 'scored' : extentOf(run.scorer, run.options));
    return { item: read.item, reply: replyInRun(read, run).reply };
  }

  private issues(item: number): readonly string[] {
    return this.reader.itemRow(item, 'whole').issues.map((issue) => issue.code);
  }

  /** A filter asks several fields of one item in a row. */
  private read(item: number, extent: Extent = 'scored'): ReadItem {
    if (this.last?.item === item && (this.last.extent === 'whole' || extent === 'scored')) return this.last.read;
    const read = this.reader.read(item, extent);
    this.last = { item, extent, read };
    return read;
  }
}

type Extent = Parameters<ItemReader['read']>[1];
