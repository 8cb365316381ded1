import { languages } from 'monaco-editor/editor';

export const JSON_LANGUAGE = 'plain-json';

/**
 * Teaches the editor the colours and brackets of JSON. Monaco's own language for it brings a service in a worker, to
 * help with writing; to read, a handful of patterns is enough, and they colour the first page at once.
 */
export function registerJson(): void {
  languages.register({ id: JSON_LANGUAGE });
  languages.setLanguageConfiguration(JSON_LANGUAGE, {
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
  });
  languages.setMonarchTokensProvider(JSON_LANGUAGE, {
    tokenPostfix: '.json',
    brackets: [
      { open: '{', close: '}', token: 'delimiter' },
      { open: '[', close: ']', token: 'delimiter' },
    ],
    tokenizer: {
      root: [
        [/"(?:[^"\\]|\\.)*"(?=\s*:)/u, 'key'],
        [/"(?:[^"\\]|\\.)*"?/u, 'string'],
        [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/u, 'number'],
        [/\b(?:true|false|null)\b/u, 'keyword'],
        [/[{}[\]]/u, '@brackets'],
        [/[,:]/u, 'delimiter'],
      ],
    },
  });
}
