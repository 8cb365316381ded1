import { lazy, Suspense, useRef } from 'react';
import { EditorBoundary } from './EditorBoundary.tsx';
import styles from './Editor.module.css';

/** A place in a text; lines and columns count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export interface JsonEditorProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Names the editor. */
  readonly label: string;
  /** Where the text is not what it should be; it is marked. What is wrong is said elsewhere. */
  readonly problem: TextPlace | null;
  /** Of the sentence that says what is wrong, or what belongs here. */
  readonly describedBy?: string | undefined;
}

const MonacoEdit = lazy(loadMonacoEdit);

/** Fetches the editor's code ahead of its first use. */
export async function preloadJsonEditor(): Promise<void> {
  await loadMonacoEdit();
}

async function loadMonacoEdit() {
  const { MonacoEdit: component } = await import('./MonacoEdit.tsx');
  return { default: component };
}

/**
 * JSON to be written: a plain field until the editor is there, and where it cannot be loaded. What is typed meanwhile
 * stays.
 */
export function JsonEditor(props: JsonEditorProps) {
  const focused = useRef(false);
  const plain = <PlainEdit {...props} />;
  return (
    <div
      className={styles.edit}
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={(event) => {
        // Of a field that is taken away the focus goes nowhere.
        if (event.relatedTarget !== null) focused.current = false;
      }}
    >
      <EditorBoundary fallback={plain}>
        <Suspense fallback={plain}>
          <MonacoEdit {...props} takesFocus={focused} />
        </Suspense>
      </EditorBoundary>
    </div>
  );
}

function PlainEdit({ text, onChange, label, problem, describedBy }: JsonEditorProps) {
  return (
    <textarea
      className={styles.plainEdit}
      aria-label={label}
      aria-invalid={problem !== null}
      aria-describedby={describedBy}
      spellCheck={false}
      value={text}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  );
}
