import { PREFIXES } from './fields.ts';
import type { Filter } from './filter.ts';
import { formatPattern } from './patternLiteral.ts';
import { isKeyword } from './tokenReader.ts';
import { isBareWord } from './tokens.ts';

/** The filter as a text that reads back as the same tree. */
export function formatFilter(filter: Filter): string {
  switch (filter.kind) {
    case 'and':
      return filter.of.map((part) => grouped(part, ['and', 'or'])).join(' and ');
    case 'or':
      return filter.of.map((part) => grouped(part, ['or'])).join(' or ');
    case 'not':
      return `not ${grouped(filter.of, ['and', 'or'])}`;
    case 'anywhere':
      return JSON.stringify(filter.value);
    case 'compare':
      return `${formatName(filter.field)} ${filter.operator} ${formatValue(filter.value)}`;
    case 'contains':
      return `${formatName(filter.field)} contains ${formatValue(filter.value)}`;
    case 'matches':
      return `${formatName(filter.field)} matches ${formatPattern(filter.pattern, filter.ignoreCase)}`;
    case 'in':
      return `${formatName(filter.field)} in (${filter.values.map(formatValue).join(', ')})`;
    case 'null':
      return `${formatName(filter.field)} is ${filter.not ? 'not ' : ''}null`;
    default:
      return unknownFilter(filter);
  }
}

/** A value as a filter writes it: bare where it can be, else in quotes. */
export function formatValue(value: string): string {
  return isBareWord(value) && !isKeyword(value) ? value : JSON.stringify(value);
}

/** A field's name as a filter writes it. */
export function formatName(field: string): string {
  const prefix = PREFIXES.find((one) => field.startsWith(one));
  if (prefix === undefined || isBareWord(field)) return field;
  return prefix + JSON.stringify(field.slice(prefix.length));
}

function grouped(filter: Filter, kinds: readonly Filter['kind'][]): string {
  const text = formatFilter(filter);
  return kinds.includes(filter.kind) ? `(${text})` : text;
}

function unknownFilter(filter: never): string {
  return String(filter);
}
