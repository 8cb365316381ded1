import { lazy, Suspense } from 'react';
import { EditorBoundary } from './EditorBoundary.tsx';
import { PlainView } from './PlainView.tsx';
import styles from './Editor.module.css';

export interface JsonViewProps {
  /** The JSON as it is to be read; it is not parsed or formatted here. */
  readonly text: string;
  /** Names the editor. */
  readonly label: string;
  /** With it the view is as high as its lines, up to this many; without it the view fills its parent. */
  readonly maxLines?: number | undefined;
  /** What is looked for in it; its places are marked. */
  readonly found?: RegExp | null | undefined;
  /** The how-manieth place, from 0, is brought into sight; null for none. */
  readonly foundAt?: number | null | undefined;
}

const LINE = 20;
const PADDING = 16;
const MOST = 1_000_000;

const MonacoJson = lazy(loadMonacoJson);

/** Fetches the editor's code ahead of its first use. */
export async function preloadJsonView(): Promise<void> {
  await loadMonacoJson();
}

/**
 * Read-only JSON in colours, with folding and search; plain where it is too long for that, or the editor can't be
 * loaded.
 */
export function JsonView({ text, label, maxLines, found = null, foundAt = null }: JsonViewProps) {
  const height = maxLines === undefined ? undefined : Math.min(maxLines, countLines(text, maxLines)) * LINE + PADDING;
  const why = 'Longer than one megabyte: shown without colours or folding.';
  return (
    <div className={styles.view} style={height === undefined ? undefined : { height }}>
      {text.length > MOST ? (
        <PlainView text={text} label={label} why={why} found={found} foundAt={foundAt} />
      ) : (
        <EditorBoundary
          fallback={
            <PlainView
              text={text}
              label={label}
              why="The editor could not be loaded: shown without colours or folding."
            />
          }
        >
          <Suspense fallback={<PlainView text={text} label={label} />}>
            <MonacoJson text={text} label={label} found={found} foundAt={foundAt} />
          </Suspense>
        </EditorBoundary>
      )}
    </div>
  );
}

async function loadMonacoJson() {
  const { MonacoJson: component } = await import('./MonacoJson.tsx');
  return { default: component };
}

/** Lines of a text, counted no further than `most`. */
function countLines(text: string, most: number): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0 && lines < most; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
