import { useId, useRef, type KeyboardEvent } from 'react';
import type { Rubric, RubricPart } from '../../core/rubric/rubric.ts';
import { cx } from '../../ui/cx.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { bandKeys, bandMove, bandOfKey } from './bandKeys.ts';
import { evenUnitsText } from './unitsText.ts';
import { words } from './words.ts';
import styles from './RubricParts.module.css';

export interface RubricPartsProps {
  readonly rubric: Rubric;
  readonly chosen: ReadonlyMap<string, number>;
  readonly onChoose: (part: string, score: number) => void;
}

/** The parts of a rubric, each with its bands. */
export function RubricParts({ rubric, chosen, onChoose }: RubricPartsProps) {
  const parts = useRef<HTMLDivElement>(null);

  /** A digit goes on to the next part, behind the last one to the first: that of the next item. */
  function goOn(at: number): void {
    const groups = parts.current?.querySelectorAll('[role="radiogroup"]') ?? [];
    groups[(at + 1) % groups.length]?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus();
  }
  return (
    <div ref={parts} className={styles.parts}>
      {rubric.parts.map((part, at) => (
        <Part
          key={part.id}
          part={part}
          unitsOfOne={rubric.unitsOfOne}
          score={chosen.get(part.id)}
          onChoose={(score) => {
            onChoose(part.id, score);
          }}
          onGoOn={() => {
            goOn(at);
          }}
        />
      ))}
    </div>
  );
}

interface PartProps {
  readonly part: RubricPart;
  readonly unitsOfOne: number;
  readonly score: number | undefined;
  readonly onChoose: (score: number) => void;
  readonly onGoOn: () => void;
}

/**
 * One of a part's bands, by radio buttons that are no fields: the keys of the view act while one has the focus. Arrows
 * only move, since a choice writes a label; digits, Enter and Space choose.
 */
function Part({ part, unitsOfOne, score, onChoose, onGoOn }: PartProps) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const at = part.bands.findIndex((band) => band.score === score);
  const keys = bandKeys(part);
  const most = part.bands.at(-1)?.score ?? 0;

  function onKeyDown(event: KeyboardEvent<HTMLElement>, place: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = bandMove(event.key, place, part.bands.length);
    const chosen = event.repeat ? null : bandOfKey(part, event.key);
    if (to === null && chosen === null) return;
    event.preventDefault();
    if (to !== null) focusBand(to);
    if (chosen === null) return;
    onChoose(part.bands[chosen]!.score);
    onGoOn();
  }
  function focusBand(place: number): void {
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[place]?.focus();
  }
  return (
    <section className={styles.part}>
      <h3 id={name} className={styles.name}>
        <PlainText text={part.name} multiline />
        <span className={styles.score}>
          {score === undefined
            ? words.partOpen
            : words.partScore(evenUnitsText(score, unitsOfOne), evenUnitsText(most, unitsOfOne))}
        </span>
      </h3>
      <div ref={group} role="radiogroup" aria-labelledby={name} className={styles.bands}>
        {part.bands.map((band, place) => (
          <button
            key={band.score}
            type="button"
            role="radio"
            aria-checked={place === at}
            tabIndex={place === Math.max(0, at) ? 0 : -1}
            className={cx(styles.band, place === at && styles.chosen)}
            onClick={() => {
              onChoose(band.score);
            }}
            onKeyDown={(event) => {
              onKeyDown(event, place);
            }}
          >
            <span className={styles.number}>{evenUnitsText(band.score, unitsOfOne)}</span>
            <span className={styles.sentence}>
              <PlainText text={band.sentence} multiline />
            </span>
            {keys[place] !== null && keys[place] !== undefined && (
              <span className={styles.key} aria-hidden="true">
                <Kbd keys={keys[place]} />
              </span>
            )}
          </button>
        ))}
      </div>
    </section>
  );
}
