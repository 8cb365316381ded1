import { useStore } from 'zustand';
import { dataOf } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { bytesText } from './bytes.ts';
import { momentText } from './when.ts';
import { words } from './words.ts';

export interface ChangedFilesProps {
  readonly bench: Workbench;
}

/** Says that files of the dataset in sight are others on disk now, and what can be done about it. */
export function ChangedFiles({ bench }: ChangedFilesProps) {
  const { actions, store } = bench;
  const changed = useStore(
    store,
    (state) => state.datasets.changed.find((one) => one.data === dataOf(state.route) && !one.dismissed) ?? null,
  );
  if (changed === null) return null;
  const { data, files } = changed;
  return (
    <Notice
      tone="info"
      live="polite"
      title={<PlainText text={words.changedTitle(files.map(({ source }) => source.name))} multiline />}
      onDismiss={() => {
        actions.keepUnchanged(data);
      }}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              actions.openChanged(data);
            }}
          >
            {words.changedOpen}
          </Button>
          <Button
            onClick={() => {
              actions.compareChanged(data);
            }}
          >
            {words.changedCompare}
          </Button>
          <Button
            onClick={() => {
              actions.keepUnchanged(data);
            }}
          >
            {words.changedKeep}
          </Button>
        </>
      }
    >
      <PlainText
        multiline
        text={files
          .map(({ source, bytesBefore, changedAt }) =>
            words.changedText(source.name, bytesText(bytesBefore), bytesText(source.blob.size), momentText(changedAt)),
          )
          .join(' ')}
      />
    </Notice>
  );
}
