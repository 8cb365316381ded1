import { isJsonObject, jsonType, type JsonValue } from '../json/value.ts';
import { normalise } from '../normaliser/normalise.ts';
import type { Normalised } from '../normaliser/normaliser.ts';
import type { Adapter, AdapterOutcome } from './conformance.ts';
import { readPython } from './readText.ts';

/** The document's control: parses the text and passes on what it is, unchanged; no object is a refusal. */
export const naive: Adapter = passedOn;

/** The normaliser of `core/normaliser`; a text that is no text is refused with an exception, as everywhere. */
export const reference: Adapter = normalised;

function passedOn(text: JsonValue): AdapterOutcome {
  if (typeof text !== 'string') return notText(text);
  const read = readPython(text);
  if (!read.ok) return { kind: 'raised', error: read.error };
  return isJsonObject(read.value) ? { kind: 'returned', value: read.value } : { kind: 'refused' };
}

function normalised(text: JsonValue, tools: JsonValue): AdapterOutcome {
  if (typeof text !== 'string') return notText(text);
  return asOutcome(normalise(text, tools));
}

/** What the reference normaliser made of a text, as what came of an adapter. */
export function asOutcome({ call }: Pick<Normalised, 'call'>): AdapterOutcome {
  return call === null ? { kind: 'refused' } : { kind: 'returned', value: call };
}

function notText(value: JsonValue): AdapterOutcome {
  return { kind: 'raised', error: `TypeError: the input must be a text, not ${jsonType(value)}` };
}
