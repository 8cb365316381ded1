import { useEffect, useState } from 'react';
import type { Source } from '../../engine/engine.ts';
import { DropOverlay } from '../../ui/DropOverlay.tsx';
import { dropped } from './dropped.ts';
import { fileSources, textSource } from './fileSources.ts';
import { words } from './words.ts';

export interface PageDropProps {
  readonly onFiles: (sources: readonly Source[]) => void;
  /** Folders among what was dropped: a page cannot read those as files. */
  readonly onFolders: (names: readonly string[]) => void;
}

/** Takes files dropped anywhere on the page, and text pasted anywhere outside a field. */
export function PageDrop({ onFiles, onFolders }: PageDropProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    let depth = 0;
    const stop = new AbortController();
    const { signal } = stop;
    function enter(event: DragEvent): void {
      if (!hasFiles(event)) return;
      depth += 1;
      setOver(true);
    }
    function leave(event: DragEvent): void {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    }
    function hover(event: DragEvent): void {
      if (hasFiles(event)) event.preventDefault();
    }
    function drop(event: DragEvent): void {
      depth = 0;
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      const { files, folders } = dropped(event.dataTransfer);
      if (folders.length > 0) onFolders(folders);
      if (files.length > 0) onFiles(fileSources(files));
    }
    function paste(event: ClipboardEvent): void {
      if (isField(event.target)) return;
      const files = fileSources(event.clipboardData?.files ?? []);
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (files.length > 0) onFiles(files);
      else if (text.trim() !== '') onFiles([textSource(words.pasteName, text)]);
    }
    window.addEventListener('dragenter', enter, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('dragover', hover, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => {
      stop.abort();
    };
  }, [onFiles, onFolders]);
  return <DropOverlay active={over} title={words.overlayTitle} text={words.overlayText} />;
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
