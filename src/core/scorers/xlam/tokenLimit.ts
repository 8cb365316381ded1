/**
 * Finish reasons that say the token limit, exactly as the vendors write them; nothing is folded and
 * nothing is guessed from the text (a server that hides the cut cannot be caught here).
 */
const TOKEN_LIMIT: ReadonlySet<string> = new Set([
  'length', // OpenAI, vLLM, TGI, Ollama (`done_reason`), Mistral
  'max_tokens', // Anthropic (`stop_reason`), Bedrock, watsonx
  'MAX_TOKENS', // Gemini, Cohere
  'max_output_tokens',
  'incomplete:max_output_tokens', // OpenAI Responses: `status` and `incomplete_details.reason`
  'incomplete:max_tokens',
  'max_completion_tokens',
  'token_limit', // watsonx
  'model_length', // Mistral: the end of the model's own context
  'model_context_window_exceeded', // Anthropic: likewise
]);

/** True when a recorded finish reason says that the reply reached the token limit (document 000, `truncated`). */
export function saysTokenLimit(finishReason: string): boolean {
  return TOKEN_LIMIT.has(finishReason);
}
