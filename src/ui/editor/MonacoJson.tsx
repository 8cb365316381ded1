import { useLayoutEffect, useRef } from 'react';
import { useResolvedTheme } from '../useResolvedTheme.ts';
import { lendEditor, returnEditor, type LentEditor } from './editorPool.ts';
import { findSpans, type TextSpan } from '../text/findText.ts';
import { hiddenMarks, type HiddenMark } from './hiddenMarks.ts';
import { JSON_LANGUAGE } from './jsonLanguage.ts';
import { editor, Range } from './monaco.ts';
import { applyMonacoTheme } from './monacoTheme.ts';
import styles from './Editor.module.css';

export interface MonacoJsonProps {
  readonly text: string;
  readonly label: string;
  readonly found: RegExp | null;
  readonly foundAt: number | null;
}

/** Places marked at most; the one to show is marked in any case. */
const MOST_FOUND = 2000;

/** JSON in a borrowed Monaco editor. Comes in its own chunk: use `JsonView`. */
export function MonacoJson({ text, label, found, foundAt }: MonacoJsonProps) {
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
    const view = lent.current?.editor;
    const model = view?.getModel() ?? null;
    if (view === undefined || model === null || found === null) return undefined;
    function rangeOf({ from, to }: TextSpan): Range {
      const [start, end] = [model?.getPositionAt(from), model?.getPositionAt(to)];
      return new Range(start?.lineNumber ?? 1, start?.column ?? 1, end?.lineNumber ?? 1, end?.column ?? 1);
    }
    const spans = findSpans(text, found, Math.max(MOST_FOUND, (foundAt ?? 0) + 1));
    const here = foundAt === null ? undefined : spans[foundAt];
    const marks = view.createDecorationsCollection(
      spans.map((span) => ({
        range: rangeOf(span),
        options: { inlineClassName: (span === here ? styles.foundHere : styles.found) ?? null },
      })),
    );
    if (here !== undefined) view.revealRangeInCenterIfOutsideViewport(rangeOf(here));
    return () => {
      marks.clear();
    };
  }, [text, found, foundAt]);

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
