import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { touchstone } from '../../formats/touchstone.ts';
import { sliceOf } from '../../json/slice.ts';
import type { CalculatorPart, CalculatorScores, MinorFault } from '../../rubric/calculatorScores.ts';
import type { Item, Message } from '../../model/item.ts';
import { itemWith, optionsOf } from '../builders.ts';
import { judge } from '../judge.ts';
import { calculatorRubric } from './calculatorRubric.ts';

interface Vector {
  readonly id: string;
  readonly conversation: readonly { readonly role: Message['role']; readonly content: string }[];
  readonly reference: { readonly needs_calculator: boolean; readonly expression: string | null };
  readonly expected: Readonly<Record<CalculatorPart | 'total', number | null>>;
  readonly rules: readonly string[];
  readonly why: string;
}

const file = new URL('./vectors/calculator.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as readonly Vector[];

function itemOf({ conversation, reference }: Vector): Item {
  const input = conversation.map(({ role, content }) => ({
    role,
    roleAsWritten: role,
    text: content,
    calls: [],
    callRef: null,
  }));
  const calculator = { needsCalculator: reference.needs_calculator, expression: reference.expression };
  return { ...itemWith({ calculator }), input };
}

function scoresOf(vector: Vector): CalculatorScores {
  const result = judge(calculatorRubric, itemOf(vector), null, optionsOf(calculatorRubric));
  const detail = result.state === 'fault' ? null : result.verdict?.detail;
  if (detail?.code !== 'calculator') throw new Error(JSON.stringify(result));
  return detail.scores;
}

/** Our rules by the names that the vectors give them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'S5 perfect': ['perfect'],
  'S4 1-2 minor errors': ['minor'],
  'S3a nested block malformed': ['broken-inside', 'major-inside'],
  'S3b one major error in a simple call': ['operation'],
  'S2a nesting required but not used': ['not-nested'],
  'S2c three or more minor errors': ['three-minor'],
  'S2d/S3c extraneous text or tags': ['text-beside'],
  'S1a malformed YAML': ['broken'],
  'S1b required key/operands missing or invalid': ['no-list'],
  'S0a/b tags missing, unbalanced or several blocks': ['tags'],
  'S0 placeholder': ['placeholder'],
  'S0c placeholder operand': ['placeholder'],
  'no call': ['no-call'],
  'N/A': ['does-not-apply'],
  'seed Note': ['no-output'],
};
const MINOR: Readonly<Record<string, MinorFault>> = {
  'quoted-or-formatted-number': 'number-as-text',
  'operation-case': 'letter-case',
  'indent-style': 'indentation',
};

describe.each(vectors)('$id', (vector) => {
  it(`gets its parts: ${vector.why}`, () => {
    const { parts, total } = scoresOf(vector);
    const found = Object.fromEntries(
      Object.entries({ ...parts, total: { tenths: total } }).map(([name, { tenths }]) => [
        name,
        tenths === null ? null : tenths / 10,
      ]),
    );
    expect(found).toEqual(vector.expected);
  });

  it('names the rule that decided its syntax', () => {
    const { syntax } = scoresOf(vector).parts;
    const [name = '', kinds = ''] = vector.rules.at(-1)!.split(': ');
    expect(NAMES[name]).toContain(syntax.rule);
    const known = kinds.split(',').flatMap((kind) => MINOR[kind] ?? []);
    if (known.length > 0) expect([...(syntax.minor ?? [])].toSorted()).toEqual(known.toSorted());
  });
});

it('all 42 vectors are there', () => {
  expect(vectors).toHaveLength(42);
});

it('the sample has the parts that were derived by hand', () => {
  const derived = JSON.parse(readFileSync(new URL('./vectors/sample.json', import.meta.url), 'utf8')) as {
    items: readonly (readonly [id: string, ...parts: (number | null)[]])[];
  };
  const rows = readFileSync(new URL('../../../../public/samples/calculator.jsonl', import.meta.url), 'utf8');
  const found = rows
    .trim()
    .split('\n')
    .map((row) => {
      const read = touchstone.read(sliceOf(row));
      if (!('item' in read)) throw new Error(row);
      const item = { key: { id: read.id ?? '', attempt: 0 }, ...read.item };
      const result = judge(calculatorRubric, item, read.reply, optionsOf(calculatorRubric));
      const detail = result.state === 'fault' ? null : result.verdict?.detail;
      if (detail?.code !== 'calculator') throw new Error(row);
      const { parts, total } = detail.scores;
      const tenths = [parts.decision, parts.logic, parts.syntax, parts.answer].map((part) => part.tenths);
      return [read.id, ...[...tenths, total].map((one) => (one === null ? null : one / 10))];
    });
  expect(found).toEqual(derived.items);
});
