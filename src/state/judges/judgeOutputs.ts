import { editionOf, type Dataset } from '../datasets.ts';
import type { Context } from '../state.ts';

/** How what a judge answered in YAML begins, perhaps in a fence (document 003). */
const BEGINS = /^\s*(?:```(?:ya?ml)?\s*)?(?:thoughts|score)\s*:/;

const LOOKED_AT = 20;

const looked = new WeakMap<Context, Map<string, Promise<readonly string[]>>>();

/**
 * Names of the recorded columns that hold what a judge answered in YAML, by a look at some of their values; looked at
 * once for each edition of the dataset. None where the engine does not answer.
 */
export async function judgeOutputColumns(context: Context, dataset: Dataset): Promise<readonly string[]> {
  const known = looked.get(context) ?? new Map<string, Promise<readonly string[]>>();
  looked.set(context, known);
  const edition = editionOf(dataset);
  const answer = known.get(edition) ?? look(context, dataset);
  known.set(edition, answer);
  return answer;
}

async function look({ effects }: Context, dataset: Dataset): Promise<readonly string[]> {
  // Also one that is named like a judge's word, as long as no value of it is one.
  const columns = (dataset.summary?.recordedColumns ?? []).filter(
    ({ states }) => states === null || states.right + states.wrong === 0,
  );
  const found: string[] = [];
  for (const { name: column } of columns) {
    const outcome = await effects.engine.opinions(dataset.id, { kind: 'recorded', column, reads: 'value' });
    if (outcome.kind !== 'value') continue;
    const texts = outcome.value.flatMap(({ text }) => text ?? []).slice(0, LOOKED_AT);
    if (texts.some((text) => BEGINS.test(text))) found.push(column);
  }
  return found;
}
