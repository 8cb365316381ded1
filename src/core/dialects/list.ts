import { cohere } from './cohere.ts';
import { deepseek } from './deepseek.ts';
import type { Dialect } from './dialect.ts';
import { gemma } from './gemma.ts';
import { glm } from './glm.ts';
import { hermes } from './hermes.ts';
import { json } from './json.ts';
import { llama } from './llama.ts';
import { mistral } from './mistral.ts';
import { pythonic } from './pythonic.ts';
import { qwen } from './qwen.ts';

/** The dialects in the order of their names (`names.ts`). */
export const DIALECTS: readonly Dialect[] = [
  hermes,
  qwen,
  llama,
  mistral,
  pythonic,
  deepseek,
  glm,
  gemma,
  cohere,
  json,
];
