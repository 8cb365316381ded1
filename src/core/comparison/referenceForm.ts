import { ROW, type JsonPolicy } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { canonicalJson } from '../labels/canonical.ts';
import type { Call, Reference } from '../model/item.ts';
import type { Block, Step } from '../trajectory/trajectory.ts';

const VALUES: JsonPolicy = { ...ROW, duplicateKeys: 'refuse', maxDepth: 500 };

/**
 * One text for what a reference holds to be right, whichever format it was read from; null where it holds nothing.
 * `json` gives the text that a JSON text counts as: `asWritten` is cheap, and by `byValue` texts that differ in blanks
 * or in the order of members are the same.
 */
export function referenceForm(reference: Reference, json: (text: string) => string): string | null {
  const { calls, texts, paths, calculator, conformance, problem } = reference;
  const parts = [
    calls?.map(stepForm) ?? null,
    texts?.map((one) => [one.kind, one.kind === 'text' ? one.text : one.token]) ?? null,
    paths?.map((path) => path.map(blockForm)) ?? null,
    calculator === undefined ? null : [calculator.needsCalculator, calculator.expression],
    conformance === undefined
      ? null
      : [conformance.expectedKind, ...[conformance.tools, conformance.input, conformance.expected].map(formOrNull)],
    problem === null ? null : [problem.code, problem.call, problem.excerpt],
  ];
  return parts.every((part) => part === null) ? null : JSON.stringify(parts);

  function formOrNull(text: string | null): string | null {
    return text === null ? null : json(text);
  }

  function stepForm(step: Call | Step): unknown {
    return [step.name, formOrNull(step.argumentsText), 'failed' in step ? step.failed : null];
  }

  function blockForm(block: Block): unknown {
    return 'name' in block ? stepForm(block) : block.map(stepForm);
  }
}

export function asWritten(text: string): string {
  return text;
}

/** The canonical text of the value; what is no JSON stays as it is. */
export function byValue(text: string): string {
  const read = readJson(text, VALUES);
  return read.ok ? canonicalJson(read.value) : text;
}
