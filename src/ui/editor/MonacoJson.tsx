import { useLayoutEffect, useRef } from 'react';
import { useResolvedTheme } from '../useResolvedTheme.ts';
import { lendEditor, returnEditor, type LentEditor } from './editorPool.ts';
import { hiddenMarks, type HiddenMark } from './hiddenMarks.ts';
import { JSON_LANGUAGE } from './jsonLanguage.ts';
import { editor, Range } from './monaco.ts';
import { applyMonacoTheme } from './monacoTheme.ts';
import styles from './Editor.module.css';

export interface MonacoJsonProps {
  readonly text: string;
  readonly label: string;
}

/** JSON in a borrowed Monaco editor. Comes in its own chunk: use `JsonView`. */
export function MonacoJson({ text, label }: MonacoJsonProps) {
  const place = useRef<HTMLDivElement>(null);
  const lent = useRef<LentEditor | undefined>(undefined);
  const theme = useResolvedTheme();

  useLayoutEffect(() => {
    applyMonacoTheme(theme);
  }, [theme]);

  useLayoutEffect(() => {
    const borrowed = lendEditor();
    lent.current = borrowed;
    place.current?.append(borrowed.host);
    borrowed.editor.layout();
    return () => {
      lent.current = undefined;
      returnEditor(borrowed);
    };
  }, []);

  useLayoutEffect(() => {
    const view = lent.current?.editor;
    if (view === undefined) return undefined;
    const before = view.getModel();
    view.setModel(editor.createModel(text, JSON_LANGUAGE));
    before?.dispose();
    const marks = view.createDecorationsCollection(hiddenMarks(text).map(decoration));
    return () => {
      marks.clear();
    };
  }, [text]);

  useLayoutEffect(() => {
    lent.current?.editor.updateOptions({ ariaLabel: label });
  }, [label]);

  return <div ref={place} className={styles.editor} />;
}

function decoration({ line, column, length, short }: HiddenMark): editor.IModelDeltaDecoration {
  return {
    range: new Range(line, column, line, column + length),
    options: {
      before: { content: short, inlineClassName: styles.hidden ?? null, inlineClassNameAffectsLetterSpacing: true },
    },
  };
}
