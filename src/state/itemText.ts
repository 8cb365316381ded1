import type { ItemConformance } from '../engine/conformance.ts';
import type { ItemDetail, RunSummary } from '../engine/engine.ts';
import { causeSentence } from '../core/words/cause.ts';
import { detailParts, detailSentence } from '../core/words/detail.ts';
import { stateWord } from '../core/words/state.ts';
import type { CallPair } from '../core/scorers/compareCalls.ts';
import type { Call } from '../core/model/item.ts';
import { stepsText } from './stepsText.ts';
import { comparesSteps } from './trajectoryRun.ts';

/** Why the item has its state, in one sentence; empty before a run. */
function whySentence(detail: ItemDetail, run: RunSummary | null): string {
  const { result } = detail;
  if (result === null) return '';
  if (result.state === 'not-judged' || result.state === 'fault') return causeSentence(result);
  return detailSentence(result.verdict.detail, run?.scorer ?? '');
}

/** The same with what stands in the data as code, so that nothing in it is markup. */
function whyMarkdown(detail: ItemDetail, run: RunSummary | null): string {
  const { result } = detail;
  if (result === null) return '';
  if (result.state === 'not-judged' || result.state === 'fault') return oneLine(causeSentence(result));
  const parts = detailParts(result.verdict.detail, run?.scorer ?? '');
  return parts.map(({ kind, text }) => (kind === 'code' ? inlineCode(text) : oneLine(text))).join('');
}

/** The item for an issue or a message: verdict, why, input, and both sides. */
export function itemMarkdown(detail: ItemDetail, run: RunSummary | null): string {
  const { key, result } = detail;
  const attempt = key.attempt === 0 ? '' : `, attempt ${key.attempt}`;
  const title = `## ${oneLine(key.id)}${attempt}${result === null ? '' : ` — ${stateWord(result.state)}`}`;
  const scored = run === null ? [] : [`Scorer ${run.scorer} ${run.version}${optionsText(run)}.`];
  const why = whyMarkdown(detail, run);
  const input = detail.input.map(
    (message) => `**${oneLine(message.roleAsWritten)}**\n\n${fenced(message.text, 'text')}`,
  );
  const trajectory = comparesSteps(run?.scorer) ? (detail.trajectory ?? null) : null;
  const steps = trajectory === null ? null : stepsText(trajectory);
  return [
    title,
    ...(why === '' ? [] : [why]),
    ...scored,
    ...input,
    ...(steps === null
      ? ['**Reference**', sideText(detail, 'reference'), '**Reply**', sideText(detail, 'reply')]
      : ['**Steps**', fenced(steps, 'text')]),
    ...(detail.callsReadBy === null ? [] : [`Calls read out of the reply’s text: ${inlineCode(detail.callsReadBy)}.`]),
    ...recordedLines(detail),
    `From ${oneLine(detail.place.file)}${detail.place.line === null ? '' : `, line ${detail.place.line}`}.`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** The item as a file: its verdict beside its rows exactly as they stand in the files. */
export function itemFile(detail: ItemDetail, run: RunSummary | null): string {
  const { key, result, raw, rawReply } = detail;
  const members: [string, string][] = [
    ['id', JSON.stringify(key.id)],
    ['attempt', String(key.attempt)],
    ['scorer', run === null ? 'null' : JSON.stringify(`${run.scorer} ${run.version}${optionsText(run)}`)],
    ['state', JSON.stringify(result?.state ?? null)],
    ['reason', JSON.stringify(result === null || result.state === 'fault' ? null : (result.verdict?.reason ?? null))],
    ['why', JSON.stringify(whySentence(detail, run))],
    ['row', raw.cut ? JSON.stringify(raw.text) : raw.text],
    ['reply_row', rawReply === null ? 'null' : rawReply.cut ? JSON.stringify(rawReply.text) : rawReply.text],
  ];
  return `{\n${members.map(([name, text]) => `  ${JSON.stringify(name)}: ${text.trim()}`).join(',\n')}\n}\n`;
}

/** What the file recorded: names and values, the long ones in a block of their own. */
function recordedLines({ recorded }: ItemDetail): string[] {
  if (recorded.length === 0) return [];
  const lines = recorded.map(({ name, text }) =>
    text.length > SHORT || text.includes('\n')
      ? `${inlineCode(name)}\n\n${fenced(text, 'text')}`
      : `${inlineCode(name)}: ${inlineCode(text)}`,
  );
  return ['**Recorded**', ...lines];
}

/** Characters of a value that stand in a line. */
const SHORT = 120;

function optionsText(run: RunSummary): string {
  return run.options.map(([name, value]) => `, ${name} ${value}`).join('');
}

function sideText(detail: ItemDetail, side: 'reference' | 'reply'): string {
  if (detail.conformance !== undefined) return caseText(detail.conformance, side);
  const calls = detail.comparison?.pairs.flatMap((pair) => callOf(pair, side)) ?? [];
  const texts = side === 'reference' ? (detail.referenceTexts ?? []) : replyTexts(detail);
  const parts = [...texts.map((text) => fenced(text, 'text')), ...calls.map(callText)];
  return parts.length === 0 ? '(nothing)' : parts.join('\n\n');
}

/** What was expected of a normaliser, or came of it: a refusal in document 002's word. */
function caseText({ expected, got, refused, error }: ItemConformance, side: 'reference' | 'reply'): string {
  const call = side === 'reference' ? expected : got;
  if (call !== null) return fenced(call, 'json');
  if (side === 'reply' && !refused) return '(nothing)';
  return fenced(side === 'reply' && error !== null ? `<refusal> ${error}` : '<refusal>', 'text');
}

function callOf(pair: CallPair, side: 'reference' | 'reply'): Call[] {
  const one = pair[side];
  return one === null ? [] : [one.call];
}

function replyTexts({ reply }: ItemDetail): string[] {
  return [reply?.answer ?? null, reply?.text ?? null].filter((text) => text !== null && text !== '').map(String);
}

function callText(call: Call): string {
  return fenced(`${call.name ?? '(no name)'} ${call.argumentsText ?? '(no arguments)'}`, 'json');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[`<>*_[\]#|\\]/g, '\\$&');
}

/** Code in a line, between more backticks than stand in it. */
function inlineCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${room}${text.replace(/\s+/g, ' ')}${room}${fence}`;
}

/** A fence longer than any run of backticks inside. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
