import type { Call } from '../../core/model/item.ts';
import { prettyJson } from '../../state/prettyJson.ts';

/** A text that is a JSON object or list on indented lines, its tokens as written; any other text as it stands. */
export function shownJson(text: string): string {
  return /^\s*[[{]/.test(text) && isJson(text) ? prettyJson(text) : text;
}

/** A call's arguments as they are shown; null where it has none. */
export function shownArguments({ argumentsText }: Call): string | null {
  return argumentsText === null ? null : shownJson(argumentsText);
}

/** A JSON text on one line: breaks in it stand between tokens, where a blank does as well. Any other text as it stands. */
export function oneLineJson(text: string): string {
  return text.includes('\n') && isJson(text) ? text.trim().replaceAll(/\s*\n\s*/gu, ' ') : text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
