import { STRICT } from '../json/policy.ts';
import { readJson } from '../json/reader.ts';
import { isGroup, named } from './steps.ts';
import type { ReferencePath, Step } from './trajectory.ts';

/** `search > [open, convert] > answer`: the names as `readPath` reads them. Arguments are not in it. */
export function pathText(path: ReferencePath): string {
  const text = path.map((block) => (isGroup(block) ? groupText(block) : nameText(block))).join(' > ');
  if (!text.startsWith('[') || !readJson(text, STRICT).ok) return text;
  // It would be taken for a JSON list of steps: there a group is a list in the list.
  return pathJson(path.map((block) => (isGroup(block) ? block.map(nameAlone) : nameAlone(block))));
}

/** The whole path as JSON on one line, as `readPath` reads it: names, and calls where there is more than a name. */
export function pathJson(path: ReferencePath): string {
  const blocks = path.map((block) => (isGroup(block) ? `[${block.map(stepJson).join(', ')}]` : stepJson(block)));
  return `[${blocks.join(', ')}]`;
}

function nameAlone({ name }: Step): Step {
  return named(name);
}

function groupText(group: readonly Step[]): string {
  return `[${group.map(nameText).join(', ')}]`;
}

/** In quotes where it could not be told from the signs around it. */
function nameText({ name }: Step): string {
  const isPlain = name !== '' && name.trim() === name && !/^["{]|[-=]?>|[[\],\n\r→⟶➔⇒]/.test(name);
  return isPlain ? name : JSON.stringify(name);
}

function stepJson({ name, argumentsText, failed }: Step): string {
  if (argumentsText === null && failed === null) return JSON.stringify(name);
  const members = [`"name": ${JSON.stringify(name)}`];
  if (argumentsText !== null) members.push(`"args": ${argumentsJson(argumentsText)}`);
  if (failed !== null) members.push(`"failed": ${failed}`);
  return `{${members.join(', ')}}`;
}

/** An object as it is, anything else as the text that it is. */
function argumentsJson(text: string): string {
  const isObject = text.startsWith('{') && text.endsWith('}') && readJson(text, STRICT).ok;
  return isObject ? text.replace(/\n/g, ' ') : JSON.stringify(text);
}
