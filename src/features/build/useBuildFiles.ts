import { useCallback, useEffect, useState } from 'react';
import { readBuildFile, type BuildFileProblem } from '../../state/buildFile.ts';
import { addSteps } from '../../state/buildEdit.ts';
import { readSteps } from '../../state/buildText.ts';
import type { LaneName } from '../../state/build.ts';
import type { Workbench } from '../../state/workbench.ts';
import { loadFile } from './useBuildLink.ts';

/** A file that the builder could not read. */
export interface UnreadFile {
  readonly file: File;
  readonly problem: BuildFileProblem;
}

export interface BuildFiles {
  readonly over: boolean;
  readonly unread: UnreadFile | null;
  readonly dismiss: () => void;
  readonly open: (file: File) => void;
}

/** Bytes of a file above which it is no file of the builder. */
const LARGEST = 64_000_000;

/**
 * Files and texts that come to the builder: dropped, chosen, or pasted outside of any field. What it does not know goes
 * to the workbench, which opens datasets.
 */
export function useBuildFiles({ actions }: Workbench, lane: LaneName): BuildFiles {
  const [over, setOver] = useState(false);
  const [unread, setUnread] = useState<UnreadFile | null>(null);

  const take = useCallback(
    (text: string): BuildFileProblem | null => {
      const read = readBuildFile(text);
      if (!read.ok) return read.problem;
      actions.changeBuild((build) => loadFile(build, read.file));
      return null;
    },
    [actions],
  );
  const open = useCallback(
    async (file: File, dropped: boolean): Promise<void> => {
      const problem = file.size > LARGEST ? ({ code: 'no-trajectory' } as const) : take(await file.text());
      const isOther = problem !== null && problem.code !== 'bad-path';
      if (dropped && isOther) actions.open([{ name: file.name, blob: file }]);
      else setUnread(problem === null ? null : { file, problem });
    },
    [actions, take],
  );

  useEffect(() => {
    let depth = 0;
    const stop = new AbortController();
    // Before the page does, which takes every file for a dataset.
    const options = { signal: stop.signal, capture: true };
    function hold(event: DragEvent, change: -1 | 0 | 1): void {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      event.stopPropagation();
      depth = Math.max(0, depth + change);
      setOver(depth > 0);
    }
    function drop(event: DragEvent): void {
      hold(event, 0);
      depth = 0;
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      const [file] = files;
      if (file === undefined) return;
      if (files.length > 1) actions.open(files.map((one) => ({ name: one.name, blob: one })));
      else void open(file, true);
    }
    function paste(event: ClipboardEvent): void {
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, .monaco-editor') !== null) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const steps = readSteps(text);
      if (text.trim() === '') return;
      if (take(text) !== null) {
        if (!steps.ok) return;
        actions.changeBuild((build) => (build === null ? null : addSteps(build, lane, steps.path)));
      }
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener('dragenter', (event) => hold(event, 1), options);
    window.addEventListener('dragleave', (event) => hold(event, -1), options);
    window.addEventListener('dragover', (event) => hold(event, 0), options);
    window.addEventListener('drop', drop, options);
    window.addEventListener('paste', paste, options);
    return () => {
      stop.abort();
    };
  }, [actions, lane, open, take]);

  const dismiss = useCallback(() => {
    setUnread(null);
  }, []);
  const onFile = useCallback((file: File) => void open(file, false), [open]);
  return { over, unread, dismiss, open: onFile };
}
