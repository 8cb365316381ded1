import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { valueOf } from '../../state/async.ts';
import { NO_PARAMS } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Notice } from '../../ui/Notice.tsx';
import { DropZone } from './DropZone.tsx';
import { KeptFiles } from './KeptFiles.tsx';
import { loadAddress } from './loadAddress.ts';
import { OpenDatasets } from './OpenDatasets.tsx';
import { Samples } from './Samples.tsx';
import { words } from './words.ts';
import styles from './OpenView.module.css';

const AddressForm = lazy(loadAddress);

export interface OpenViewProps {
  readonly bench: Workbench;
  readonly pickKeys: string;
  readonly now: number;
  readonly onPick: () => void;
  readonly onPickFolder: () => void;
  /** Of the field for an address. */
  readonly addressId: string;
}

/** The first screen. */
export function OpenView({ bench, pickKeys, now, onPick, onPickFolder, addressId }: OpenViewProps) {
  const { actions, store } = bench;
  const datasets = useStore(store, (state) => state.datasets);
  const lostAddress = useStore(store, (state) => state.ui.lostAddress);
  return (
    <div className={styles.page}>
      <div className={styles.notices}>
        {lostAddress !== null && (
          <Notice tone="fault" live="polite" title={words.lostTitle} onDismiss={actions.dismissLostAddress}>
            {words.lostText}
          </Notice>
        )}
        {datasets.notKept !== null && (
          <Notice tone="fault" live="polite" title={words.notKeptTitle}>
            {words.notKept[datasets.notKept.code]}
          </Notice>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <h1 className={styles.title} tabIndex={-1}>
            {words.title}
          </h1>
          <p className={styles.lead}>{words.lead}</p>
          <DropZone
            keys={pickKeys}
            onPick={onPick}
            onPickFolder={onPickFolder}
            onPaste={() => {
              actions.showDialog('paste');
            }}
          />
          <div className={styles.addressPlace}>
            <Suspense fallback={null}>
              <AddressForm id={addressId} onOpen={actions.openAddresses} />
            </Suspense>
          </div>
          <p className={styles.privacy}>{words.privacy}</p>
          <Samples
            samples={valueOf(datasets.samples) ?? []}
            onList={actions.listSamples}
            onOpen={actions.openSample}
            onLabel={actions.labelSample}
          />
        </div>
        <div className={styles.side}>
          <OpenDatasets
            datasets={datasets.open}
            onClose={actions.closeDataset}
            onGo={(data) => {
              actions.go({ view: 'results', data, params: NO_PARAMS });
            }}
          />
          <KeptFiles
            kept={valueOf(datasets.kept) ?? []}
            now={now}
            onOpen={actions.openKept}
            onLook={actions.lookForKept}
            onForget={actions.forgetKept}
            onForgetAll={actions.forgetAllKept}
          />
        </div>
      </div>
    </div>
  );
}
