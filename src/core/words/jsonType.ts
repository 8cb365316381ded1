import type { JsonType } from '../json/value.ts';

const WORDS: Readonly<Record<JsonType, string>> = {
  null: 'null',
  boolean: 'true/false',
  string: 'text',
  number: 'number',
  array: 'list',
  object: 'object',
};

const WITH_ARTICLE: Readonly<Record<JsonType, string>> = {
  null: 'null',
  boolean: 'true or false',
  string: 'a text',
  number: 'a number',
  array: 'a list',
  object: 'an object',
};

export function typeWord(type: JsonType): string {
  return WORDS[type];
}

/** "a list": for a type that was written down as text; anything else is said as it stands. */
export function typeTextWithArticle(type: string): string {
  return isJsonType(type) ? WITH_ARTICLE[type] : type;
}

function isJsonType(type: string): type is JsonType {
  return Object.hasOwn(WORDS, type);
}
