// Tools, and calls of them.
import { chance, pick, random, shuffle } from './random.mjs';
import { typeWord, value, words } from './values.mjs';
import { NOUNS, PNAMES, QUALS, VERBS } from './vocabulary.mjs';

/** @typedef {{ name: string, type: string, description: string, default: string | undefined }} Parameter */
/** @typedef {{ name: string, parameters: Parameter[], text: string }} Tool */
/** @typedef {{ name: string, pairs: [name: string, value: string][] }} Call */

/**
 * @param {number} count
 * @returns {Tool[]}
 */
export function catalogue(count) {
  const tools = [];
  const seen = new Set();
  while (tools.length < count) {
    let name = `${pick(VERBS)}_${pick(NOUNS)}${chance(0.45) ? `_${pick(QUALS)}` : ''}`;
    if (chance(0.08)) name = `${pick(NOUNS)}.${name}`;
    if (seen.has(name)) continue;
    seen.add(name);
    const parameters = parametersOf();
    tools.push({ name, parameters, text: toolText(name, parameters) });
  }
  return tools;
}

/** @returns {Parameter[]} */
function parametersOf() {
  const count = Math.min(9, Math.floor(-Math.log(1 - random()) * 2.6) + (chance(0.93) ? 1 : 0));
  return shuffle([...PNAMES])
    .slice(0, count)
    .map((name) => {
      let type = typeWord();
      const hasDefault = chance(0.45);
      if (!hasDefault && chance(0.2)) type += ', optional';
      return { name, type, description: `${words(5, 15)}.`, default: hasDefault ? value(type, name) : undefined };
    });
}

/**
 * @param {string} name
 * @param {Parameter[]} parameters
 */
function toolText(name, parameters) {
  const q = JSON.stringify;
  const texts = [];
  const description = q(`${words(7, 20)}.`);
  for (const one of parameters) {
    const fallback = one.default === undefined ? '' : `, "default": ${one.default}`;
    texts.push(`${q(one.name)}: {"description": ${q(one.description)}, "type": ${q(one.type)}${fallback}}`);
  }
  return `{"name": ${q(name)}, "description": ${description}, "parameters": {${texts.join(', ')}}}`;
}

/**
 * @param {Tool} tool
 * @returns {Call}
 */
export function makeCall(tool) {
  /** @type {Call['pairs']} */
  const pairs = [];
  for (const one of tool.parameters) {
    const required = one.default === undefined && !one.type.endsWith(', optional');
    if (required || chance(0.6)) pairs.push([one.name, value(one.type, one.name)]);
  }
  return { name: tool.name, pairs };
}

/** @param {Call['pairs']} pairs */
export function argumentsText(pairs, between = ', ', colon = ': ') {
  return `{${pairs.map(([name, text]) => JSON.stringify(name) + colon + text).join(between)}}`;
}

/** @param {Call} call */
export function callText(call) {
  return `{"name": ${JSON.stringify(call.name)}, "arguments": ${argumentsText(call.pairs)}}`;
}

/**
 * @param {Call} a
 * @param {Call} b
 */
export function sameCall(a, b) {
  if (a.name !== b.name || a.pairs.length !== b.pairs.length) return false;
  return a.pairs.every(([name, text]) => b.pairs.some((other) => other[0] === name && other[1] === text));
}
