import { editor } from './monaco.ts';

/** An editor and the element it draws in; made once, lent to one view after another. */
export interface LentEditor {
  readonly host: HTMLDivElement;
  readonly editor: editor.IStandaloneCodeEditor;
}

const free: LentEditor[] = [];

/** Lends an editor, a used one when there is one: a second one costs a hundredth of the first. */
export function lendEditor(): LentEditor {
  return free.pop() ?? createEditor();
}

/** Takes an editor back, without its model. */
export function returnEditor(lent: LentEditor): void {
  lent.editor.getModel()?.dispose();
  lent.editor.setModel(null);
  lent.host.remove();
  free.push(lent);
}

function createEditor(): LentEditor {
  const host = document.createElement('div');
  host.style.height = '100%';
  const made = editor.create(host, {
    readOnly: true,
    domReadOnly: true,
    tabFocusMode: true,
    automaticLayout: true,
    model: null,
    theme: 'touchstone',
    fontFamily:
      "ui-monospace, 'SF Mono', 'Cascadia Code', 'JetBrains Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    fontSize: 12,
    lineHeight: 20,
    fontLigatures: false,
    padding: { top: 8, bottom: 8 },
    lineNumbersMinChars: 3,
    minimap: { enabled: false },
    wordWrap: 'on',
    wrappingIndent: 'indent',
    scrollBeyondLastLine: false,
    renderControlCharacters: true,
    unicodeHighlight: { invisibleCharacters: false, ambiguousCharacters: false, nonBasicASCII: false },
    bracketPairColorization: { enabled: false },
    contextmenu: false,
    links: false,
    occurrencesHighlight: 'off',
    overviewRulerLanes: 0,
    fixedOverflowWidgets: true,
    scrollbar: { alwaysConsumeMouseWheel: false, useShadows: false },
    stickyScroll: { enabled: false },
  });
  return { host, editor: made };
}
