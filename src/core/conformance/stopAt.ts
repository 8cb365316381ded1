import type { JsonValue } from '../json/value.ts';
import { writeJson } from '../json/write.ts';
import type { ProgramStop } from './conformance.ts';

const FOUND_LENGTH = 80;

/** A stop, with the beginning of what stands there; undefined: nothing does. */
export function stopAt(code: ProgramStop['code'], found: JsonValue | undefined): ProgramStop {
  return { code, found: found === undefined ? '' : writeJson(found, FOUND_LENGTH).text };
}
