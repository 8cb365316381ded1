import { useMemo } from 'react';
import type { Alignment } from '../../core/trajectory/trajectory.ts';
import type { BuildPair } from '../../state/build.ts';
import { equalNames, pairNumber, tiedPairs, type Alternatives } from '../../state/buildAlternatives.ts';
import type { BothSides } from '../../state/buildCompare.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { headOf } from '../../ui/text/headOf.ts';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './AlignmentGrid.module.css';

export interface AlignmentGridProps {
  readonly pair: BuildPair;
  readonly sides: BothSides;
  readonly alignment: Alignment;
  readonly alternatives: Alternatives | null;
  readonly count: number | null;
}

/** Most cells that are drawn one by one, most steps of a side that have a name beside them, and most pairs in words. */
const CELLS = 60_000;
const NAMED = 40;
const SPOKEN = 200;
const SIDE = 22;
const LEAST = 2;
/** A wider one takes the room of two columns. */
const COLUMN = 420;
/** Most letters of a name beside the grid, and the pixels that one takes. */
const LETTERS = 30;
const LETTER = 6.7;

/** The alignment as the document draws it: reference across, candidate down, the matched path, and where ties are. */
export function AlignmentGrid({ pair, sides, alignment, alternatives, count }: AlignmentGridProps) {
  const wanted = pair.reference.length;
  const made = pair.candidate.length;
  const isFar = wanted * made > CELLS;
  const side = Math.max(LEAST, Math.min(SIDE, Math.floor(528 / Math.max(wanted, made, 1))));
  const isNamed = Math.max(wanted, made) <= NAMED;
  const matched = useMemo(() => new Set(alignment.pairs.map((one) => pairNumber(one, made))), [alignment, made]);
  const equal = useMemo(() => (isFar ? [] : equalNames(sides.path, sides.candidate)), [isFar, sides]);
  const tied = useMemo(
    () => (isFar || alternatives === null ? new Set<number>() : tiedPairs(alternatives, made)),
    [isFar, alternatives, made],
  );
  const named = useMemo(() => (isNamed ? widestName(pair) : 0), [isNamed, pair]);
  if (wanted === 0 || made === 0) return null;
  const scale = isFar ? 528 / Math.max(wanted, made) : side;
  const left = isNamed ? named + 12 : 0;
  const top = isNamed ? Math.ceil(named * 0.87) + 12 : 0;
  // Names over the grid are written aslant, by 60°: the last of them needs room behind it.
  const aslant = isNamed ? Math.ceil(named / 2) + 8 : 2;
  const [width, height] = [wanted * scale, made * scale];
  const path = alignment.pairs.map(
    ({ reference, candidate }) => `${(reference + 0.5) * scale} ${(candidate + 0.5) * scale}`,
  );
  function cells(numbers: Iterable<number>, draw: (x: number, y: number) => string): string {
    let text = '';
    for (const number of numbers) text += draw(Math.floor(number / made) * scale, (number % made) * scale);
    return text;
  }
  const inner = Math.max(1, scale - 2);
  function square(x: number, y: number): string {
    return `M${x + 1} ${y + 1}h${inner}v${inner}h${-inner}z`;
  }
  function dot(x: number, y: number): string {
    return `M${x + scale / 2 - 0.01} ${y + scale / 2}h0.02`;
  }
  return (
    <section
      className={styles.section}
      data-wide={left + width + aslant > COLUMN ? true : undefined}
      aria-label={words.grid}
    >
      <SectionHeader title={words.grid} level={2} />
      <p className={styles.about}>
        {words.gridAbout} {isFar ? words.gridFar : (count ?? 0) > 99 ? words.gridTiesCut : words.gridTies}
      </p>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="region" aria-label={words.gridDrawn} tabIndex={0}>
        <svg
          className={styles.grid}
          width={left + width + aslant}
          height={top + height + 2}
          role="img"
          aria-label={words.gridLabel(wanted, made, alignment.pairs.length)}
        >
          {isNamed &&
            pair.reference.map(({ key, step }, place) => (
              <text
                key={key}
                className={styles.name}
                transform={`translate(${left + (place + 0.5) * scale + 4} ${top - 6}) rotate(-60)`}
              >
                {shortName(step.name)}
              </text>
            ))}
          {isNamed &&
            pair.candidate.map(({ key, step }, place) => (
              <text key={key} className={styles.name} x={left - 6} y={top + (place + 0.5) * scale + 4} textAnchor="end">
                {shortName(step.name)}
              </text>
            ))}
          <g transform={`translate(${left} ${top})`}>
            {isNamed && <path className={styles.rules} d={rulesPath(wanted, made, scale)} />}
            <rect className={styles.frame} width={width} height={height} />
            <path className={styles.equal} d={cells(equal, dot)} />
            <path
              className={styles.tied}
              d={cells(
                [...tied].filter((one) => !matched.has(one)),
                square,
              )}
            />
            <path className={styles.matched} d={isFar ? '' : cells(matched, square)} />
            {path.length > 0 && <path className={styles.path} d={`M${path.join('L')}`} />}
          </g>
        </svg>
      </div>
      <details className={styles.words}>
        <summary>{words.gridText}</summary>
        <ol>
          {alignment.pairs.slice(0, SPOKEN).map(({ reference, candidate }) => (
            <li key={reference}>
              <PlainText
                text={words.gridPair(reference, candidate, labelText(pair.reference[reference]?.step.name ?? ''))}
              />
            </li>
          ))}
        </ol>
        {alignment.pairs.length > SPOKEN && <p>{words.gridMore(alignment.pairs.length - SPOKEN)}</p>}
      </details>
    </section>
  );
}

/** What has room beside a row of the grid. */
function shortName(name: string): string {
  const text = labelText(name);
  const head = headOf(text, LETTERS - 1);
  return head.length < text.length ? `${head}…` : head;
}

/** In pixels. */
function widestName({ reference, candidate }: BuildPair): number {
  const lengths = [...reference, ...candidate].map(({ step }) => shortName(step.name).length);
  return Math.ceil(Math.max(0, ...lengths) * LETTER);
}

function rulesPath(wanted: number, made: number, scale: number): string {
  let path = '';
  for (let at = 1; at < wanted; at += 1) path += `M${at * scale} 0V${made * scale}`;
  for (let at = 1; at < made; at += 1) path += `M0 ${at * scale}H${wanted * scale}`;
  return path;
}
