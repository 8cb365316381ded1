import type { ReactNode } from 'react';
import type { PathPositions } from '../../engine/trajectories.ts';
import { Meter } from '../../ui/Meter.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { positionLines, type PositionLine } from './positionLines.ts';
import { words, type Unit } from './words.ts';
import styles from './PositionsPanel.module.css';

interface Choosing {
  readonly isChosen: (field: 'missing' | 'extra', value: string) => boolean;
  readonly onChoose: (field: 'missing' | 'extra', value: string) => void;
}

export interface PathTableProps extends Choosing {
  readonly path: PathPositions;
  readonly index: number;
  /** There is no other path to tell it from. */
  readonly alone: boolean;
  readonly unit: Unit;
}

/** The steps of one reference path: how often each is answered, and what is done in the gaps. */
export function PathTable({ path, index, alone, unit, ...choosing }: PathTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {words.positionsPath(alone ? null : index, path.positions.length, path.items, unit)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.positionsStep}</th>
          <th scope="col">{words.positionsHits}</th>
          <th scope="col">{words.positionsMissing}</th>
        </tr>
      </thead>
      <tbody>
        {positionLines(path).map((line, place) =>
          line.kind === 'step' ? (
            <StepRow key={place} line={line} unit={unit} {...choosing} />
          ) : (
            <GapRow key={place} line={line} unit={unit} {...choosing} />
          ),
        )}
      </tbody>
    </table>
  );
}

interface StepRowProps extends Choosing {
  readonly line: Extract<PositionLine, { readonly kind: 'step' }>;
  readonly unit: Unit;
}

function StepRow({ line: { number, position, inGroup }, unit, isChosen, onChoose }: StepRowProps) {
  const { name, hits, items, missing } = position;
  const rate = words.positionsRate(hits, items);
  return (
    <tr>
      <th scope="row">
        <span className={styles.number}>{number}</span>
        <PlainText text={name} mono />
        {inGroup && <span className={styles.quiet}> {words.positionsGroup}</span>}
      </th>
      <td>
        <span className={styles.rate}>{rate}</span>
        <Meter label={words.positionsHit(name, rate)} value={hits} max={items} tone="right" />
      </td>
      <td className={styles.can}>
        <CountButton
          text={words.positionsMiss(items - hits, missing)}
          title={words.positionsMissed(missing, name, unit)}
          disabled={missing === 0}
          chosen={isChosen('missing', name)}
          onChoose={() => {
            onChoose('missing', name);
          }}
        />
      </td>
    </tr>
  );
}

interface GapRowProps extends Choosing {
  readonly line: Extract<PositionLine, { readonly kind: 'gap' }>;
  readonly unit: Unit;
}

function GapRow({ line: { before, usual }, unit, isChosen, onChoose }: GapRowProps) {
  return (
    <tr className={styles.gap}>
      <td colSpan={3}>
        <PlainText text={words.positionsBefore(before)} />:{' '}
        {usual.map(({ name, items, extra }) => (
          <CountButton
            key={name}
            text={
              <>
                <PlainText text={name} mono limit={60} /> {words.positionsTimes(items)}
              </>
            }
            title={words.positionsExtra(extra, name, unit)}
            disabled={false}
            chosen={isChosen('extra', name)}
            onChoose={() => {
              onChoose('extra', name);
            }}
          />
        ))}
      </td>
    </tr>
  );
}

interface CountButtonProps {
  readonly text: ReactNode;
  readonly title: string;
  readonly disabled: boolean;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function CountButton({ text, title, disabled, chosen, onChoose }: CountButtonProps) {
  if (disabled) return <span className={styles.none}>{text}</span>;
  return (
    <button type="button" className={styles.count} aria-pressed={chosen} title={title} onClick={onChoose}>
      {text}
    </button>
  );
}
