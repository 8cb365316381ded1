import { editor } from './monaco.ts';

/** Hands the page's tokens to the editor, which can't read custom properties. */
export function applyMonacoTheme(theme: 'light' | 'dark'): void {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  function token(name: string): string {
    probe.style.color = `var(--${name})`;
    return hexOf(getComputedStyle(probe).color);
  }
  editor.defineTheme('touchstone', {
    base: theme === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      { token: 'key.json', foreground: token('text').slice(1) },
      { token: 'string.json', foreground: token('right').slice(1) },
      { token: 'number.json', foreground: token('accent').slice(1) },
      { token: 'keyword.json', foreground: token('extra').slice(1) },
      { token: 'delimiter', foreground: token('muted').slice(1) },
    ],
    colors: {
      'editor.background': token('surface'),
      'editor.foreground': token('text'),
      'editorLineNumber.foreground': token('faint'),
      'editorLineNumber.activeForeground': token('text'),
      'editor.lineHighlightBackground': token('sunken'),
      'editor.lineHighlightBorder': '#00000000',
      'editorGutter.background': token('surface'),
      'editorIndentGuide.background1': token('line'),
      'editorIndentGuide.activeBackground1': token('line-strong'),
      'editorWidget.background': token('raised'),
      'editorWidget.border': token('line-strong'),
      'editor.rangeHighlightBackground': token('sunken'),
      'editor.findMatchBackground': token('fault-soft'),
      'editor.findMatchBorder': token('fault'),
      'editor.findMatchHighlightBackground': token('fault-soft'),
      ...bracketColours(token('muted')),
      focusBorder: token('focus'),
    },
  });
  probe.remove();
  editor.setTheme('touchstone');
}

/** One colour for brackets of every depth: depth is shown by the indent. */
function bracketColours(colour: string): Record<string, string> {
  return Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`editorBracketHighlight.foreground${depth}`, colour]));
}

/** `#1b1b19` for `rgb(27, 27, 25)`. */
function hexOf(rgb: string): string {
  const parts = rgb.match(/[\d.]+/gu) ?? [];
  const [red, green, blue] = parts.slice(0, 3).map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'));
  return `#${red ?? '00'}${green ?? '00'}${blue ?? '00'}`;
}
