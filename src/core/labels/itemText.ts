import { ROW, type JsonPolicy } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import type { JsonValue } from '../json/value.ts';
import type {
  AcceptedText,
  Call,
  ConformanceSource,
  Item,
  Message,
  RecordedOutput,
  Reference,
  Reply,
} from '../model/item.ts';
import type { Block, Step } from '../trajectory/trajectory.ts';
import { canonicalJson } from './canonical.ts';

/** Text that names a key twice in one object, or is deeper than this, is taken as it is written. */
const VALUES: JsonPolicy = { ...ROW, duplicateKeys: 'refuse', maxDepth: 500 };

/**
 * One text for what is judged: the item's input, the messages that followed it, tools, reference, and the reply with
 * its steps. It is canonical JSON (keys by code point, numbers as written, no blanks) of the item as it was read, so
 * that neither the order of members nor white space in the file changes it. What there is none of is left out; an empty
 * list stands. Arguments are JSON values, where they were written as an object and where they are text that holds
 * JSON, each under a name of its own; other text stays as it is, under a third.
 *
 * Not in it: verdicts, scores, reasons and labels that the file brings, so that a new judge makes no label stale; the
 * item's key and category; file names, lines and issues; the tokens that a reply took; what a scorer makes of it.
 */
export function itemText(
  item: Pick<Item, 'input' | 'continuation' | 'tools' | 'reference'>,
  reply: Reply | null,
): string {
  const { input, continuation, tools, reference } = item;
  return canonicalJson(
    tree(
      {
        input: input.map(messageTree),
        continuation: continuation?.map(messageTree),
        reference: referenceTree(reference),
        reply: reply === null ? null : replyTree(reply),
      },
      tools === null ? null : read(tools.text, 'tools', 'toolsSource'),
    ),
  );
}

type Named = readonly [name: string, value: JsonValue];

/** An object of those members that there is something of, and of `one` in any case. Names are ours, not the data's. */
function tree(members: Readonly<Record<string, JsonValue | undefined>>, one: Named | null = null): JsonValue {
  const held = new Map<string, JsonValue>(one === null ? [] : [one]);
  for (const [name, value] of Object.entries(members)) if (value !== undefined && value !== null) held.set(name, value);
  return held;
}

/** A text as the value that it is, under one name; as text, under another. */
function read(text: string, asValue: string, asText: string): Named {
  const found = readJson(text, VALUES);
  return found.ok ? [asValue, found.value] : [asText, text];
}

function messageTree({ roleAsWritten, text, calls, callRef }: Message): JsonValue {
  return tree({ role: roleAsWritten, text, calls: calls.map(callTree), callRef });
}

function callTree({ name, argumentsText, argumentsForm, id }: Call): JsonValue {
  return tree({ name, id }, argumentsText === null ? null : argumentsOf(argumentsText, argumentsForm));
}

function argumentsOf(text: string, form: Call['argumentsForm']): Named {
  return form === 'object' ? read(text, 'object', 'objectSource') : read(text, 'json', 'text');
}

function referenceTree({ calls, texts, paths, calculator, conformance, problem }: Reference): JsonValue {
  return tree({
    calls: calls?.map(callTree),
    texts: texts?.map(acceptedTree),
    paths: paths?.map((path) => path.map(blockTree)),
    calculator: calculator === undefined ? null : tree({ ...calculator }),
    conformance: conformance === undefined ? null : caseTree(conformance),
    problem:
      problem === null ? null : tree({ code: problem.code, call: numberOf(problem.call), excerpt: problem.excerpt }),
  });
}

/** Its tools are the item's; what its input is besides a text is told here alone. */
function caseTree({ input, expectedKind, expected }: ConformanceSource): JsonValue {
  const members = [read(input, 'input', 'inputSource'), read(expectedKind, 'expectedKind', 'expectedKindSource')];
  return new Map(expected === null ? members : [...members, read(expected, 'expected', 'expectedSource')]);
}

function outputTree(output: RecordedOutput): JsonValue {
  if (output.kind === 'returned') return new Map([read(output.json, 'returned', 'returnedSource')]);
  return tree(output.kind === 'refused' ? { refused: true } : { error: output.error });
}

function acceptedTree(accepted: AcceptedText): JsonValue {
  return accepted.kind === 'text' ? accepted.text : { token: accepted.token, float: false };
}

/** Calls that were made at once stand in a list. */
function blockTree(block: Block): JsonValue {
  return 'name' in block ? stepTree(block) : block.map(stepTree);
}

function stepTree({ name, argumentsText, failed, type }: Step): JsonValue {
  return tree({ name, failed, type }, argumentsText === null ? null : read(argumentsText, 'json', 'text'));
}

function replyTree(reply: Reply): JsonValue {
  const { text, answer, calls, trajectory, finishReason, failureKind, ok, output, unreadable } = reply;
  return tree({
    text,
    answer,
    finishReason,
    failureKind,
    ok,
    calls: calls.map(callTree),
    trajectory: trajectory?.map(stepTree),
    output: output === undefined ? null : outputTree(output),
    unreadable: unreadable === undefined ? null : tree({ ...unreadable }),
  });
}

function numberOf(value: number | null): JsonValue {
  return value === null ? null : { token: String(value), float: false };
}
