import { describe, expect, it } from 'vitest';
import { scorerThat, verdict } from './builders.ts';
import { builtInDeclarations, findDeclaration } from './declarations.ts';
import { resolveOptions } from './options.ts';
import { refusalSentence } from '../words/refusal.ts';
import { mockJudge } from './mockJudge/mockJudge.ts';
import { recorded } from './recorded/recorded.ts';
import { builtInScorers, createRegistry, findScorer } from './registry.ts';
import { suggestScorer } from './suggest.ts';
import { trajectory } from './trajectory/trajectory.ts';
import { xlamToolCall } from './xlam/xlamToolCall.ts';

const own = scorerThat(() => verdict());

describe('the registry', () => {
  it('finds what was registered, beside the built-in scorers', () => {
    const registry = createRegistry();
    expect(registry.register(own)).toEqual({ ok: true });
    expect(registry.find('told')).toBe(own);
    expect(registry.names()).toEqual([...builtInScorers.map(({ name }) => name), 'told']);
    expect(createRegistry().find('told')).toBeNull();
  });

  it('refuses no scorer, an empty name and a taken name, a built-in’s too', () => {
    const registry = createRegistry();
    registry.register(own);
    expect(registry.register(null)).toMatchObject({ ok: false, why: 'no-scorer' });
    expect(registry.register(undefined)).toMatchObject({ why: 'no-scorer' });
    expect(registry.register({ ...own, name: '' })).toMatchObject({ why: 'empty-name' });
    expect(registry.register({ ...own })).toMatchObject({ why: 'name-taken', name: 'told' });
    for (const { name } of builtInScorers) {
      expect(registry.register({ ...own, name })).toMatchObject({ why: 'name-taken' });
    }
    expect(registry.find(xlamToolCall.name)).toBe(xlamToolCall);
  });

  it('knows no scorer by the name of something every object has', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) expect(findScorer(name)).toBeNull();
    expect(findScorer('exact')?.name).toBe('exact');
  });
});

describe('options', () => {
  it('are filled in with their defaults, in declared order', () => {
    const read = resolveOptions(xlamToolCall, new Map([['schemas', 'skip']]));
    expect(read.ok ? [...read.options] : read).toEqual([
      ['ordering', 'any'],
      ['toolCallParser', 'hermes'],
      ['schemas', 'skip'],
    ]);
  });

  it('are refused with what would be allowed', () => {
    expect(resolveOptions(xlamToolCall, new Map([['ordering', 'ANY']]))).toEqual({
      ok: false,
      refusal: { code: 'bad-option', option: 'ordering', value: 'ANY', allowed: ['any', 'strict'] },
    });
    expect(resolveOptions(xlamToolCall, new Map([['__proto__', 'x']]))).toMatchObject({
      refusal: { code: 'unknown-option', option: '__proto__', known: ['ordering', 'toolCallParser', 'schemas'] },
    });
  });
});

describe('the suggested scorer', () => {
  it('compares what most references hold', () => {
    expect(suggestScorer({ calls: 3, texts: 1, broken: 0 })).toBe('xlam-tool-call');
    expect(suggestScorer({ calls: 1, texts: 3, broken: 0 })).toBe('exact');
    expect(suggestScorer({ calls: 0, texts: 0, broken: 2 })).toBe('xlam-tool-call');
  });

  it('judges a normaliser where there are cases of a corpus', () => {
    expect(suggestScorer({ calls: 0, texts: 0, broken: 0, conformance: 6 })).toBe('toolcall-300');
    expect(suggestScorer({ calls: 3, texts: 0, broken: 0, conformance: 0 })).toBe('xlam-tool-call');
  });

  it('compares trajectories where references have them', () => {
    expect(suggestScorer({ calls: 3, texts: 3, broken: 0, paths: 1 })).toBe('trajectory');
    expect(suggestScorer({ calls: 3, texts: 1, broken: 0, paths: 0 })).toBe('xlam-tool-call');
  });

  it('reads recorded verdicts where there is nothing to compare with', () => {
    for (const kind of ['verdict', 'judge', 'label'] as const) {
      const columns = [{ name: 'v', kind, states: { right: 0, wrong: 1, notJudged: 0, fault: 0 } }];
      expect(suggestScorer({ calls: 0, texts: 0, broken: 0 }, columns)).toBe('recorded');
      expect(suggestScorer({ calls: 1, texts: 0, broken: 0 }, columns)).toBe('xlam-tool-call');
    }
  });

  it('is none where there is nothing to compare with', () => {
    expect(suggestScorer({ calls: 0, texts: 0, broken: 0 })).toBeNull();
    const score = { name: 's', kind: 'score', states: null } as const;
    expect(suggestScorer({ calls: 0, texts: 0, broken: 0 }, [score])).toBeNull();
    const choices = { name: 'c', kind: 'label', states: { right: 0, wrong: 0, notJudged: 0, fault: 1 } } as const;
    expect(suggestScorer({ calls: 0, texts: 0, broken: 0 }, [choices])).toBeNull();
  });
});

describe('an open option', () => {
  it('takes any text, and has a default as others have', () => {
    const read = resolveOptions(recorded, new Map([['column', '__proto__ "x"']]));
    expect(read.ok ? [...read.options] : read).toEqual([['column', '__proto__ "x"']]);
    const empty = resolveOptions(recorded, new Map());
    expect(empty.ok ? [...empty.options] : empty).toEqual([['column', '']]);
  });

  it('of numbers is refused with the numbers that would be allowed', () => {
    const read = resolveOptions(trajectory, new Map([['threshold', '2']]));
    const range = { min: 0, max: 1, whole: false };
    const refusal = { code: 'bad-option', option: 'threshold', value: '2', allowed: ['0.6'], range } as const;
    expect(read).toEqual({ ok: false, refusal });
    expect(refusalSentence(refusal)).toBe(
      'The option threshold cannot be "2". Give a number from 0 to 1, in plain digits.',
    );
    const judge = resolveOptions(mockJudge, new Map([['extraAtMost', '1.5']]));
    expect(judge.ok ? '' : refusalSentence(judge.refusal)).toBe(
      'The option extraAtMost cannot be "1.5". Give a whole number from 0 on, in plain digits.',
    );
  });
});

describe('the declarations that a page reads', () => {
  it('are those of the built-in scorers, in their order', () => {
    expect(builtInDeclarations.map(({ name }) => name)).toEqual(builtInScorers.map(({ name }) => name));
    for (const scorer of builtInScorers) expect(scorer).toMatchObject({ ...findDeclaration(scorer.name) });
    expect(findDeclaration('__proto__')).toBeNull();
  });
});
