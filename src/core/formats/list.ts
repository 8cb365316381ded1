import type { JsonSlice } from '../json/slice.ts';
import type { Format, Recognition } from './format.ts';
import { agentevals } from './agentevals.ts';
import { anthropic } from './anthropic.ts';
import { bfcl } from './bfcl.ts';
import { bfclAnswers } from './bfclAnswers.ts';
import { bfclResult } from './bfclResult.ts';
import { conformance } from './conformance.ts';
import { conformanceOutputs } from './conformanceOutputs.ts';
import { conversationReference } from './conversationReference.ts';
import { conversationReplies } from './conversationReplies.ts';
import { labelPredict } from './labelPredict.ts';
import { llmbar } from './llmbar.ts';
import { openaiChat } from './openaiChat.ts';
import { openaiReplies } from './openaiReplies.ts';
import { openaiResponses } from './openaiResponses.ts';
import { pandalm, pandalmJudge } from './pandalm.ts';
import { sealTools } from './sealTools.ts';
import { sealToolsTools } from './sealToolsTools.ts';
import { sharegpt } from './sharegpt.ts';
import { tauBench } from './tauBench.ts';
import { toolalpaca } from './toolalpaca.ts';
import { touchstone } from './touchstone.ts';
import { touchstoneReplies } from './touchstoneReplies.ts';
import { xlam } from './xlam.ts';

/** Every format, in the order in which recognition asks them. */
export const FORMATS: readonly Format[] = [
  conformance,
  openaiResponses,
  pandalm,
  pandalmJudge,
  llmbar,
  toolalpaca,
  touchstone,
  xlam,
  labelPredict,
  sealTools,
  tauBench,
  agentevals,
  sharegpt,
  anthropic,
  openaiChat,
  conversationReference,
  bfcl,
  bfclAnswers,
  conformanceOutputs,
  touchstoneReplies,
  openaiReplies,
  bfclResult,
  conversationReplies,
  sealToolsTools,
];

export function findFormat(name: string): Format | null {
  return FORMATS.find((format) => format.name === name) ?? null;
}

export interface Recognised {
  readonly format: Format;
  readonly recognition: Recognition;
  /** Names of the other formats of the same kind, as which the file could be opened instead. */
  readonly alternatives: readonly string[];
}

/**
 * The format of a file by what stands in its first rows; its name plays no part. The format that
 * fits most of them wins, the earlier in the list among equals; null when none fits half of them.
 */
export function recognise(head: readonly JsonSlice[]): Recognised | null {
  return bestOf((format) => format.recognises(head));
}

/** Of rows that are of no format by themselves: what they are beside a dataset of that format, by the same rule. */
export function recogniseBeside(dataset: string, head: readonly JsonSlice[]): Recognised | null {
  return bestOf((format) => format.recognisesBeside?.(dataset, head) ?? null);
}

function bestOf(recognitionBy: (format: Format) => Recognition | null): Recognised | null {
  let best: { readonly format: Format; readonly recognition: Recognition } | null = null;
  for (const format of FORMATS) {
    const recognition = recognitionBy(format);
    if (recognition === null || recognition.fit < 0.5) continue;
    if (best === null || recognition.fit > best.recognition.fit) best = { format, recognition };
  }
  return best === null ? null : { ...best, alternatives: alternativesOf(best.format) };
}

export function alternativesOf(format: Format): readonly string[] {
  return FORMATS.filter((other) => other.kind === format.kind && other !== format).map((other) => other.name);
}
