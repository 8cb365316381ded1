import { asOutcome } from '../../core/conformance/adapters.ts';
import type { AdapterOutcome } from '../../core/conformance/conformance.ts';
import { UNRECOVERABLE } from '../../core/conformance/gradeCase.ts';
import { prettyJson } from '../../core/json/prettyJson.ts';
import type { JsonValue } from '../../core/json/value.ts';
import { writeJson } from '../../core/json/write.ts';
import type { Item, Reply } from '../../core/model/item.ts';
import type { Result } from '../../core/model/verdict.ts';
import { normalise } from '../../core/normaliser/normalise.ts';
import type { Normalised } from '../../core/normaliser/normaliser.ts';
import { outcomeOf, adapterOf } from '../../core/scorers/toolcall300/outcome.ts';
import { readCase } from '../../core/scorers/toolcall300/readCase.ts';
import { judgesNormaliser } from '../../core/scorers/toolcall300/declaration.ts';
import type { ItemConformance } from '../conformance.ts';
import type { Run } from '../run/run.ts';
import { adapterName } from './adapterName.ts';

/** A case as its item view shows it; null where the run is of another scorer, or the item no case that can be read. */
export function itemConformance(
  { reference }: Item,
  reply: Reply | null,
  result: Result | null,
  run: Run | null,
): ItemConformance | null {
  if (run === null || !judgesNormaliser(run.scorer) || reference.conformance === undefined) return null;
  const read = readCase(reference.conformance);
  if (!read.ok) return null;
  const { input, tools, expected, expectedKind } = read.one;
  const detail = result === null || result.state === 'fault' ? null : result.verdict?.detail;
  const facts = detail?.code === 'conformance' ? detail : null;
  const isOurs = adapterOf(run.options, reply) === 'reference' && typeof input === 'string';
  const own = isOurs ? normalise(input, tools) : null;
  const outcome = own === null ? outcomeOf(read.one, reply, run.options) : asOutcome(own);
  return {
    text: typeof input === 'string' ? input : writeJson(input).text,
    adapter: adapterName(run),
    ...given(outcome),
    expected: expectedKind === UNRECOVERABLE || expected === undefined ? null : pretty(expected),
    schemaErrors: facts?.schemaErrors ?? [],
    schemaInvalid: facts?.schemaInvalid ?? false,
    ...traced(own),
  };
}

function given(outcome: AdapterOutcome | null): Pick<ItemConformance, 'got' | 'refused' | 'error'> {
  return {
    got: outcome?.kind === 'returned' ? pretty(outcome.value) : null,
    refused: outcome !== null && outcome.kind !== 'returned',
    error: outcome?.kind === 'raised' ? outcome.error : null,
  };
}

function traced(own: Normalised | null): Pick<ItemConformance, 'trace' | 'refusal'> {
  return { trace: own?.trace ?? null, refusal: own?.refusal ?? null };
}

function pretty(value: JsonValue): string {
  return prettyJson(writeJson(value).text);
}
