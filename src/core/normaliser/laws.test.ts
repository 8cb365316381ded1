import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canon } from '../conformance/canon.ts';
import { validate } from '../conformance/validate.ts';
import { isJsonArray, isJsonNumber, isJsonObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { writeJson } from '../json/write.ts';
import { valueOf } from './builders.ts';
import { normalise } from './normalise.ts';
import { RULES } from './normaliser.ts';
import { objectSchema, propertiesOf, typeOf } from './schema.ts';

/** A value and a schema that accepts it. */
interface Fit {
  readonly schema: JsonObject;
  readonly value: JsonValue;
}

function schema(type: string, ...more: readonly (readonly [string, JsonValue])[]): JsonObject {
  return new Map<string, JsonValue>([['type', type], ...more]);
}

function numbers(type: string, ...tokens: readonly string[]): fc.Arbitrary<Fit> {
  return fc.constantFrom(...tokens).map((token) => ({ schema: schema(type), value: valueOf(token) }));
}

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', '__proto__', 'constructor', '', 'a b');
const members = ['deg c', 'deg_f', 'Mile', 'km', '3', '[1]'];

const { fit, object } = fc.letrec<{ fit: Fit; scalar: Fit; array: Fit; object: Fit }>((tie) => ({
  scalar: fc.oneof(
    numbers('integer', '0', '3', '-7', '9007199254740992', '9007199254740993', '-12345678901234567890'),
    numbers('number', '2.5', '-0.0', '1e+16', '1e-07', '100.0', '7', '-3'),
    fc.boolean().map((value) => ({ schema: schema('boolean'), value })),
    fc
      .constantFrom('', ' x ', '3', 'true', '[1]', '{"a":1}', '"', 'é😀')
      .map((value) => ({ schema: schema('string'), value })),
    fc.constantFrom(...members).map((value) => ({ schema: schema('string', ['enum', members]), value })),
    fc.constantFrom<JsonValue>(null, 'x', ['x'], new Map([['k', true]])).map((value) => ({ schema: new Map(), value })),
  ),
  array: fc.tuple(tie('fit'), fc.nat(3)).map(([one, length]) => ({
    schema: schema('array', ['items', one.schema]),
    value: Array.from({ length }, () => one.value),
  })),
  object: fc
    .tuple(
      fc.uniqueArray(fc.tuple(key, tie('fit'), fc.nat(2)), { maxLength: 5, selector: ([name]) => name }),
      fc.boolean(),
    )
    .map(([fields, closed]) => {
      const given = fields.filter(([, , use]) => use > 0);
      return {
        schema: schema(
          'object',
          ['properties', new Map(fields.map(([name, one]) => [name, one.schema]))],
          ['required', fields.filter(([, , use]) => use === 2).map(([name]) => name)],
          ['additionalProperties', !closed],
        ),
        value: new Map(given.map(([name, one]) => [name, one.value])),
      };
    }),
  fit: fc.oneof({ maxDepth: 3 }, tie('scalar'), tie('object'), tie('array')),
}));

function toolsOf(parameters: JsonObject): JsonValue {
  return [
    new Map<string, JsonValue>([
      ['name', 'get_weather'],
      ['parameters', parameters],
    ]),
  ];
}

function callOf(args: JsonValue, name = 'get_weather'): JsonObject {
  return new Map<string, JsonValue>([
    ['name', name],
    ['arguments', args],
  ]);
}

function textOf(value: JsonValue): string {
  return writeJson(value).text;
}

/** Says for each place whether it is spoilt there. */
type Pick = () => boolean;

/** The value with noise that the rules take off again, here and there. */
function spoil(value: JsonValue, by: JsonObject, pick: Pick): JsonValue {
  const type = typeOf(by);
  if (isJsonObject(value) && type === 'object') return asText(spoilObject(value, by, pick), pick);
  if (isJsonArray(value) && type === 'array') {
    const items = by.get('items');
    const elements = value.map((one) => (items !== undefined && isJsonObject(items) ? spoil(one, items, pick) : one));
    const [only] = elements;
    // A bare text would be read as the array it may hold.
    const bare =
      elements.length === 1 && only !== undefined && only !== null && !isJsonArray(only) && typeof only !== 'string';
    return bare && pick() ? only : asText(elements, pick);
  }
  if (type === null) return value;
  const noisy = pick() ? spoilScalar(value, by, type) : value;
  return pick() ? [noisy] : noisy;
}

function spoilScalar(value: JsonValue, by: JsonObject, type: string): JsonValue {
  if (typeof value === 'boolean') return value ? 'True' : 'false';
  if (isJsonNumber(value)) {
    return type === 'integer' && value.token.length < 16 && value.token.length % 2 === 0
      ? { token: `${value.token}.0`, float: true }
      : canon(value);
  }
  return typeof value === 'string' && by.has('enum') ? ` ${value.toUpperCase().replace(/[_ ]/g, '-')} ` : value;
}

function spoilObject(value: JsonObject, by: JsonObject, pick: Pick): JsonObject {
  const properties = propertiesOf(by);
  const result = new Map<string, JsonValue>();
  for (const [name, member] of value) {
    const property = properties.get(name);
    result.set(name, property !== undefined && isJsonObject(property) ? spoil(member, property, pick) : member);
  }
  if (by.get('additionalProperties') !== false) return result;
  flatten(result, properties, pick);
  if (pick()) result.set('nobody declares this', 'noise');
  return result;
}

/** Moves members of nested objects up, where only they declare the name. */
function flatten(result: Map<string, JsonValue>, properties: JsonObject, pick: Pick): void {
  const given = new Map(result);
  for (const [name, nested] of given) {
    const schemaOf = objectSchema(properties.get(name));
    if (!isJsonObject(nested) || schemaOf === null) continue;
    const left = new Map(nested);
    for (const [inner, member] of nested) {
      const hosts = [...properties.values()].filter((one) => propertiesOf(objectSchema(one) ?? new Map()).has(inner));
      if (properties.has(inner) || !propertiesOf(schemaOf).has(inner) || hosts.length !== 1 || !pick()) continue;
      left.delete(inner);
      result.set(inner, member);
    }
    // Where nothing was moved an object that is left out would not be made again.
    if (left.size > 0 || nested.size === 0 || !pick()) result.set(name, left);
    else result.delete(name);
  }
}

function asText(value: JsonValue, pick: Pick): JsonValue {
  if (!pick()) return value;
  return pick() ? JSON.stringify(textOf(value)) : textOf(value);
}

const picks = fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }).map((list): (() => Pick) => {
  return () => {
    let at = 0;
    return () => {
      at += 1;
      return list[at % list.length] ?? false;
    };
  };
});

