const TOOL_NAME = /^[^\s<>{}()[\]"'`,;=|\\]+$/u;

/**
 * Whether a text that a dialect writes bare can be a tool's name: not empty, no white space, no quotes,
 * brackets or other signs that a dialect is made of. vLLM refuses such names too (a template that was not
 * filled in: `<function={{ tc.name }}>`).
 */
export function isToolName(text: string): boolean {
  return TOOL_NAME.test(text);
}
