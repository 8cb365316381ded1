import { code, list, table, text, title, type Block } from './block.ts';

export const formats: readonly Block[] = [
  text(
    'A file is JSON Lines (one JSON object a line), one JSON list, or one object that holds such a list as `items`, `data`, `records`, `rows`, `samples` or `examples`. Text is UTF-8. What a file is, is told by what stands in it, never by its name. The file report shows what was recognised and lets you choose another format.',
  ),
  title('Our own dataset'),
  code(
    'An item with its reply',
    '{"id": "q-1", "category": "simple", "input": "Convert 250 euro into dollars",',
    ' "tools": [{"name": "convert", "description": "Converts money",',
    '            "parameters": {"amount": {"type": "float", "description": "How much"},',
    '                           "to": {"type": "str", "description": "Currency"}}}],',
    ' "reference": {"calls": [{"name": "convert", "arguments": {"amount": 250, "to": "USD"}}]},',
    ' "reply": {"calls": [{"name": "convert", "arguments": "{\\"amount\\": \\"250\\", \\"to\\": \\"USD\\"}"}],',
    '           "finish_reason": "tool_calls"},',
    ' "recorded": {"reviewer": "pass"}}',
  ),
  table(
    'Members of an item',
    ['Member', 'Meaning'],
    [
      '`id`',
      'Text or number; a number keeps its digits. Without ids an item is named by its row, `#1`. A repeated id is the next attempt.',
    ],
    ['`attempt`', 'Which try of the same item this is, from 0.'],
    ['`input`', 'A text, or a list of messages `{role, content, tool_calls?}`.'],
    [
      '`tools`',
      'A list of tools, or its JSON text. Parameters have type words (`"float"`, `"List[int], optional"`) or are a JSON Schema.',
    ],
    [
      '`reference`',
      '`calls`, a list of calls, or `text`: one accepted answer or a list of them, texts or numbers. `[]` alone wants no calls.',
    ],
    [
      '`reply`',
      '`text` (or `answer`), `calls`, `finish_reason`, `failure_kind`, `ok`. A plain text is a reply of that text. A shape that is not read, or a request that failed, makes the item a fault.',
    ],
    ['`category`', 'Anything to group by.'],
    [
      '`recorded`',
      'Named values that the file brings along, such as another judge’s verdict: usable in filters as `recorded.reviewer`.',
    ],
  ),
  text(
    'A call is `{"name": …, "arguments": …}`. `arguments` is JSON text, as models write it, or an object. Either way it is judged as it stands: duplicate keys and digits are kept.',
  ),
  title('Replies in a second file'),
  code(
    'Either shape, one a line',
    '{"id": "q-1", "calls": [{"name": "convert", "arguments": "{\\"amount\\": 250, \\"to\\": \\"USD\\"}"}]}',
    '{"id": "q-2", "reply": {"text": "I cannot do that."}}',
    '{"id": "q-3", "message": {"content": null, "tool_calls": [{"function": {"name": "convert", "arguments": "{}"}}]},',
    ' "finish_reason": "tool_calls"}',
  ),
  text(
    'Messages, choices, completions and batch outputs as OpenAI’s interface writes them are read too. Replies find their items by `id`, by `id` and `attempt` where there are attempts, and by position where neither file has ids. The join is reported before any rate: joined, only in the dataset, only in the replies, repeated.',
  ),
  title('Other people’s datasets'),
  list(
    'xlam rows: `query`, `answers`, `tools`, as JSON text or as lists; also answers written `{tool, parameters}`, and parameters with a `required` flag.',
    '`label` and `predict`: fenced JSON lists of calls as text. What cannot be read as calls is a text without calls.',
    'Seal-Tools: `calling: [{api, parameters, responses}]`, and its tool definitions.',
  ),
];