describe('a call that the schema accepts and that has nothing undeclared', () => {
  it('comes back unchanged, without a step', () => {
    fc.assert(
      fc.property(object, ({ schema: parameters, value }) => {
        const call = callOf(value);
        const { call: found, trace } = normalise(textOf(call), toolsOf(parameters));
        expect(found === null ? null : canon(found)).toBe(canon(call));
        expect(trace).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('comes back from behind any noise that the rules take off, with a step exactly where there was some', () => {
    fc.assert(
      fc.property(
        object,
        picks,
        fc.constantFrom('get_weather', ' api.tools:Get-Weather()'),
        ({ schema: parameters, value }, pick, name) => {
          const next = pick();
          const call = callOf(value);
          const noisy = callOf(spoil(value, parameters, next), name);
          const copies = next() ? [noisy, call] : noisy;
          const { call: found, trace } = normalise(textOf(copies), toolsOf(parameters));
          expect(found === null ? null : canon(found)).toBe(canon(call));
          expect(trace.length === 0).toBe(canon(copies) === canon(call));
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('whatever is given', () => {
  const anyArguments = fc.oneof(
    object.map(({ value }) => value),
    fc.tuple(object, picks).map(([one, pick]) => spoil(one.value, one.schema, pick())),
    fit.map(({ value }) => value),
  );

  it('a call that is returned satisfies the schema, and is what it is normalised to', () => {
    let returned = 0;
    fc.assert(
      fc.property(object, anyArguments, ({ schema: parameters }, args) => {
        const tools = toolsOf(parameters);
        const { call, refusal, trace } = normalise(textOf(callOf(args)), tools);
        expect(call === null).toBe(refusal !== null);
        if (call === null || !isJsonObject(call)) return;
        returned += 1;
        expect(validate(call.get('arguments') ?? null, parameters)).toEqual({ kind: 'checked', errors: [] });
        expect(trace.length === 0).toBe(canon(call) === canon(callOf(args)));
        const again = normalise(canon(call), tools);
        expect(again.call === null ? null : canon(again.call)).toBe(canon(call));
        expect(again.trace).toEqual([]);
      }),
      { numRuns: 2000 },
    );
    expect(returned).toBeGreaterThan(200);
  });

  it('a rule that is left out makes no step', () => {
    fc.assert(
      fc.property(object, anyArguments, fc.subarray([...RULES]), ({ schema: parameters }, args, left) => {
        const off = new Set(left);
        const { trace } = normalise(textOf([callOf(args, 'Get Weather'), callOf(args)]), toolsOf(parameters), off);
        expect(trace.filter(({ rule }) => off.has(rule))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('nothing is thrown', () => {
    const words = [
      'type',
      'object',
      'array',
      'properties',
      'required',
      'items',
      'enum',
      'default',
      'name',
      'parameters',
    ];
    const anyText = fc.oneof(fc.constantFrom(...words, 'a', '__proto__', 't'), fc.string({ maxLength: 3 }));
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        fc.oneof(fc.constantFrom(null, true, false, 0, 1.5), anyText),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(anyText, tie('value'), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(value, value, value, (properties, more, args) => {
        const parameters = { type: 'object', properties, required: more, additionalProperties: false };
        const tools = valueOf(JSON.stringify([properties, { name: 't', parameters }]));
        const found = normalise(JSON.stringify({ name: 't', arguments: args }), tools);
        expect(found.call === null).toBe(found.refusal !== null);
        expect(normalise(JSON.stringify(args), valueOf(JSON.stringify(more))).trace).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('depth', () => {
  function nested(levels: number, wrap: (inner: JsonObject) => JsonObject, inner: JsonObject): JsonObject {
    let result = inner;
    for (let level = 0; level < levels; level += 1) result = wrap(result);
    return result;
  }
  const objects = nested(985, (inner) => schema('object', ['properties', new Map([['a', inner]])]), schema('integer'));
  function arrays(levels: number): JsonObject {
    const list = nested(levels, (inner) => schema('array', ['items', inner]), schema('integer'));
    return schema('object', ['properties', new Map([['a', list]])]);
  }

  it.each([
    ['objects', `${'{"a":'.repeat(985)}"3"${'}'.repeat(985)}`, objects],
    ['arrays', `{"a":${'['.repeat(980)}"3"${']'.repeat(980)}}`, arrays(980)],
    ['arrays that are made', '{"a":"3"}', arrays(980)],
  ])('of 980 %s is followed to its end', (_, args, parameters) => {
    const { call } = normalise(`{"name": "get_weather", "arguments": ${args}}`, toolsOf(parameters));
    expect(call === null ? null : canon(call)).toMatch(/[[:]3[\]}]/);
  });

  it('that no text has is refused, and never overflows the stack', () => {
    const { refusal } = normalise('{"name": "get_weather", "arguments": {"a": 3}}', toolsOf(arrays(9000)));
    expect(refusal?.code).toBe('too-deep');
    expect(normalise('['.repeat(100_000), []).refusal?.code).toBe('not-json');
  });
});
