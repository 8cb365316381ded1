import { CONFORMANCE_RULES } from '../../core/words/conformanceRules.ts';

const WIDTH = 100;

/** What `--spec` prints: the rules in our words, and beneath each what is decided where the document leaves room. */
export function conformSpec(): string {
  return CONFORMANCE_RULES.map(({ title, text, ours }) =>
    [title, ...wrapped(text, '  ', '  '), ...ours.flatMap((one) => wrapped(one, '  - ', '    '))].join('\n'),
  ).join('\n\n');
}

/** Lines of at most 100 characters where words allow it; `first` stands before the first, `rest` before the others. */
function wrapped(text: string, first: string, rest: string): readonly string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  // What stands between backticks stays on one line.
  for (const word of text.match(/(?:`[^`]*`|[^\s`])+/g) ?? []) {
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}
