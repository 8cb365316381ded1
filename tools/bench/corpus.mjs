// The corpus that speed is measured on: rows shaped like a function-calling data set, a reply to each, and the reason
// that a right scorer must give (ordering "any"). Deterministic; generated once, into node_modules.
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { cacheDir } from '../paths.mjs';
import { callText, catalogue, makeCall, sameCall } from './catalogue.mjs';
import { chance, pick, random, seed } from './random.mjs';
import { makeReply } from './reply.mjs';
import { words } from './values.mjs';

const TOOLS = 3600;

/**
 * Paths of the three files; they are written when they are missing.
 * @param {number} rows
 */
export async function corpus(rows) {
  const folder = join(cacheDir, 'bench');
  const paths = {
    dataset: join(folder, `rows-${rows}.jsonl`),
    replies: join(folder, `replies-${rows}.jsonl`),
    want: join(folder, `want-${rows}.txt`),
  };
  if (!Object.values(paths).every((path) => existsSync(path))) {
    mkdirSync(folder, { recursive: true });
    await write(rows, paths);
  }
  return paths;
}

/**
 * @param {number} rows
 * @param {{ dataset: string, replies: string, want: string }} paths
 */
async function write(rows, paths) {
  seed(1);
  const tools = catalogue(TOOLS);
  const files = { dataset: sink(paths.dataset), replies: sink(paths.replies), want: sink(paths.want) };
  for (let id = 0; id < rows; id += 1) {
    const { row, reply } = one(id, tools);
    await files.dataset.put(row);
    await files.replies.put(reply.line);
    await files.want.put(reply.want);
  }
  for (const file of Object.values(files)) await file.end();
}

/**
 * @param {number} id
 * @param {import('./catalogue.mjs').Tool[]} catalogued
 */
function one(id, catalogued) {
  const toolCount = Math.min(8, 1 + Math.floor(-Math.log(1 - random()) * 1.35));
  /** @type {import('./catalogue.mjs').Tool[]} */
  const tools = [];
  while (tools.length < toolCount) {
    const tool = pick(catalogued);
    if (!tools.includes(tool)) tools.push(tool);
  }
  const callCount = chance(0.004) ? 0 : pick([1, 1, 1, 1, 1, 2, 2, 2, 3, 4]);
  /** @type {import('./catalogue.mjs').Call[]} */
  const calls = [];
  for (let tries = 0; calls.length < callCount && tries < 20; tries += 1) {
    const call = makeCall(pick(tools));
    if (!calls.some((other) => sameCall(call, other))) calls.push(call);
  }
  const q = JSON.stringify;
  const query = queryOf(calls);
  const answers = q(`[${calls.map(callText).join(', ')}]`);
  const row = `{"id": ${id}, "query": ${q(query)}, "answers": ${answers}, "tools": ${q(`[${tools.map((tool) => tool.text).join(', ')}]`)}}`;
  return { row, reply: makeReply(id, calls, tools) };
}

/** @param {import('./catalogue.mjs').Call[]} calls */
function queryOf(calls) {
  const parts = calls.map((call) => {
    const begin = pick(['Please', 'Could you', 'I need to', 'Also', 'Can you help me']);
    const name = call.name.replaceAll(/[_.]/g, ' ');
    const middle = words(3, 12).toLowerCase();
    const values = call.pairs.slice(0, 3).map(([key, text]) => `${key} ${text.replaceAll('"', "'")}`);
    return `${begin} ${name} ${middle} ${values.join(' and ')}`;
  });
  return `${parts.join('? ')}?`;
}

/** @param {string} path is there only when the file is whole */
function sink(path) {
  const partial = `${path}.partial`;
  const stream = createWriteStream(partial);
  /** @type {string[]} */
  let lines = [];
  return {
    /** @param {string} line */
    async put(line) {
      lines.push(line);
      if (lines.length < 2000) return;
      const goesOn = stream.write(`${lines.join('\n')}\n`);
      lines = [];
      if (!goesOn) await once(stream, 'drain');
    },
    async end() {
      stream.end(lines.length === 0 ? '' : `${lines.join('\n')}\n`);
      await once(stream, 'finish');
      renameSync(partial, path);
    },
  };
}
