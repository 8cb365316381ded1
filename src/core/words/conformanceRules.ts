import type { Rule } from '../normaliser/normaliser.ts';

/** One chapter of the rules in our words; `ours` is what is decided here where document 002 leaves room. */
export interface ConformanceRule {
  readonly title: string;
  /** What stands between backticks is code. */
  readonly text: string;
  readonly ours: readonly string[];
}

/** What a rule is about, in a few words. */
export const RULE_TITLES: Readonly<Record<Rule, string>> = {
  '3': 'the name of the tool',
  '4': 'members of an enum',
  '5': 'types, where nothing is lost',
  '6': 'defaults of required properties',
  '7-nest': 'flattened objects',
  '7-drop': 'undeclared properties',
  '8-wrap': 'one value where an array is declared',
  '8-unwrap': 'an array of one where one value is declared',
  '9': 'values inside a text',
  '10': 'several calls',
  '11': 'a text that was cut off',
};

/** Document 002's rules in our own words: what is graded (rules 1, 2, 12), and what a normaliser does (rules 3 to 11). */
export const CONFORMANCE_RULES: readonly ConformanceRule[] = [
  {
    title: 'What is graded',
    text: 'A normaliser: it is given the text that a model produced and the tools that were declared to the model, and returns the call that the declared schema will accept, `{"name", "arguments"}`, or refuses. Getting JSON out of prose, fences and trailing commas is another job and no part of this.',
    ours: [
      'The text is read as one JSON value, as Python reads it: an integer and a float are told apart, and NaN and Infinity are read.',
      'A key that stands twice in one object with different values makes the text refused, wherever it stands; with equal values it counts once. The grader itself takes the last, as Python does.',
      'Prose, a fence, a comment, text behind the value and an empty text are refused.',
      'The value is an object, which is one call, or an array of at least one (rule 10). A whole call inside a text is refused, and no wrapper is opened: not `function`, not `tool_calls`, not `parameters`.',
      'What the declared schema still rejects when all rules are done is refused.',
    ],
  },
  {
    title: 'Rule 1: a call is right when it is exactly the expected one',
    text: 'Both are printed as compact JSON with sorted keys and compared as texts: the order of keys and white space do not matter, names, types and values do. Of what is returned only `name` and `arguments` count where it has both.',
    ours: [
      '3 and 3.0 are different, as they print differently; 1e2 and 100.0 are the same. For the scorer `xlam-tool-call` 3 and 3.0 are the same number.',
    ],
  },
  {
    title: 'Rule 2: where no call can be recovered, only a refusal is right',
    text: 'Any call that is returned is wrong, one with empty arguments too: a server would execute it. It is counted as an invented call.',
    ours: [
      'A call without `arguments`, or with null in their place, is refused, even where defaults would fill all that is required. `{}` that was written is kept.',
    ],
  },
  {
    title: 'Rule 3: the name of the tool',
    text: 'A namespace before it, white space around it, `()` behind it, the case of letters, and which of `-`, blank and `_` separates words, are noise. What is left has to match exactly one declared tool; none or several, and the call is refused.',
    ours: [
      'An exact match beats any other. Two tools declared with exactly this name are several.',
      'A namespace ends at `.`, `:` or `/`; one or more may be taken off, up to the last. Without one of these nothing is taken off: `functionsget_weather` is not `get_weather`.',
      'The name that was declared is folded too, but always whole: a tool declared as `archive.find` is not found as `find`.',
      'One `()` is taken off, and only an empty one. Separators are neither shortened nor removed: `getweather` and `get__weather` are not `get_weather`.',
      'A tool whose `parameters` do not declare an object is refused.',
    ],
  },
  {
    title: 'Rule 4: members of an enum',
    text: 'A text that is no member is folded as names are (white space around it, case, `-` and blank as `_`), and so are the members. Exactly one that is equal is taken; none or several, and the call is refused. The closest member is never taken.',
    ours: [
      'A value that equals a member as it is stays, even where it folds like another one. A member that is listed twice is one.',
      'Only texts are folded. Other values have to equal a member as rule 1 compares: 1 is neither 1.0 nor true.',
    ],
  },
  {
    title: 'Rule 5: types are changed only where nothing is lost',
    text: '`"3"` becomes 3, `"12.5"` becomes 12.5, 3.0 becomes 3 and `"true"` or `"True"` becomes true, where that type is declared. What cannot be read back as exactly one value of the declared type is refused.',
    ours: [
      'Writing the value has to give the text back. For an integer that is its plain literal: not `" 3 "`, `"03"`, `"+3"`, `"3.0"`, `"1e2"` or `"-0"`. For a number it is the literal as rule 1 prints it: `"12.5"`, `"3"`, `"1e+16"`, not `"12.50"`, `"1e2"` or `".5"`.',
      'A float becomes an integer where its token is exactly one, up to 2^53: 3.0 and 1e2 do, 2.5 and 1e16 do not. -0.0 does not, as its sign would be lost. Where a number is declared it stays a float, and an integer an integer.',
      'NaN and Infinity are no JSON numbers and are refused, as is a float too large for a double.',
      'Besides true and false only the texts `true`, `True`, `false` and `False` are booleans; `TRUE`, `yes`, 1 and 0 are not.',
      'Nothing is turned into a text. Null is refused wherever a type is declared. Where none of the six types is declared a value stays.',
    ],
  },
  {
    title: 'Rule 6: a required property that is absent',
    text: "It is filled from the property's own `default` and from nowhere else. Without one the call is refused.",
    ours: [
      'The default is taken as it is written. Only required properties are filled.',
      'A required object that is absent is not built from the defaults inside it.',
      'A value that is there and cannot be repaired is refused, and its default is not used. Null is a value that is there.',
      'Rule 9 comes before rule 7, and rule 7 before rule 6: what is moved into its place is not absent.',
    ],
  },
  {
    title: 'Rule 7: undeclared properties, and flattened objects',
    text: 'What is not declared is dropped. But where the members of a nested object stand one level too high, each is moved into the nested property that declares it, if exactly one does and no property of the upper level has that name.',
    ours: [
      'Both are done only where `additionalProperties` is false. Elsewhere the schema accepts what is undeclared, and it is kept.',
      'A member is moved one level at a time; deeper ones follow when the nested object is treated in turn. A nested object that is absent is made.',
      'A name that several nested properties declare is not moved. Nor is anything moved into a value that was given and is no object; a text that reads as an object is decoded first.',
      'Where the nested object has the member already, equal values count once, and different ones are refused.',
      'Names of properties are compared exactly: `Days` is not `days`.',
    ],
  },
  {
    title: 'Rule 8: an array of one',
    text: 'One value where an array is declared is wrapped, and an array of one element where one value is declared is unwrapped. Two elements or more for one value are refused.',
    ours: [
      'An array is unwrapped once: `[[3]]` is refused. An empty one is refused.',
      'An array is never unwrapped where an object is declared. Null is not wrapped. A text is never split.',
      'Elements are treated by what `items` declares, in turn.',
    ],
  },
  {
    title: 'Rule 9: values inside a text',
    text: '`arguments` that are a JSON text are decoded, repeatedly if they were encoded more than once. What does not end in an object is refused.',
    ours: [
      'The text inside is read like the whole: a key with two meanings is refused there too. One that is cut off is refused, for rule 11 is about the text of the model.',
      'A value inside the arguments that is a text, where an array or an object is declared, is decoded where it reads as one; else it stays a text. Where a text is declared it stays, whatever it looks like.',
    ],
  },
  {
    title: 'Rule 10: several calls',
    text: 'They are one call only if every copy comes to the same. Otherwise the text is refused: the order in which they stand says nothing about what was meant.',
    ours: ['Each copy is normalised by itself first. If one of them is refused, or is no call, so is the whole.'],
  },
  {
    title: 'Rule 11: a text that was cut off',
    text: 'What was completely written before the cut is kept, the incomplete tail is dropped, what is open is closed, and nothing is invented. If a required property without a default is then missing, the call is refused.',
    ours: [
      'A number at the very end is incomplete, since more digits might follow: 12 may be the beginning of 123. So is a text without its closing quote, a word that is not whole and a key without a value.',
      'An open object or array without any complete member goes with the tail. So `"arguments": {` at the end leaves a call without arguments, which is refused.',
      'Only a text that ends too early is cut off. One that is not the beginning of any JSON is refused.',
    ],
  },
  {
    title: 'Rule 12: null is a refusal',
    text: 'No case expects null, so an adapter that returns null refuses.',
    ours: ['A case of a corpus that expects null all the same can be matched by nothing.'],
  },
];
