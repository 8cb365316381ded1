import { useStore } from 'zustand';
import type { Dataset } from '../../state/datasets.ts';
import { lacksReplies } from '../../state/replySets.ts';
import { paramsOf, withParams } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { MissingFiles } from './MissingFiles.tsx';
import { words } from './words.ts';

export interface MissingRepliesProps {
  readonly bench: Workbench;
  readonly dataset: Dataset;
  readonly pickKeys: string;
  readonly onPick: () => void;
  readonly onPickFolder: () => void;
}

/** In place of an open dataset when a link is about replies that are not open: other replies would say other things. */
export function MissingReplies({ bench, dataset, pickKeys, onPick, onPickFolder }: MissingRepliesProps) {
  const route = useStore(bench.store, (state) => state.route);
  const { run, beside, needs } = paramsOf(route);
  const open = new Set(dataset.sources.map((source) => source.name));
  const lacking = [run, beside].filter((one) => lacksReplies(dataset.summary, one));
  const digits = new Set(lacking.flatMap((one) => (one?.replies === null || one === null ? [] : [one.replies])));
  return (
    <MissingFiles
      bench={bench}
      title={words.missingRepliesTitle(needs.filter((name) => !open.has(name)))}
      text={words.missingRepliesText(dataset.name, [...digits])}
      elseLabel={words.missingRepliesElse}
      onElse={() => {
        const plain = run === null ? null : { ...run, replies: null };
        bench.actions.go(withParams(route, { run: plain, beside: null, needs: [] }));
      }}
      pickKeys={pickKeys}
      onPick={onPick}
      onPickFolder={onPickFolder}
    />
  );
}
