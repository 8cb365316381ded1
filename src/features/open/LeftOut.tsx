import { useStore } from 'zustand';
import type { LeftOutFile } from '../../state/givenFiles.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { leftOutSentence } from './leftOutWords.ts';
import { words } from './words.ts';

export interface LeftOutProps {
  readonly bench: Workbench;
}

/** In one line the files that were given with others and not opened. */
export function LeftOut({ bench }: LeftOutProps) {
  const files = useStore(bench.store, (state) => state.datasets.leftOut);
  const { actions } = bench;
  if (files.length === 0) return null;
  const tables = files.filter(({ why }) => why === 'unknown-format');
  return (
    <Notice
      tone="info"
      live="polite"
      title={words.leftOut(files.length)}
      onDismiss={actions.dismissLeftOut}
      actions={
        tables.length === 0
          ? undefined
          : tables.slice(0, MOST_BUTTONS).map(({ source }: LeftOutFile) => (
              <Button
                key={source.name}
                onClick={() => {
                  actions.mapFile([source], source.name);
                }}
              >
                <PlainText text={words.byColumns(source.name)} multiline />
              </Button>
            ))
      }
    >
      <PlainText text={leftOutSentence(files)} multiline />
    </Notice>
  );
}

const MOST_BUTTONS = 6;
