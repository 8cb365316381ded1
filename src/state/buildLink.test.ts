import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { named } from '../core/trajectory/steps.ts';
import type { ReferencePath, Step } from '../core/trajectory/trajectory.ts';
import { fromBase64Url, toBase64Url } from './base64Url.ts';
import { chooseArguments, limitJudge, loadPair, startBuild } from './buildEdit.ts';
import { buildFileText, readBuildFile } from './buildFile.ts';
import { packBuild, unpackBuild } from './buildLink.ts';

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.string({ unit: 'grapheme' }),
  argumentsText: fc.constantFrom(null, '{}', '{"q":"été"}', '{"a": [1, 1.0]}', 'no json', '[1]', '"text"'),
  failed: fc.constantFrom(null, true, false),
});
const path = fc.array(
  fc.oneof({ weight: 3, arbitrary: step }, { weight: 1, arbitrary: fc.array(step, { minLength: 2, maxLength: 3 }) }),
);

function packed(text: string): string {
  return deflateRawSync(Buffer.from(text)).toString('base64url');
}

describe('the link of the builder', () => {
  test('brings back whatever was built, with what was set', () => {
    fc.assert(
      fc.property(
        path,
        fc.array(step),
        fc.constantFrom('ignore', 'subset'),
        fc.nat(5),
        (reference, candidate, mode, extra) => {
          const state = limitJudge(chooseArguments(loadPair(startBuild(), reference, candidate), mode), {
            extraAtMost: extra,
          });
          const read = unpackBuild(packBuild(state));
          expect(read).toEqual({
            ok: true,
            file: {
              reference: reference satisfies ReferencePath,
              candidate,
              argumentsMode: mode,
              judge: { orderAtLeast: 0.75, extraAtMost: extra },
            },
          });
        },
      ),
    );
  });

  test('is read by any inflater, and holds a row of our own format', () => {
    const state = loadPair(startBuild(), [named('a'), [named('b'), named('c')]], [named('a')]);
    const text = inflateRawSync(Buffer.from(packBuild(state), 'base64url')).toString();
    expect(JSON.parse(text)).toEqual({ id: 'built', trajectory: ['a'], reference: { trajectory: ['a', ['b', 'c']] } });
  });

  test.each([
    ['no letters of base64url', '%%%', 'not-packed'],
    ['a lone letter', 'abcde', 'not-packed'],
    ['what was never deflated', 'AAAA', 'not-packed'],
    ['half of a link', packBuild(startBuild()).slice(0, 40), 'not-packed'],
    ['no JSON', packed('{"id": '), 'not-json'],
    ['another object', packed('{"messages": []}'), 'no-trajectory'],
    ['a reference that is no list', packed('{"trajectory": [], "reference": {"trajectory": 3}}'), 'no-trajectory'],
    ['a step that is none', packed('{"trajectory": [7], "reference": {"trajectory": []}}'), 'bad-path'],
    ['more letters than any link has', 'A'.repeat(70_000), 'too-long'],
    ['kilobytes that unfold into megabytes', packed(' '.repeat(5_000_000)), 'not-packed'],
  ])('refuses %s', (_, t, code) => {
    const read = unpackBuild(t);
    expect(read.ok ? null : read.problem.code).toBe(code);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (t) => {
        expect(typeof unpackBuild(t).ok).toBe('boolean');
      }),
    );
  });

  test('settings that make no sense are the defaults', () => {
    const read = readBuildFile(
      '{"trajectory": [], "reference": {"trajectory": []}, "arguments": 3, "judge": {"orderAtLeast": 2, "extraAtMost": -1}}',
    );
    expect(read).toMatchObject({
      ok: true,
      file: { argumentsMode: 'ignore', judge: { orderAtLeast: 0.75, extraAtMost: 1 } },
    });
    expect(buildFileText(startBuild())).not.toContain('judge');
  });
});

test('base64url is that of Node, in both directions', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const text = Buffer.from(bytes).toString('base64url');
      expect(toBase64Url(bytes)).toBe(text);
      expect(fromBase64Url(text)).toEqual(new Uint8Array(bytes));
    }),
  );
});
