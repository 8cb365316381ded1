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

export function typeWithArticle(type: JsonType): string {
  return WITH_ARTICLE[type];
}

/** The same for a type that a format wrote down as text. */
export function typeTextWithArticle(type: string): string {
  return isJsonType(type) ? WITH_ARTICLE[type] : type;
}

function isJsonType(type: string): type is JsonType {
  return Object.hasOwn(WORDS, type);
}
