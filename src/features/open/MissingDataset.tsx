import { useStore } from 'zustand';
import { paramsOf } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { DropZone } from './DropZone.tsx';
import { words } from './words.ts';
import styles from './OpenView.module.css';

export interface MissingDatasetProps {
  readonly bench: Workbench;
  /** The name in the route: the first digits of the fingerprint. */
  readonly data: string;
  readonly pickKeys: string;
  readonly onPick: () => void;
}

/** In place of a dataset that a link leads to and that is neither open nor kept: what it is, and where to drop it. */
export function MissingDataset({ bench, data, pickKeys, onPick }: MissingDatasetProps) {
  const { actions, store } = bench;
  const needs = useStore(store, (state) => paramsOf(state.route).needs);
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <h1 className={styles.title} tabIndex={-1}>
            {words.missingTitle(needs)}
          </h1>
          <p className={styles.lead}>{words.missingText(data)}</p>
          <DropZone
            keys={pickKeys}
            onPick={onPick}
            onPaste={() => {
              actions.showDialog('paste');
            }}
          />
          <p className={styles.privacy}>{words.privacy}</p>
          <Button
            onClick={() => {
              actions.go({ view: 'open' });
            }}
          >
            {words.missingElse}
          </Button>
        </div>
      </div>
    </div>
  );
}
