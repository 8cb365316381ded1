/**
 * Names of the dialects of `list.ts`, in its order: the values of the option `toolCallParser`. By themselves, for what
 * declares the option is in the page's first chunk, and the readers are not.
 */
export const DIALECT_NAMES = [
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
] as const;
