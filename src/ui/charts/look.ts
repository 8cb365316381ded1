import type { Tone } from '../tone.ts';

/** What a part of a bar looks like: a state, one of several things, or all that is left. */
export type PartLook =
  | { readonly kind: 'state'; readonly tone: Tone }
  | { readonly kind: 'one'; readonly place: number }
  | { readonly kind: 'rest' };

export const TEXTURES = ['plain', 'rising', 'dots', 'falling', 'upright'] as const;
export type Texture = (typeof TEXTURES)[number];

const COLOURS = 8;
const STATE_TEXTURES: Readonly<Record<Tone, Texture>> = {
  right: 'plain',
  wrong: 'rising',
  unjudged: 'dots',
  fault: 'falling',
  extra: 'upright',
  missing: 'rising',
};

/**
 * Colour and texture of a part. As there are eight colours and five textures, forty parts in a row have each their own
 * pair, and neighbours differ in both.
 */
export function lookOf(look: PartLook): { readonly colour: string; readonly texture: Texture } {
  switch (look.kind) {
    case 'state':
      return { colour: `var(--${look.tone})`, texture: STATE_TEXTURES[look.tone] };
    case 'one':
      return {
        colour: `var(--part-${look.place % COLOURS})`,
        texture: TEXTURES[look.place % TEXTURES.length] ?? 'plain',
      };
    case 'rest':
      return { colour: 'var(--line-field)', texture: 'upright' };
  }
}
