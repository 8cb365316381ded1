import type { JsonSlice } from '../json/slice.ts';
import { chatFormat } from './chatFormat.ts';
import { listIn } from './conversation.ts';
import type { Format } from './format.ts';
import { namesIn } from './recognition.ts';
import { isItemList, isMessage } from './responsesReply.ts';

/**
 * Conversations as items of OpenAI's Responses interface, one a row: `{input, output}`, or all items in `input` or
 * `items`. `output` is the recorded turn; without it, what follows the user's last message is.
 */
export const openaiResponses: Format = chatFormat('openai-responses', shown);

function shown(row: ReadonlyMap<string, JsonSlice>): readonly string[] | null {
  if (row.has('messages')) return null;
  const output = row.get('output');
  const isAnswered = output !== undefined && isItemList(output, isMessage);
  const holds = (['input', 'items'] as const).some((name) => holdsItems(row.get(name)));
  const fits = holds || (isAnswered && (row.has('input') || row.has('items')));
  return fits ? namesIn(row, ['input', 'items', 'output', 'instructions']) : null;
}

function holdsItems(slice: JsonSlice | undefined): boolean {
  const list = slice === undefined ? undefined : listIn(slice);
  return list !== undefined && isItemList(list, () => false);
}
