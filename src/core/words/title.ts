const SCORERS: ReadonlyMap<string, string> = new Map([
  ['xlam-tool-call', 'Tool calls (xlam-tool-call)'],
  ['exact', 'Exact text (exact)'],
  ['calculator-rubric', 'Calculator use (calculator-rubric)'],
  ['recorded', 'Recorded verdicts (recorded)'],
  ['trajectory', 'Trajectory (trajectory)'],
  ['mock-judge', 'Mock judge (mock-judge)'],
  ['toolcall-300', 'Normaliser conformance (toolcall-300)'],
]);

const OPTIONS: ReadonlyMap<string, string> = new Map([
  ['ordering', 'Order of calls'],
  ['toolCallParser', 'Tool-call parser'],
  ['schemas', 'Tool schemas'],
  ['normalise', 'Fold case and white space'],
  ['column', 'Recorded column'],
  ['pass', 'Right is'],
  ['threshold', 'Least step credit'],
  ['arguments', 'Arguments of matched steps'],
  ['schools', 'Other systems in exports'],
  ['orderAtLeast', 'Least order-aware score'],
  ['extraAtMost', 'Most extra steps'],
  ['adapter', 'Adapter'],
]);

/** By `option=value`. */
const VALUES: ReadonlyMap<string, string> = new Map([
  ['ordering=any', 'any order'],
  ['ordering=strict', 'same order'],
  ['toolCallParser=hermes', 'hermes (JSON in <tool_call>)'],
  ['toolCallParser=qwen', 'qwen (<function=…> tags, or as hermes)'],
  ['toolCallParser=llama', 'llama (JSON in the text)'],
  ['toolCallParser=mistral', 'mistral ([TOOL_CALLS])'],
  ['toolCallParser=pythonic', 'pythonic ([f(a=1)])'],
  ['toolCallParser=deepseek', 'deepseek (<｜tool▁call▁begin｜>)'],
  ['toolCallParser=glm', 'glm (<arg_key> tags)'],
  ['toolCallParser=gemma', 'gemma (call:f{…})'],
  ['toolCallParser=cohere', 'cohere (<|START_ACTION|>)'],
  ['toolCallParser=json', 'json (plain, or in fences)'],
  ['toolCallParser=other', 'another (its marker is not known)'],
  ['schemas=send', 'build and check'],
  ['schemas=skip', 'skip'],
  ['normalise=on', 'on'],
  ['normalise=off', 'off'],
  ['column=', 'the first that holds verdicts'],
  ['pass=exact', 'the same steps'],
  ['pass=in-order', 'all steps of the reference, in order'],
  ['pass=credit', 'enough step credit'],
  ['pass=1.0', 'a total of 1.0'],
  ['arguments=ignore', 'ignored'],
  ['arguments=exact', 'equal'],
  ['arguments=subset', "some of the reference's"],
  ['arguments=superset', "the reference's and more"],
  ['schools=false', 'left out'],
  ['schools=true', 'added'],
  ['adapter=auto', 'recorded outputs, else the reference normaliser'],
  ['adapter=reference', 'reference normaliser'],
  ['adapter=naive', 'naive control'],
  ['adapter=recorded', 'recorded outputs'],
]);

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['touchstone', 'Touchstone items'],
  ['xlam', 'xlam rows'],
  ['label-predict', 'Label and predict as text'],
  ['seal-tools', 'Seal-Tools rows'],
  ['seal-tools-tools', 'Seal-Tools tool definitions'],
  ['tau-bench', 'tau-bench runs'],
  ['agentevals', 'agentevals messages'],
  ['pandalm', 'PandaLM comparisons'],
  ['pandalm-judge', 'PandaLM verdicts of one judge'],
  ['llmbar', 'LLMBar results'],
  ['toolalpaca', 'ToolAlpaca evaluations'],
  ['openai-chat', 'OpenAI chat conversations'],
  ['openai-responses', 'OpenAI Responses items'],
  ['anthropic', 'Anthropic conversations'],
  ['conversation-reference', 'Conversations whose last turn is the reference'],
  ['conversation-replies', 'Conversations whose last turn is the reply'],
  ['sharegpt', 'ShareGPT rows with tools'],
  ['bfcl', 'BFCL questions'],
  ['bfcl-answers', 'BFCL possible answers'],
  ['bfcl-result', 'BFCL results'],
  ['conformance', 'TOOLCALL-300 cases'],
  ['conformance-outputs', 'Recorded outputs of a normaliser'],
  ['touchstone-replies', 'Touchstone replies'],
  ['mapping', 'a table, read by its columns'],
  ['openai-replies', 'OpenAI or Anthropic messages'],
]);

/** What is not named here is shown by its own name. */
export function scorerTitle(scorer: string): string {
  return SCORERS.get(scorer) ?? scorer;
}

export function optionTitle(option: string): string {
  return OPTIONS.get(option) ?? option;
}

export function optionValueTitle(option: string, value: string): string {
  return VALUES.get(`${option}=${value}`) ?? value;
}

export function formatTitle(format: string): string {
  return FORMATS.get(format) ?? format;
}
