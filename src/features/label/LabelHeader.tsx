import { Download, List, Redo2, Settings2, Undo2 } from 'lucide-react';
import { use } from 'react';
import type { Progress } from '../../state/labels/select.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { KeysOnContext } from './KeyButton.tsx';
import { progressText } from './progressText.ts';
import { SavedMark } from './SavedMark.tsx';
import type { SavedState } from './savedState.ts';
import { shortcutOf } from './shortcutOf.ts';
import { useHeading } from './useHeading.ts';
import { words } from './words.ts';
import styles from './LabelHeader.module.css';

export interface LabelHeaderProps {
  /** Of the file that is labelled. */
  readonly name: string;
  readonly progress: Progress;
  readonly saved: SavedState;
  readonly unsaved: number;
  /** Place of the item in the queue, from 0; -1 for none. */
  readonly at: number;
  /** The queue is in a drawer: null where it stands beside. */
  readonly onQueue: (() => void) | null;
  /** What would be undone and done again, in words; null for nothing. */
  readonly undo: string | null;
  readonly redo: string | null;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Null where all is labelled. */
  readonly onFinish: (() => void) | null;
  readonly agreementHref: string;
  readonly onBring: () => void;
  readonly onSave: (kind: 'jsonl' | 'json' | 'csv') => void;
  readonly onSettings: () => void;
  /** There is no room for words. */
  readonly narrow: boolean;
}

const KINDS = ['jsonl', 'json', 'csv'] as const;

/** What is labelled, how far it has come, whether it is saved, and what can be done with all labels. */
export function LabelHeader(props: LabelHeaderProps) {
  const { name, progress, saved, unsaved, at, onQueue, onFinish, agreementHref, narrow } = props;
  const heading = useHeading();
  return (
    <header className={styles.header}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        <PlainText text={name} />
      </h1>
      <div className={styles.progress}>
        <span className={styles.count}>{progressText(progress)}</span>
        <Meter
          label={words.progress(progress.labelled, progress.total)}
          value={progress.labelled}
          max={progress.total}
        />
      </div>
      <SavedMark state={saved} unsaved={unsaved} />
      <span className={styles.space} />
      {onQueue !== null && (
        <Button
          icon={<List />}
          label={words.queueOpenLabel(Math.max(0, at) + 1, progress.total)}
          className={styles.queueButton}
          onClick={onQueue}
        >
          {words.queueOpen(Math.max(0, at) + 1, progress.total)}
        </Button>
      )}
      <Steps {...props} />
      {onFinish !== null && !narrow && (
        <Button variant="quiet" onClick={onFinish}>
          {words.finish}
        </Button>
      )}
      {onFinish === null && (
        <div className={styles.finished}>
          <strong>{words.finished(progress.total)}</strong>
          <LinkButton href={agreementHref} variant="primary">
            {words.seeAgreement}
          </LinkButton>
        </div>
      )}
      <Menu
        align="end"
        trigger={<Button icon={<Download />} label={words.menu} />}
        entries={[
          ...(onFinish !== null && narrow
            ? [{ kind: 'item' as const, id: 'finish', label: words.finish, onSelect: onFinish }]
            : []),
          { kind: 'item', id: 'bring', label: words.bring, onSelect: props.onBring },
          { kind: 'separator', id: 'between' },
          { kind: 'heading', id: 'note', label: words.saveNote },
          ...KINDS.map((kind) => ({
            kind: 'item' as const,
            id: kind,
            label: words.saveKind[kind],
            onSelect: () => {
              props.onSave(kind);
            },
          })),
        ]}
      />
      <IconButton icon={<Settings2 />} label={words.settings} onClick={props.onSettings} />
    </header>
  );
}

/** They stay focusable when there is nothing to undo, so that the focus is not lost with the last one. */
function Steps({ undo, redo, onUndo, onRedo }: Pick<LabelHeaderProps, 'undo' | 'redo' | 'onUndo' | 'onRedo'>) {
  const on = use(KeysOnContext);
  return (
    <div className={styles.steps}>
      <IconButton
        id="label-undo"
        icon={<Undo2 />}
        label={undo === null ? words.nothingToUndo : words.undoThis(undo)}
        keys={on ? 'z' : undefined}
        aria-keyshortcuts={on ? 'z' : undefined}
        aria-disabled={undo === null}
        onClick={() => {
          if (undo !== null) onUndo();
        }}
      />
      <IconButton
        id="label-redo"
        icon={<Redo2 />}
        label={redo === null ? words.nothingToRedo : words.redoThis(redo)}
        keys={on ? 'Shift z' : undefined}
        aria-keyshortcuts={on ? shortcutOf('Shift z') : undefined}
        aria-disabled={redo === null}
        onClick={() => {
          if (redo !== null) onRedo();
        }}
      />
    </div>
  );
}
