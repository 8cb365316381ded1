import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { redo, undo } from '../../state/buildEdit.ts';
import { buildFileText } from '../../state/buildFile.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { DropOverlay } from '../../ui/DropOverlay.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { Builder } from './Builder.tsx';
import { editOf, type Edit } from './edit.ts';
import { useAddLane } from './useAddLane.ts';
import { useBuildFiles } from './useBuildFiles.ts';
import { useBuildLink } from './useBuildLink.ts';
import { BuildBar } from './BuildBar.tsx';
import { buildProblemSentence, words } from './words.ts';
import styles from './BuildView.module.css';

export interface BuildViewProps {
  readonly bench: Workbench;
  /** What the address says is built; null where it says nothing. */
  readonly t: string | null;
  /** `Ctrl` or `⌘`. */
  readonly modKey: string;
}

/** The builder: what is built, what its address and its files say, and what went wrong with them. */
export function BuildView({ bench, t, modKey }: BuildViewProps) {
  const { actions, store } = bench;
  const build = useStore(store, (state) => state.build);
  const edit = useMemo(() => editOf(bench), [bench]);
  const link = useBuildLink(bench, t);
  const [lane, setLane] = useAddLane(build);
  const files = useBuildFiles(bench, lane);
  useUndoKeys(edit);
  useEffect(() => {
    actions.offerTools();
  }, [actions]);
  if (build === null) return null;
  return (
    <div className={styles.page}>
      <BuildBar
        bench={bench}
        build={build}
        edit={edit}
        linked={link.tooLong === null}
        modKey={modKey}
        onFile={files.open}
      />
      {link.problem !== null && (
        <Notice tone="wrong" title={words.brokenLink} live="assertive" onDismiss={link.dismiss}>
          {buildProblemSentence(link.problem)} {words.kept}
        </Notice>
      )}
      {files.unread !== null && (
        <Notice
          tone="wrong"
          title={<PlainText text={words.brokenFile(files.unread.file.name)} />}
          live="assertive"
          onDismiss={files.dismiss}
          actions={
            <Button
              onClick={() => {
                const { file } = files.unread ?? {};
                files.dismiss();
                if (file !== undefined) actions.open([{ name: file.name, blob: file }]);
              }}
            >
              {words.asDataset}
            </Button>
          }
        >
          <PlainText text={buildProblemSentence(files.unread.problem)} multiline /> {words.kept}
        </Notice>
      )}
      {link.tooLong !== null && (
        <Notice
          tone="info"
          title={words.tooLongTitle}
          actions={
            <Button
              onClick={() => {
                actions.saveBuild(buildFileText(build));
              }}
            >
              {words.save}
            </Button>
          }
        >
          {words.tooLong(link.tooLong)}
        </Notice>
      )}
      <Builder bench={bench} build={build} edit={edit} lane={lane} onLane={setLane} modKey={modKey} />
      <DropOverlay active={files.over} title={words.dropTitle} text={words.dropText} />
    </div>
  );
}

/** Undo and redo, wherever the focus is, but for fields, which have their own. */
function useUndoKeys(edit: Edit): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!event.ctrlKey && !event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input:not([type=radio]), textarea, .monaco-editor') !== null) {
        return;
      }
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      edit(key === 'y' || event.shiftKey ? redo : undo);
    }
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [edit]);
}
