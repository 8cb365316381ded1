import { ROW } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { isJsonNumber, jsonType, type JsonType } from '../json/value.ts';
import type { ParameterType } from './parameterType.ts';
import { pythonToJson } from './pythonCalls.ts';

/**
 * A value that a dialect writes without quotes, as JSON text. Where the tool declares the parameter's type
 * it is read by that (vLLM `qwen3coder_tool_parser.py`, `_convert_param_value`), so that a postal code stays
 * a text; a value that is not of its type stays a text. Where nothing is declared, it is what it reads as in
 * JSON (a number, true, false, null, a list, an object), else a text. Numbers are kept as written.
 */
export function bareValue(written: string, { kind, nullable }: ParameterType): string {
  const text = written.trim();
  const word = text.toLowerCase();
  const isNull = word === 'null' || word === 'none';
  if (isNull && (nullable || (kind !== null && kind !== 'text'))) return 'null';
  const json = kind === 'text' ? null : typed(text, word, kind);
  return json ?? JSON.stringify(written);
}

function typed(text: string, word: string, kind: Exclude<ParameterType['kind'], 'text'>): string | null {
  switch (kind) {
    case 'integer':
      return integer(text);
    case 'number':
      return jsonTypeOf(text) === 'number' ? text : integer(text);
    case 'boolean':
      return word === 'true' || word === 'false' ? word : null;
    case 'container':
      return isContainer(jsonTypeOf(text)) ? text : containerInPython(text);
    case null:
      return isBare(jsonTypeOf(text)) ? text : null;
  }
}

/** Python reads `007` and `+7` as 7 where an integer is wanted. */
function integer(text: string): string | null {
  const digits = /^[+-]/.test(text) ? text.slice(1) : text;
  if (!/^\d+$/.test(digits)) return null;
  return `${text.startsWith('-') ? '-' : ''}${digits.replace(/^0+(?=\d)/, '')}`;
}

function containerInPython(text: string): string | null {
  const json = text.startsWith('{') || text.startsWith('[') || text.startsWith('(') ? pythonToJson(text) : null;
  return json !== null && isContainer(jsonTypeOf(json)) ? json : null;
}

/** A text in JSON's quotes is a text that has quotes: nothing else here is quoted. */
function isBare(type: JsonType | null): boolean {
  return type !== null && type !== 'string';
}

function isContainer(type: JsonType | null): boolean {
  return type === 'object' || type === 'array';
}

/** The JSON type of a text; null when it is no JSON, or NaN or Infinity. */
function jsonTypeOf(text: string): JsonType | null {
  const read = readJson(text, ROW);
  if (!read.ok) return null;
  const { value } = read;
  return isJsonNumber(value) && !/\d/.test(value.token) ? null : jsonType(value);
}
