import { useStore } from 'zustand';
import { needsOf } from '../../state/route.ts';
import { isLate } from '../../state/reopen.ts';
import type { Workbench } from '../../state/workbench.ts';
import { MissingFiles } from './MissingFiles.tsx';
import { words } from './words.ts';

export interface MissingDatasetProps {
  readonly bench: Workbench;
  /** The name in the route: the first digits of the fingerprint. */
  readonly data: string;
  readonly pickKeys: string;
  readonly onPick: () => void;
  readonly onPickFolder: () => void;
}

/** In place of a dataset that a link leads to and that is neither open nor kept. */
export function MissingDataset({ bench, data, pickKeys, onPick, onPickFolder }: MissingDatasetProps) {
  const route = useStore(bench.store, (state) => state.route);
  const needs = needsOf(route, data);
  const silent = useStore(bench.store, (state) => isLate(state.datasets.notKept));
  return (
    <MissingFiles
      bench={bench}
      title={words.missingTitle(needs)}
      text={silent ? words.missingSilent(data) : words.missingText(data)}
      elseLabel={words.missingElse}
      onElse={() => {
        bench.actions.go({ view: 'open' });
      }}
      pickKeys={pickKeys}
      onPick={onPick}
      onPickFolder={onPickFolder}
    />
  );
}
