/** Names of every format, in the order in which recognition asks them: a page that lists them needs no reader. */
export const FORMAT_NAMES: readonly string[] = [
  'openai-responses',
  'touchstone',
  'xlam',
  'label-predict',
  'seal-tools',
  'sharegpt',
  'anthropic',
  'openai-chat',
  'conversation-reference',
  'bfcl',
  'bfcl-answers',
  'touchstone-replies',
  'openai-replies',
  'bfcl-result',
  'conversation-replies',
  'seal-tools-tools',
];
