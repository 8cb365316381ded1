import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { fold, trimmed } from './fold.ts';
import type { Log } from './log.ts';

/** A declared tool that has a name; `form` is its name folded. */
export interface DeclaredTool {
  readonly name: string;
  readonly form: string;
  readonly tool: JsonObject;
}

/** The declared tools in order; entries that are no object, or whose name is no text, are none. */
export function declaredTools(tools: JsonValue): readonly DeclaredTool[] {
  const found: DeclaredTool[] = [];
  if (!isJsonArray(tools)) return found;
  for (const tool of tools) {
    const name = isJsonObject(tool) ? tool.get('name') : undefined;
    if (isJsonObject(tool) && typeof name === 'string') found.push({ name, form: formOf(name), tool });
  }
  return found;
}

/**
 * Rule 3: "namespace prefixes (functions., tools:, a/b), surrounding whitespace, trailing "()", letter case, and '-' ' '
 * '_' as separators are noise. A name resolves only if it matches EXACTLY ONE declared tool after that normalisation.
 * Otherwise: refuse."
 *
 * Ours: an exact name beats a folded one. A prefix ends at `.`, `:` or `/`, and as many as there are may be taken off;
 * without one of these nothing is. The declared name is folded too, but always whole.
 */
export function resolveName(given: string, tools: readonly DeclaredTool[], log: Log): DeclaredTool | undefined {
  if (tools.length === 0) return log.refuse('3', 'no-tools', 'name', given);
  const exact = tools.filter(({ name }) => name === given);
  if (exact.length === 1) return exact[0];
  if (exact.length > 1) return log.refuseAlike('3', 'several-tools', 'name', given, exact.map(nameOf));
  if (!log.has('3')) return log.refuse(null, 'unknown-tool', 'name', given);
  const longest = tools.reduce((most, { form }) => Math.max(most, form.length), 0);
  const forms = formsOf(given, longest);
  const matching = tools.filter(({ form }) => forms.has(form));
  const [only] = matching;
  if (only === undefined) return log.refuse('3', 'unknown-tool', 'name', given);
  if (matching.length > 1) return log.refuseAlike('3', 'several-tools', 'name', given, matching.map(nameOf));
  log.changed('3', 'name', given, only.name);
  return only;
}

function nameOf({ name }: DeclaredTool): string {
  return name;
}

/** The folded form of a name: without one `()` behind it. */
function formOf(name: string): string {
  return fold(withoutBrackets(name));
}

function withoutBrackets(name: string): string {
  const text = trimmed(name);
  return text.endsWith('()') ? trimmed(text.slice(0, -2)) : text;
}

/**
 * The folded forms of a name, empty ones left out: of the whole, and of all that stands behind a `.`, `:` or `/`. Shortest
 * first, and none that is longer than `longest`: it would match nothing.
 */
function formsOf(given: string, longest: number): ReadonlySet<string> {
  const name = withoutBrackets(given);
  const forms = new Set<string>();
  for (let at = name.length - 1; at >= -1; at -= 1) {
    if (at >= 0 && !'.:/'.includes(name[at]!)) continue;
    const rest = trimmed(name.slice(at + 1));
    if (rest.length > longest) break;
    if (rest !== '') forms.add(fold(rest));
  }
  return forms;
}
