// One model reply to a row, made so that a right scorer must give it a known reason (ordering "any").
import { argumentsText, callText } from './catalogue.mjs';
import { chance, int, known, pick, random, shuffle } from './random.mjs';
import { words } from './values.mjs';

/** @typedef {import('./catalogue.mjs').Call} Call */
/** @typedef {import('./catalogue.mjs').Tool} Tool */
/** @typedef {{ content: string, finish: string, calls: { name: string, text: string }[] }} Draft */

/** @type {readonly (readonly [reason: string, percent: number])[]} */
const MIX = [
  ['truncated', 2],
  ['unparsed-call', 2],
  ['malformed-arguments', 3],
  ['no-call', 3],
  ['call-count', 6],
  ['name', 4],
  ['arguments', 14],
  ['match', 66],
];

function wanted() {
  let rest = random() * 100;
  for (const [reason, percent] of MIX) {
    rest -= percent;
    if (rest < 0) return reason;
  }
  return 'match';
}

/**
 * @param {number} id
 * @param {Call[]} calls
 * @param {Tool[]} tools
 */
export function makeReply(id, calls, tools) {
  let want = wanted();
  if (calls.length === 0 && !['truncated', 'unparsed-call', 'malformed-arguments', 'match'].includes(want)) {
    want = want === 'no-call' ? 'match' : 'call-count';
  }
  /** @type {Draft} */
  const draft = {
    content: '',
    finish: 'tool_calls',
    calls: calls.map((call) => ({ name: call.name, text: argumentsText(call.pairs) })),
  };
  known(DRAFTS[want])(draft, calls, tools);
  return { line: lineOf(id, draft), want };
}

/** @type {Record<string, (draft: Draft, calls: Call[], tools: Tool[]) => void>} */
const DRAFTS = {
  truncated(draft) {
    draft.finish = 'length';
    draft.content = words(20, 120);
    const last = draft.calls.at(-1);
    if (last !== undefined && chance(0.5)) last.text = last.text.slice(0, -1 - int(0, 5));
    else draft.calls = [];
  },
  'unparsed-call'(draft, calls) {
    draft.finish = 'stop';
    const text = calls.length > 0 ? callText(known(calls[0])).slice(0, -int(1, 3)) : '{"name": ';
    draft.content = `<tool_call>\n${text}\n</tool_call>`;
    draft.calls = [];
  },
  'malformed-arguments'(draft, _, tools) {
    if (draft.calls.length === 0) draft.calls = [{ name: known(tools[0]).name, text: '{}' }];
    const call = known(draft.calls[int(0, draft.calls.length - 1)]);
    call.text = malformed(call.text);
  },
  'no-call'(draft) {
    draft.calls = [];
    draft.content = `${words(10, 60)}?`;
    draft.finish = 'stop';
  },
  'call-count'(draft, _, tools) {
    if (draft.calls.length > 1 && chance(0.5)) draft.calls.pop();
    else draft.calls.push({ name: pick(tools).name, text: '{}' });
  },
  name(draft, calls, tools) {
    const used = new Set(calls.map((call) => call.name));
    const at = int(0, draft.calls.length - 1);
    const other = tools.find((tool) => !used.has(tool.name)) ?? { name: `undeclared_${int(1, 9)}` };
    known(draft.calls[at]).name = other.name;
  },
  arguments(draft, calls) {
    const at = int(0, calls.length - 1);
    /** @type {Call['pairs']} */
    const pairs = known(calls[at]).pairs.map(([name, text]) => [name, text]);
    const how = random();
    if (pairs.length === 0 || how < 0.25) pairs.push(['extra_argument', 'null']);
    else if (how < 0.5) pairs.pop();
    else {
      const pair = known(pairs[int(0, pairs.length - 1)]);
      pair[1] = otherValue(pair[1]);
    }
    known(draft.calls[at]).text = argumentsText(pairs);
  },
  match(draft, calls) {
    if (calls.length === 0) {
      draft.finish = 'stop';
      draft.content = `${words(5, 30)}.`;
      return;
    }
    const style = random();
    draft.calls = calls.map((call) => {
      let { pairs } = call;
      if (style > 0.75) pairs = shuffle([...pairs]);
      if (style > 0.88) pairs = pairs.map(([name, text]) => [name, respelt(text)]);
      return { name: call.name, text: style > 0.6 ? argumentsText(pairs, ',', ':') : argumentsText(pairs) };
    });
    if (draft.calls.length > 1 && chance(0.1)) shuffle(draft.calls);
  },
};

/** @param {string} text of an object */
function malformed(text) {
  const body = text.slice(1, -1);
  const more = `{${body}${body === '' ? '' : ', '}`;
  return pick([
    `${text} extra`,
    text.slice(0, -1),
    `[${text}]`,
    `${more}"x": NaN}`,
    `${more}"y": -Infinity}`,
    `{"dup": 1, ${more.slice(1)}"dup": 1}`,
    `${more}"s": "\\ud83d"}`,
    `${more}"n": 01}`,
    `"${text.replaceAll(/[\\"\n]/g, '')}"`,
    '',
    `{${body},}`,
  ]);
}

/** @param {string} text JSON text of a value; gives that of another, of another type where it can */
function otherValue(text) {
  if (text[0] === '"') return JSON.stringify(`${text.slice(1, -1).replaceAll(/[\\"]/g, '')} x`);
  if (text === 'true') return '"true"';
  return text === 'null' ? '0' : `"${text.replaceAll(/[\\"\n]/g, '')}"`;
}

/** @param {string} text a number's is written in another way, exactly equal as a decimal */
function respelt(text) {
  if (!/^-?\d+(\.\d+)?$/.test(text) || text.startsWith('-0')) return text;
  if (text.includes('.')) return `${text}0`;
  return chance(0.5) ? `${text}.0` : `${text}e0`;
}

/**
 * @param {number} id
 * @param {Draft} draft
 */
function lineOf(id, { content, finish, calls }) {
  const q = JSON.stringify;
  const texts = calls.map(
    (call, at) =>
      `{"id": "call_${id}_${at}", "type": "function", "function": {"name": ${q(call.name)}, "arguments": ${q(call.text)}}}`,
  );
  return `{"id": ${id}, "finish_reason": "${finish}", "content": ${q(content)}, "tool_calls": [${texts.join(', ')}]}`;
}
