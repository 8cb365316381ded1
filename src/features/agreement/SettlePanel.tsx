import { useMemo, useState } from 'react';
import type { ItemKey } from '../../core/model/item.ts';
import type { Compared } from '../../state/agreement/compareSides.ts';
import type { PeopleCompared } from '../../state/agreement/peopleCompared.ts';
import { overridesAll, toSettle, type ToSettle } from '../../state/agreement/settling.ts';
import type { LabelValue } from '../../state/labels/desk.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Section } from './Section.tsx';
import { Verdict } from './Verdict.tsx';
import { words } from './words.ts';
import styles from './SettlePanel.module.css';

export interface SettlePanelProps {
  readonly compared: Compared;
  readonly people: PeopleCompared;
  /** Somebody is named under whose name it can be kept. */
  readonly canSettle: boolean;
  readonly onSettle: (key: ItemKey, value: LabelValue, note: string) => void;
  readonly onShow: (key: ItemKey) => void;
}

const SHOWN = 20;
const VALUES = ['PASS', 'FAIL', 'UNSURE'] as const;

/** Items on which people differ, to be settled by somebody without knowing who said what. */
export function SettlePanel({ compared, people, canSettle, onSettle, onShow }: SettlePanelProps) {
  const [most, setMost] = useState(SHOWN);
  const { items } = compared.by;
  const list = useMemo(
    () => toSettle(people.people, { ...compared.people, items: items ?? new Map() }, compared.by.categories),
    [people, compared, items],
  );
  if (list.length === 0) return null;
  const open = list.filter(({ settled }) => settled === null).length;
  const rest = list.length - most;
  return (
    <Section title={words.settle} note={words.settleOpen(open)}>
      <p className={styles.quiet}>{canSettle ? words.settleWhy : words.settleNobody}</p>
      <ul className={styles.list}>
        {list.slice(0, most).map((one) => (
          <Item
            key={`${one.key.attempt} ${one.key.id}`}
            item={one}
            canSettle={canSettle && !compared.values}
            onSettle={onSettle}
            onShow={onShow}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            setMost(most + SHOWN);
          }}
        >
          {words.more(Math.min(rest, SHOWN))}
        </Button>
      )}
    </Section>
  );
}

interface ItemProps extends Pick<SettlePanelProps, 'canSettle' | 'onSettle' | 'onShow'> {
  readonly item: ToSettle;
}

function Item({ item, canSettle, onSettle, onShow }: ItemProps) {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState(false);
  function settle(value: (typeof VALUES)[number]): void {
    const lacks = overridesAll(item, value) && note.trim() === '';
    setProblem(lacks);
    if (!lacks) onSettle(item.key, value, note.trim());
  }
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.key}
          onClick={() => {
            onShow(item.key);
          }}
        >
          <PlainText text={item.key.id} limit={120} />
          {item.key.attempt > 0 && ` ${words.attempt(item.key.attempt)}`}
        </button>
        {item.said.map(({ letter, value, note: why }) => (
          <span key={letter} className={styles.said}>
            <span className={styles.quiet}>{words.settleRater(letter)}</span> <Verdict value={value} />
            {why !== '' && (
              <span className={styles.why}>
                <PlainText text={why} limit={200} />
              </span>
            )}
          </span>
        ))}
        {item.settled !== null && (
          <span className={styles.settled}>
            <PlainText text={words.settled(item.settled)} limit={120} />
          </span>
        )}
      </div>
      {canSettle && (
        <div className={styles.line}>
          <div className={styles.note}>
            <TextField
              label={words.settleNote}
              value={note}
              onChange={setNote}
              hint={words.settleNoteHint}
              error={problem ? words.settleNoteMissing : undefined}
            />
          </div>
          {VALUES.map((value) => (
            <Button
              key={value}
              pressed={item.settled === value}
              label={words.settleAs(value)}
              onClick={() => {
                settle(value);
              }}
            >
              {value}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
