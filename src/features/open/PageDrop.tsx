import { useEffect, useState } from 'react';
import { DropOverlay } from '../../ui/DropOverlay.tsx';
import type { GivenFile } from '../../state/givenFiles.ts';
import { dropped } from './dropped.ts';
import { fileSources, textSource } from './fileSources.ts';
import { words } from './words.ts';

export interface PageDropProps {
  readonly onFiles: (files: readonly GivenFile[]) => void;
}

/** Takes files and folders dropped anywhere on the page, and text pasted anywhere outside a field. */
export function PageDrop({ onFiles }: PageDropProps) {
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
      void take(event.dataTransfer);
    }
    async function take(transfer: DataTransfer | null): Promise<void> {
      const files = await dropped(transfer);
      if (files.length > 0) onFiles(files);
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
  }, [onFiles]);
  return <DropOverlay active={over} title={words.overlayTitle} text={words.overlayText} />;
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
