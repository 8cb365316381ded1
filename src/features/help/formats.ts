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
      '`calls`, a list of calls, or `text`: one accepted answer or a list of them, texts or numbers. `[]` alone wants no calls. `trajectory` or `trajectories`: see below. `needs_calculator` and `expression`: what has to be calculated (numbers, `+ - * / ( )`).',
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
  title('Trajectories'),
  code(
    'An agent’s run and the path that is right, as a row or as lines of plain text',
    '{"id": "R3", "trajectory": ["search", "open", {"name": "search", "args": {"q": "EUR"}}, "answer"],',
    ' "reference": {"trajectory": ["search", ["open", "convert"], "answer"]}}',
    '',
    'reference search > [open, convert] > answer',
    'R3 search > open > search > answer',
  ),
  list(
    'A step is the name of a tool, or a call with `args` or `arguments`. `error`, `failed`, `is_error` or `status` beside a call say that it failed. A text `a > b > c` is read, too.',
    'A list in the list (brackets in a text) holds calls made in parallel: in a reference their order is free.',
    '`reference.trajectories` holds several, of which any will do; the one that is answered best counts, and is named.',
    'A row with a `trajectory` needs no `input`. `[]` says that no step was taken; without the member there is no trace, and the item is not judged. The calls of a reply, or of a reference, are its trajectory where it has no other.',
    'Plain text: a line an id, a colon if you like, and the steps. What stands on a line `reference` or `ref` is right for all other lines. Without one, the lines are replies to the items of another file.',
    'agentevals: `outputs` and `reference_outputs`, each a list of messages or `{messages}`. The calls of the assistant’s messages are the steps; several of one message of the reference are in parallel.',
    'tau-bench (v1): the calls in `traj` against the task’s `actions`, an attempt a trial. Its `reward` judges the state in which the run left the world, not the path: it is a recorded verdict beside ours, and never part of it.',
  ),
  title('Recorded conversations'),
  code(
    'One conversation a row, in any of these shapes',
    '{"messages": [{"role": "user", "content": "Convert 250 euro"}, {"role": "assistant", "tool_calls": [{"id": "c1",',
    '  "function": {"name": "convert", "arguments": "{\\"amount\\": 250}"}}]}], "tools": […], "expected_calls": […]}',
    '{"system": "Be brief", "messages": [{"role": "assistant", "content": [{"type": "tool_use", "id": "t1",',
    '  "name": "convert", "input": {"amount": 250}}]}], "tools": [{"name": "convert", "input_schema": {…}}]}',
    '{"input": "Convert 250 euro", "output": [{"type": "function_call", "call_id": "c1", "name": "convert",',
    '  "arguments": "{\\"amount\\": 250}"}]}',
  ),
  list(
    'OpenAI’s chat and Responses interfaces, Anthropic’s blocks and LangChain’s messages are read. The input ends with the last message of the user; a tool’s result is none. What follows is the recorded turn: its calls, in order, and its last text are the reply.',
    'A reply may also stand beside the messages, as `reply`, `response`, `completion`, `prediction` or `output`.',
    'The reference stands beside the messages as `reference`, `expected_calls`, `expected`, `expected_tool_calls`, `answers`, `ground_truth`, `target` or `ideal`: calls in any usual names, also as JSON text, or texts. Without one, items are not judged.',
    'Where the recorded turn itself is what is right, choose the format “Conversations whose last turn is the reference” and bring the replies in a second file.',
    'Conversations that come with a dataset of another kind are replies to its items, joined by id.',
    '`reward`, `success`, `score`, `judge_reason` and their like beside the messages are kept as recorded values.',
  ),
  title('Other people’s datasets'),
  list(
    'xlam rows: `query`, `answers`, `tools`, as JSON text or as lists; also answers written `{tool, parameters}`, and parameters with a `required` flag.',
    '`label` and `predict`: fenced JSON lists of calls as text. What cannot be read as calls is a text without calls.',
    'Seal-Tools: `calling: [{api, parameters, responses}]`, and its tool definitions.',
    'ShareGPT rows with tools: `conversations: [{from, value}]`, or messages of parts `{type, value}`. Every call in a row, in order, is the reference; where tools are offered and none is called, no call is. Calls between `<tool_call>` tags count.',
    'BFCL: questions, possible answers and results, joined by `id`. Answers are compared exactly, without BFCL’s folding of case and punctuation. An answer that accepts several values, or that may leave an argument out, is no reference here: its item is not judged, and what it accepts is the recorded `accepted`. The questions of `irrelevance` want no call.',
  ),
];
