/**
 * Names of the dialects in the order in which they are offered; apart from their readers, for the first page names them
 * and reads none.
 */
export const DIALECT_NAMES: readonly string[] = [
  'hermes',
  'qwen',
  'llama',
  'mistral',
  'pythonic',
  'deepseek',
  'glm',
  'gemma',
  'cohere',
  'json',
];
