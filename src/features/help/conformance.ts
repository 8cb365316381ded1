import { CONFORMANCE_RULES } from '../../core/words/conformanceRules.ts';
import { code, list, table, text, title, type Block } from './block.ts';
import { vocabularies } from './vocabularies.ts';

/** `rule-3`, of a rule. */
function placeOf(heading: string): string | undefined {
  return /^Rule (\d+):/.exec(heading)?.[1]?.replace(/^/, 'rule-');
}

export const conformance: readonly Block[] = [
  text(
    'TOOLCALL-300 (document 002) grades a normaliser: it is given the text that a model produced and the tools that were declared to the model, and gives the call that the declared schema will accept, or refuses. What a normaliser does with each case of a corpus is graded, counted, and held against an earlier result.',
  ),
  title('A corpus'),
  code(
    'A case to be repaired, and one with no call to make (one line each)',
    '{"id": "days-as-text", "category": "coercion",',
    ' "tools": [{"name": "trip", "parameters": {"type": "object",',
    '   "properties": {"days": {"type": "integer"}},',
    '   "required": ["days"], "additionalProperties": false}}],',
    ' "input": "{\\"name\\": \\"trip\\", \\"arguments\\": {\\"days\\": \\"3\\"}}",',
    ' "expected_kind": "value", "expected": {"name": "trip", "arguments": {"days": 3}}}',
    '{"id": "prose", "category": "unrecoverable", "tools": [],',
    ' "input": "I would not go.", "expected_kind": "unrecoverable"}',
  ),
  table(
    'Members of a case',
    ['Member', 'Meaning'],
    ['`id`', 'Names the case: recorded outputs are joined by it.'],
    ['`category`', 'What is counted by.'],
    ['`tools`', 'The declared tools: `name`, and `parameters`, a JSON Schema.'],
    ['`input`', 'The text as the model produced it.'],
    [
      '`expected_kind`',
      '`value`: a call is expected. `unrecoverable`: a refusal is. Anything else is taken for `value`, with an issue.',
    ],
    ['`expected`', 'Of a value: `{"name", "arguments"}`.'],
  ),
  list(
    'Every member has to be there, `expected` only where a value is. A row that lacks one is left out with an issue, and the report says that the document’s program would not load the file. On the command line the file is refused, as by that program.',
    'Of a schema six things are checked: `type`, `properties`, `required`, `additionalProperties` where it is false, `items` and `enum`. A `default` fills what is absent (rule 6). Any other word of JSON Schema says nothing here.',
    'The sample has 190 cases in 16 categories, 101 to be repaired and 89 to be refused. Each expected value was derived from the rules below, without any normaliser, and a second time without sight of the first. The two agreed on all of them; the second was unsure of one, `repeated-key-inside-array-text`.',
  ),
  title('Adapters'),
  text(
    'An adapter is a normaliser as it is run. The numbers, and the name that a result bears, are those of one adapter.',
  ),
  table(
    'Where the calls come from',
    ['Adapter', 'Meaning'],
    ['reference', 'The normaliser of the workbench, by the rules below. It says what each rule changed.'],
    [
      'naive',
      'The control: the text is read as JSON, and an object is passed on as the call, whatever it holds. Other JSON is a refusal, and what is no JSON an exception.',
    ],
    [
      'recorded',
      'What a normaliser gave elsewhere: a file that is opened together with the corpus, or dropped on the page while the corpus is open.',
    ],
    ['a module', 'On the command line: `--adapter FILE.mjs:NAME`, a function that takes text and tools.'],
    ['a program', 'On the command line: `--adapter-cmd "COMMAND"`, run for each case.'],
  ),
  code(
    'Recorded outputs, a line a case, in any of these shapes',
    '{"id": "days-as-text", "output": {"name": "trip", "arguments": {"days": 3}}}',
    '{"id": "prose", "refused": true}',
    '{"id": "prose", "error": "ValueError: no JSON"}',
    '{"id": "days-as-text", "category": "coercion", "ok": true, "refused": false,',
    ' "error": null, "got": "{\\"arguments\\":{\\"days\\":3},\\"name\\":\\"trip\\"}",',
    ' "expected": "{\\"arguments\\":{\\"days\\":3},\\"name\\":\\"trip\\"}"}',
  ),
  list(
    'The last is a row as `--jsonl-out` writes it, here and by the document’s program. Only `got`, `refused` and `error` are taken from it: it is graded anew.',
    'An output of null is a refusal. An exception counts as a refusal, and is counted by itself, too.',
    'A case without an output is not run: it is not judged, and no part of the numbers. Where no output has an id of the corpus, it is said in place of the numbers.',
    '“Open recorded outputs…” beside the adapter shows these shapes, and lets a file be chosen.',
  ),
  title('The report'),
  text(
    'Under Conformance, above the table of a corpus, stand the numbers of TOOLCALL-300 and the categories. A click shows the cases behind them, and `j` goes on to the first of them. The numbers are of the whole corpus, whatever the filter shows.',
  ),
  table(
    'Numbers of the report',
    ['Number', 'What it counts'],
    ['exact', 'Cases that are right: the expected call came, or the refusal that was expected.'],
    [
      'refused',
      'Of the cases with no call to make, those that were refused. How many of them by an exception is said: such a crash is rewarded.',
    ],
    ['invented', 'Of the cases with no call to make, all others: something was returned that a server would execute.'],
    ['gave up', 'False refusals: a call was expected, and none came.'],
    [
      'schema-invalid',
      'What was returned and the declared schema rejects: also where it names no declared tool, or has no object of arguments. Right ones, too, where the corpus expects what its own schema rejects.',
    ],
    ['exceptions', 'Cases at which the normaliser failed, right or not.'],
  ),
  list(
    'The number “exact” is of all right cases: those with the reason `exact` and those that were rightly refused.',
    'Where the document’s program would stop with a crash (a tool without parameters is called, a schema is no object), the case is a fault, in no number, and named with what that program would stop at.',
    'The document’s own self-test, on its six cases, is run here and shown below the numbers.',
    'The tab Case of an item shows the text, the declared tools, what was expected and what came back with every difference marked, what each rule changed or why it refused, and what the schema says. `schema = invalid` filters by the last.',
  ),
  title('The gate'),
  text(
    'A baseline is an earlier result: exported here, or written by `--write-baseline` or `--json`, of Touchstone or of the document’s program. Drop it on the page, or press “Hold against a baseline…”. It stays with this corpus until it is forgotten.',
  ),
  list(
    'Regressions, as document 002 has them: fewer exact cases, more invented calls, more schema-invalid returns, or fewer right cases in a category of both.',
    'Said beside it, and no regression: more false refusals, another number of cases, in all or in a category, another adapter or corpus, categories that only one of them has.',
    'A baseline has no items. Two runs are held against each other case by case under Compare.',
  ),
  title('Files to take away'),
  list(
    '“Result JSON”: the result object of document 002, which its program takes as `--baseline`. Where that program would have no result, there is none, and the page says why. `seconds` is 0 in it, as nothing is timed here.',
    '“Rows as JSON Lines”: its `--jsonl-out`. The wording of `error` is ours.',
    '“Report as Markdown”, with the gate, and “Categories as CSV”.',
  ),
  title('On the command line'),
  code(
    'touchstone conform',
    'touchstone conform --corpus cases.jsonl --adapter naive --write-baseline before.json',
    'touchstone conform --corpus cases.jsonl --adapter fix.mjs:normalise --baseline before.json',
    'touchstone conform --corpus cases.jsonl --adapter-cmd "python3 fix.py" --jsonl-out rows.jsonl',
    'touchstone conform --corpus cases.jsonl --outputs rows.jsonl --json',
    'touchstone conform --spec',
  ),
  list(
    'The options are those of the document’s program, and `--outputs` and `--time-limit`. `--adapter` takes a JavaScript module where that takes a Python one: a Python normaliser is run with `--adapter-cmd`.',
    'A command that cannot be started is no normaliser that refuses: it ends with 1, without a baseline. Standard error names its cases, and says how many cases ended by an exception, and how many of those by the time limit.',
    'Exit status: 0 without a regression, 2 with one, 1 for everything else. The document’s program ends with 2 after a wrong flag, too.',
    '`--spec` prints the rules below.',
  ),
  title('The rules', 'rules'),
  text(
    'Rules 1, 2 and 12 say how a case is graded, 3 to 11 what a normaliser does. Below each rule of document 002, in our words, stands as a list what is decided here: the document does not say it.',
  ),
  text('Document 002 brings no normaliser of its own, and leaves eight points open. Where each is decided:'),
  table(
    'Open points of TOOLCALL-300',
    ['Point', 'Decided under'],
    ['How much of a name is a namespace, and at which signs it ends', 'Rule 3'],
    ['Whether an exact name goes before one that is only folded', 'Rule 3; of enums, rule 4'],
    ['`" 3 "` and `"1e2"` where an integer is declared', 'Rule 5'],
    ['`"TRUE"` where a boolean is declared', 'Rule 5'],
    ['Which nested object a flattened member belongs to', 'Rule 7'],
    ['`[[3]]` where one value is declared', 'Rule 8'],
    ['Whether texts are decoded before defaults are filled', 'Rule 6'],
    ['A number at the very end of a text that was cut off', 'Rule 11'],
  ),
  ...CONFORMANCE_RULES.flatMap((rule) => [title(rule.title, placeOf(rule.title)), text(rule.text), list(...rule.ours)]),
  ...vocabularies,
];
