import type { Options, Scorer } from '../../core/model/scorer.ts';
import { resolveOptions } from '../../core/scorers/options.ts';
import { holdsVerdicts } from '../../core/scorers/suggest.ts';
import { ADAPTER, judgesNormaliser } from '../../core/scorers/toolcall300/declaration.ts';
import type { Dataset, ReplySet } from '../dataset/dataset.ts';
import { Refused } from '../stop.ts';
import { hasOutputs } from './runReplies.ts';

/**
 * The options of a run with defaults filled in. Of a scorer that judges a normaliser, what `auto` stands for. Of one that
 * reads what the file recorded, the column by its name: one that holds no verdicts is refused with those that do.
 */
export function runOptions(scorer: Scorer, given: Options, dataset: Dataset, replies: ReplySet | null): Options {
  const read = resolveOptions(scorer, given);
  if (!read.ok) throw new Refused(read.refusal);
  if (judgesNormaliser(scorer)) return withAdapter(read.options, replies);
  if (scorer.readsRecorded !== true) return read.options;
  const names = dataset.recordedColumns
    .list()
    .filter(holdsVerdicts)
    .map(({ name }) => name);
  const [first] = names;
  if (first === undefined) {
    throw new Refused({ code: 'nothing-recorded', scorer: scorer.name, file: dataset.file.source.name });
  }
  const column = read.options.get('column') ?? '';
  if (column === '') return new Map([...read.options, ['column', first]]);
  if (names.includes(column)) return read.options;
  throw new Refused({ code: 'bad-option', option: 'column', value: column, allowed: names });
}

function withAdapter(options: Options, replies: ReplySet | null): Options {
  if (options.get(ADAPTER) !== 'auto') return options;
  return new Map([...options, [ADAPTER, hasOutputs(replies) ? 'recorded' : 'reference']]);
}
