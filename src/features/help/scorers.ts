import { list, table, text, title, type Block } from './block.ts';

export const scorers: readonly Block[] = [
  text(
    'A scorer gives each reply one verdict with exactly one reason that it declares. Before it scores it must pass a self-test on your own data: each reference as its own reply has to come out right, and the empty reply wrong. A scorer that fails does not score.',
  ),
  title('Tool calls (`xlam-tool-call`, version 2)'),
  text('The first reason that applies to the whole reply wins, in this order:'),
  table(
    'Reasons of xlam-tool-call',
    ['Reason', 'Meaning'],
    ['`truncated`', 'The recorded finish reason says that the token limit was reached. Never guessed from the text.'],
    [
      '`unparsed-call`',
      'No calls, but the text announces one as the parser’s dialect does: a call that could not be decoded.',
    ],
    ['`malformed-arguments`', 'A call’s arguments are not one JSON object.'],
    ['`no-call`', 'No calls, where the reference has some.'],
    ['`call-count`', 'Another number of calls.'],
    ['`name`', 'A call names a tool that the reference does not call.'],
    ['`arguments`', 'A call’s arguments are not the reference’s.'],
    ['`match`', 'The same tools with equal arguments. The only one that is right.'],
  ),
  list(
    'Argument text is read strictly and never repaired: one object, no duplicate key, no `NaN` or `Infinity`, no half surrogate pair, nothing after it but white space. Empty or absent arguments are malformed; a call without arguments is `{}`.',
    'Numbers are compared as exact decimals of any size: `5`, `5.0` and `5e0` are the same number, `9007199254740993` is not `9007199254740992`. A text never equals a number.',
    'Texts and names are compared character by character. Objects are equal whatever the order of their keys; lists are not.',
    'Order of calls `any`: both sides are compared as multisets, each call of the reference answers exactly one of the reply. `strict`: call by call, in order.',
    'Under `any` the pair that is explained is the closest one: fewest differences, then the earliest.',
    'A reference that is broken (no JSON, a duplicate key, no object) makes its item a fault, never a wrong reply.',
    'A reference without calls is matched by a reply without calls, whatever its text.',
    'With the tool-call parser `other` no marker is known, so no text is read and `unparsed-call` cannot be given: the run says so.',
  ),
  title('Calls in the text of a reply'),
  text(
    'A reply without calls is read by the dialect of its tool-call parser (version 1 read none). Where the file itself states the calls, even an empty list, nothing is read: what announces a call there is `unparsed-call`. A call is decoded as the servers’ own parsers do it, and never repaired; where one that is announced cannot be decoded, none of the text counts.',
  ),
  table(
    'Tool-call parsers',
    ['Parser', 'What announces a call'],
    ['`hermes`', '`<tool_call>` with one JSON object. The last closing tag may be missing at the end of the text.'],
    ['`qwen`', '`<tool_call>` or `<function=`, with `<parameter=…>` tags, or JSON as for `hermes`.'],
    [
      '`llama`',
      '`<|python_tag|>`, or a JSON object with `name` and `parameters` or `arguments` anywhere. Every outermost brace of the text has to begin a call.',
    ],
    ['`mistral`', '`[TOOL_CALLS]` with a list, or with names each before its JSON object.'],
    ['`pythonic`', 'An answer that is `[f(a=1), …]`, or JSON whose arguments are the text of a Python dict.'],
    ['`deepseek`', '`<｜tool▁calls▁begin｜>` or `<｜tool▁call▁begin｜>`, with the JSON in a fence or without.'],
    ['`glm`', '`<tool_call>` with `<arg_key>` and `<arg_value>` tags.'],
    ['`gemma`', '`<|tool_call>`, or a text that begins with `call:name{`.'],
    ['`cohere`', '`<|START_ACTION|>` with a list.'],
    [
      '`json`',
      'An answer that is JSON calls and nothing else, or a fence with them: `name`, `function`, `tool` or `tool_name` beside `arguments`, `parameters`, `params` or `args`; JSON-RPC.',
    ],
  ),
  list(
    'Values that `qwen` and `glm` write bare are read by the type that the item’s tools declare. Where none is declared, `5`, `true`, `null`, `[…]` and `{…}` are what they are in JSON, and anything else is a text.',
    'Python literals become JSON: numbers keep their digits, tuples are lists, keys have to be texts.',
    'Other JSON, prose and code announce nothing: such a reply has no calls.',
  ),
  title('Tool schemas and type words'),
  text(
    'With the option `schemas` at “build and check” every tool’s type words are turned into a JSON Schema, as they would be sent. Words outside the grammar refuse the whole dataset, with a list of the rows: a half-checked dataset would look like a checked one. “Skip” scores without schemas; the run, the page and every export say so.',
  ),
  list(
    'Accepted: `str`, `int`, `float`, `bool`, `list`, `List`, `Dict`, `set`, `List[T]` with any accepted `T`, `Tuple[T, T]` of one type, `List[Union[int, float]]`, `Callable[[…], T]`; each may end in `, optional` and a default.',
    'Exactly as written: `List[Union[float, int]]`, `list(str)`, `Optional[str]`, `string` and `str,optional` are refused.',
    'A default in the words must be the parameter’s own `default`. `int, default=100` without one is refused.',
    'A parameter is required unless it has a `default` or its words end in `, optional`. A `required` flag of the row is carried but does not decide.',
    'Tools that are a JSON Schema already are sent as written.',
  ),
  title('Exact text (`exact`, version 1)'),
  list(
    'The reply’s `answer`, else its `text`, must be one of the accepted answers. Folding (on by default) lowers case and draws white space together, on both sides, alike in every language.',
    'Numbers in a reference are compared as plain digits: `1e5` is `100000`.',
    'Before comparing: a failure kind that the reply reports itself counts (`refusal`, `budget_stop`, `error` …), `ok: false` is `error`, no text is `parse_failure`, and the text NOT_IN_DOCUMENT is `not_in_document` unless it is accepted.',
    'An item without an accepted answer is not judged.',
  ),
  title('Recorded verdicts (`recorded`, version 1)'),
  list(
    'Compares nothing: its verdict is what the file itself recorded in the column that the option `column` names, left empty in the first column that holds verdicts. Items without a reply are judged too.',
    'What the file leaves undecided is not judged, and what it calls an error is a fault; neither counts as wrong.',
    'It has no key, so the self-test has nothing to test. Put beside a run that compares, `differs = yes` finds the items on which the file and the workbench disagree.',
  ),
  title('Rates'),
  text(
    '“37 of 50 right (74 %, 60–84)”: right, of judged, and the 95 % interval after Wilson. Items that were not judged and faults are counted apart and are in no denominator. Nothing judged gives “undefined”, never 0. Where items have several attempts, pass^k estimates the chance that k attempts are all right.',
  ),
];
