import { Check, X } from 'lucide-react';
import type { LabelValue } from '../../state/labels/desk.ts';
import { cx } from '../../ui/cx.ts';
import { KeyButton } from './KeyButton.tsx';
import type { Status } from './status.ts';
import { words } from './words.ts';
import styles from './VerdictButtons.module.css';

export interface VerdictButtonsProps {
  readonly status: Status;
  /** By parts: PASS or FAIL follows from them, and is not said. */
  readonly graded: boolean;
  readonly onLabel: (value: LabelValue) => void;
}

/** What can be said of the item as a whole. The buttons stay where they are from item to item, and keep the focus. */
export function VerdictButtons({ status, graded, onLabel }: VerdictButtonsProps) {
  return (
    <div className={styles.buttons} role="group" aria-label={words.answer}>
      {!graded && (
        <>
          <KeyButton
            id="label-pass"
            keys="p"
            icon={<Check />}
            pressed={status === 'PASS'}
            className={styles.chief}
            onClick={() => {
              onLabel('PASS');
            }}
          >
            {words.pass}
          </KeyButton>
          <KeyButton
            id="label-fail"
            keys="f"
            icon={<X />}
            pressed={status === 'FAIL'}
            className={cx(styles.chief, styles.fail)}
            onClick={() => {
              onLabel('FAIL');
            }}
          >
            {words.fail}
          </KeyButton>
        </>
      )}
      <KeyButton
        id="label-unsure"
        keys="u"
        pressed={status === 'UNSURE'}
        className={styles.other}
        onClick={() => {
          onLabel('UNSURE');
        }}
      >
        {words.unsure}
      </KeyButton>
      <KeyButton
        id="label-skip"
        keys="s"
        pressed={status === 'SKIP'}
        className={styles.other}
        onClick={() => {
          onLabel('SKIP');
        }}
      >
        {words.skip}
      </KeyButton>
      <KeyButton
        id="label-clear"
        keys="x"
        className={styles.other}
        aria-disabled={status === 'none'}
        onClick={() => {
          if (status !== 'none') onLabel(null);
        }}
      >
        {words.clear}
      </KeyButton>
    </div>
  );
}
