import { useState } from 'react';
import type { ItemConformance } from '../../engine/conformance.ts';
import type { CaseLines } from '../../state/conformance/caseLines.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { adapterWords } from './adapterWords.ts';
import { CompareLineView } from './CompareLineView.tsx';
import type { Hit } from './searchParts.ts';
import { words } from './words.ts';
import styles from './Comparison.module.css';

export interface CaseLinesViewProps {
  readonly one: ItemConformance;
  readonly compared: CaseLines;
  /** The place to bring into sight. */
  readonly hit: Hit | null;
}

const SHOWN = 300;
const MORE = 1000;
const SIDES = [words.caseExpected, words.caseGot] as const;

/** What was expected beside what came back, a member a line, the first difference marked. */
export function CaseLinesView({ one, compared: { lines, cut, takenOff }, hit }: CaseLinesViewProps) {
  const [most, setMost] = useState(SHOWN);
  const shown = lines.slice(0, Math.max(most, (hit?.part.line ?? -1) + 1));
  const first = lines.findIndex(({ mark }) => mark !== 'same');
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.caseExpected}</th>
            <th scope="col">
              {words.caseGot} · <PlainText text={adapterWords(one.adapter)} limit={80} />
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line, place) => (
            <CompareLineView key={place} pair={0} place={place} line={line} first={place === first} sides={SIDES} />
          ))}
        </tbody>
      </table>
      {shown.length < lines.length && (
        <div className={styles.more}>
          <Button
            onClick={() => {
              setMost(shown.length + MORE);
            }}
          >
            {words.moreLines(Math.min(MORE, lines.length - shown.length))}
          </Button>
        </div>
      )}
      {cut && <p className={styles.note}>{words.cut}</p>}
      {takenOff.length > 0 && (
        <p className={styles.note}>
          <PlainText text={words.caseTakenOff(takenOff)} multiline />
        </p>
      )}
    </>
  );
}
