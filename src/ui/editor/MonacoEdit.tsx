import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useResolvedTheme } from '../useResolvedTheme.ts';
import { lendEditor, returnEditor, type LentEditor } from './editorPool.ts';
import type { JsonEditorProps } from './JsonEditor.tsx';
import { JSON_LANGUAGE } from './jsonLanguage.ts';
import { editor, Range } from './monaco.ts';
import { applyMonacoTheme } from './monacoTheme.ts';
import styles from './Editor.module.css';

export interface MonacoEditProps extends JsonEditorProps {
  /** Whether whoever reads had the focus in the field that this takes the place of. */
  readonly takesFocus: RefObject<boolean>;
}

/** What is typed is what stands there: nothing is closed or surrounded by itself. */
const WRITING = {
  readOnly: false,
  domReadOnly: false,
  lineNumbers: 'off',
  folding: false,
  autoClosingBrackets: 'never',
  autoClosingQuotes: 'never',
  autoSurround: 'never',
} as const;
const READING = { readOnly: true, domReadOnly: true, lineNumbers: 'on', folding: true } as const;

/** JSON to be written in a borrowed Monaco editor. Comes in its own chunk: use `JsonEditor`. */
export function MonacoEdit({ text, onChange, label, problem, takesFocus }: MonacoEditProps) {
  const place = useRef<HTMLDivElement>(null);
  const lent = useRef<LentEditor | undefined>(undefined);
  const change = useRef(onChange);
  const first = useRef({ text, takesFocus });
  /** What stands in the editor, by whomever. */
  const shown = useRef(text);
  const theme = useResolvedTheme();

  useLayoutEffect(() => {
    applyMonacoTheme(theme);
  }, [theme]);

  useEffect(() => {
    change.current = onChange;
  }, [onChange]);

  useLayoutEffect(() => {
    const borrowed = lendEditor();
    lent.current = borrowed;
    const model = editor.createModel(first.current.text, JSON_LANGUAGE);
    borrowed.editor.updateOptions(WRITING);
    borrowed.editor.setModel(model);
    place.current?.append(borrowed.host);
    borrowed.editor.layout();
    const listening = model.onDidChangeContent(() => {
      const value = model.getValue();
      if (value === shown.current) return;
      shown.current = value;
      change.current(value);
    });
    if (first.current.takesFocus.current) borrowed.editor.focus();
    return () => {
      listening.dispose();
      lent.current = undefined;
      borrowed.editor.updateOptions(READING);
      returnEditor(borrowed);
    };
  }, []);

  useLayoutEffect(() => {
    const model = lent.current?.editor.getModel() ?? null;
    // What is written here comes back as the text; anything else was changed elsewhere.
    if (model === null || shown.current === text) return;
    shown.current = text;
    model.setValue(text);
  }, [text]);

  useLayoutEffect(() => {
    const view = lent.current?.editor;
    if (view === undefined || problem === null) return undefined;
    const { line, column } = problem;
    const marks = view.createDecorationsCollection([
      {
        range: new Range(line, column, line, column + 1),
        options: { className: styles.problem ?? null, isWholeLine: false },
      },
    ]);
    return () => {
      marks.clear();
    };
  }, [problem, text]);

  useLayoutEffect(() => {
    lent.current?.editor.updateOptions({ ariaLabel: label });
  }, [label]);

  return <div ref={place} className={styles.editor} />;
}
