import { lookOf, type PartLook, type Texture } from './look.ts';

export interface PatternProps {
  readonly id: string;
  readonly look: PartLook;
}

const LINES: Readonly<Record<Exclude<Texture, 'plain' | 'dots'>, string>> = {
  rising: 'M-2 2 2 -2M0 8 8 0M6 10 10 6',
  falling: 'M-2 6 2 10M0 0 8 8M6 -2 10 2',
  upright: 'M4 0V8',
};

/** A colour with its texture, to be filled with as `url(#id)`. */
export function Pattern({ id, look }: PatternProps) {
  const { colour, texture } = lookOf(look);
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={colour} />
      {texture === 'dots' && <circle cx="4" cy="4" r="1.6" fill="var(--surface)" fillOpacity="0.7" />}
      {texture !== 'plain' && texture !== 'dots' && (
        <path d={LINES[texture]} stroke="var(--surface)" strokeOpacity="0.55" strokeWidth="1.6" />
      )}
    </pattern>
  );
}
