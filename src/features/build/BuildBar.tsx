import { Download, FolderOpen, Link, Redo2, Undo2 } from 'lucide-react';
import { memo, useRef } from 'react';
import type { BuildState } from '../../state/build.ts';
import { redo, undo } from '../../state/buildEdit.ts';
import { buildFileText } from '../../state/buildFile.ts';
import type { Workbench } from '../../state/workbench.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Edit } from './edit.ts';
import { RunButtons } from './RunButtons.tsx';
import { words } from './words.ts';
import styles from './BuildView.module.css';

export interface BuildBarProps extends Omit<DeedsProps, 'canUndo' | 'canRedo'> {
  readonly build: BuildState;
}

/** The line over both lanes: the runs of the sample, steps back, and how what is built is handed on. */
export function BuildBar({ build, ...rest }: BuildBarProps) {
  return (
    <header className={styles.bar}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <RunButtons build={build} edit={rest.edit} />
      <span className={styles.space} />
      <Deeds {...rest} canUndo={build.past.length > 0} canRedo={build.future.length > 0} />
    </header>
  );
}

interface DeedsProps {
  readonly bench: Workbench;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly edit: Edit;
  /** There is no link to what is too long for one. */
  readonly linked: boolean;
  readonly modKey: string;
  readonly onFile: (file: File) => void;
}

const Deeds = memo(function Deeds({ bench, canUndo, canRedo, edit, linked, modKey, onFile }: DeedsProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={<Undo2 />}
        label={words.undo}
        keys={`${modKey} Z`}
        disabled={!canUndo}
        onClick={() => {
          edit(undo);
        }}
      />
      <IconButton
        icon={<Redo2 />}
        label={words.redo}
        keys={`${modKey} Shift Z`}
        disabled={!canRedo}
        onClick={() => {
          edit(redo);
        }}
      />
      <IconButton icon={<Link />} label={words.copyLink} disabled={!linked} onClick={bench.actions.copyLink} />
      <IconButton
        icon={<Download />}
        label={words.save}
        onClick={() => {
          const { build } = bench.store.getState();
          if (build !== null) bench.actions.saveBuild(buildFileText(build));
        }}
      />
      <IconButton icon={<FolderOpen />} label={words.open} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={words.openPicker}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Emptied, so that the same file can be chosen again.
          currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
});
