import { readFileSync } from 'node:fs';
import { array, assert, constantFrom, json as anyJson, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PADDING } from '../bytes/byteStore.ts';
import { ROW } from '../../core/json/policy.ts';
import { readJson } from '../../core/json/reader.ts';
import { BAD_JSON, BAD_UTF8, INCOMPLETE, JsonBytes, OK, TOO_DEEP } from './jsonBytes.ts';

const suiteFile = new URL('../../core/json/vectors/suite.json', import.meta.url);
interface Row {
  readonly name: string;
  readonly base64?: string;
  readonly repeat?: { readonly text: string; readonly times: number };
}
const suite = (JSON.parse(readFileSync(suiteFile, 'utf8')) as { rows: Row[] }).rows;

/** The bytes with the zeros behind them that the scan wants. */
function ended(bytes: Uint8Array): Uint8Array {
  const longer = new Uint8Array(bytes.length + PADDING);
  longer.set(bytes);
  return longer;
}

function utf8(text: string): Uint8Array {
  return ended(new TextEncoder().encode(text));
}

/** Whether the scan takes the whole of it, white space around included. */
function takes(bytes: Uint8Array): boolean {
  const json = new JsonBytes([], ROW.maxDepth);
  const limit = bytes.length - PADDING;
  let from = 0;
  while (from < limit && isBlank(bytes[from]!)) from += 1;
  if (json.scan(bytes, from, limit, false) !== OK) return false;
  let end = json.end;
  while (end < limit && isBlank(bytes[end]!)) end += 1;
  return end === limit;
}

function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** What decoding fatally and reading exactly say of the same bytes. */
function reads(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, -PADDING));
    return readJson(text, ROW).ok;
  } catch {
    return false;
  }
}

describe('the scan of bytes and the exact reader hold to one grammar', () => {
  test('on every file of the suite', () => {
    expect(suite.length).toBe(318);
    const parted = suite.filter(({ base64 = '', repeat }) => {
      const content =
        repeat === undefined ? Buffer.from(base64, 'base64') : Buffer.from(repeat.text.repeat(repeat.times));
      const bytes = ended(content);
      return takes(bytes) !== reads(bytes);
    });
    expect(parted.map((row) => row.name)).toEqual([]);
  });

  test('on any JSON with any one byte changed', () => {
    assert(
      property(anyJson(), nat(), nat(255), (text, at, byte) => {
        const bytes = utf8(text);
        expect(takes(bytes)).toBe(true);
        bytes[at % (bytes.length - PADDING)] = byte;
        expect(takes(bytes)).toBe(reads(bytes));
      }),
      { numRuns: 3000 },
    );
  });

  test('on any bytes', () => {
    const token = constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      'u',
      '0',
      '-',
      '1',
      '.',
      'e',
      '+',
      'true',
      'null',
      'NaN',
      'Infinity',
      ' ',
      '\n',
      '\u0000',
      'é',
      '\u{1f600}',
    );
    assert(
      property(array(token, { maxLength: 12 }), (tokens) => {
        const bytes = utf8(tokens.join(''));
        expect(takes(bytes)).toBe(reads(bytes));
      }),
      { numRuns: 5000 },
    );
  });
});

test('cut anywhere, a container or a string is incomplete, never broken', () => {
  const whole = utf8('{"k\\u00e9y": [1.5e-3, -0, true, null, "\\n é €\u{1f600}"], "x": {"y": false}}');
  for (let length = 1; length < whole.length - PADDING; length += 1) {
    const cut = ended(whole.subarray(0, length));
    const json = new JsonBytes(['x'], 10);
    expect([length, json.scan(cut, 0, length, false)]).toEqual([length, INCOMPLETE]);
  }
});

test('what is broken says how', () => {
  function scan(bytes: Uint8Array, depth = 10): number {
    return new JsonBytes([], depth).scan(bytes, 0, bytes.length - PADDING, false);
  }
  expect(scan(utf8('{"a": tru }'))).toBe(BAD_JSON);
  expect(scan(ended(new Uint8Array([0x22, 0xc3, 0x28, 0x22])))).toBe(BAD_UTF8);
  expect(scan(ended(new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22, 0x22])))).toBe(BAD_UTF8);
  expect(scan(utf8('[[[]]]'), 2)).toBe(TOO_DEEP);
  expect(scan(utf8('[[[]]]'), 3)).toBe(OK);
});

describe('spans of wanted members', () => {
  function spans(text: string): { readonly odd: boolean; readonly texts: (string | null)[] } {
    const json = new JsonBytes(['id', 'reply'], 10);
    const bytes = utf8(text);
    expect(json.scan(bytes, 0, bytes.length - PADDING, false)).toBe(OK);
    function part(at: number): string | null {
      const [from = 0, to = 0] = [json.spans[at * 2], json.spans[at * 2 + 1]];
      return from === 0 ? null : new TextDecoder().decode(bytes.subarray(from, to));
    }
    return { odd: json.odd, texts: [part(0), part(1)] };
  }

  test('hold the value as it is written, wherever it stands', () => {
    expect(spans('{"a":{"id":1},"reply" : {"id": [2]} , "id":\t-3.0}')).toEqual({
      odd: false,
      texts: ['-3.0', '{"id": [2]}'],
    });
    expect(spans('{"id":"x"}')).toEqual({ odd: false, texts: ['"x"', null] });
  });

  test('are not to be trusted in a row that is odd: a key escaped, a wanted key twice, no object', () => {
    expect(spans('{"\\u0069d":1}').odd).toBe(true);
    expect(spans('{"id":1,"id":2}').odd).toBe(true);
    expect(spans('[{"id":1}]').odd).toBe(true);
    expect(spans('{"a":1,"a":2}').odd).toBe(false);
  });
});
