/** A piece of a help page. In texts, what stands between backticks is code. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** `place` is its name in addresses, where it can be gone to. */
  | { readonly kind: 'title'; readonly text: string; readonly place?: string | undefined }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'code'; readonly label: string; readonly text: string }
  | {
      readonly kind: 'table';
      readonly label: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export function text(words: string): Block {
  return { kind: 'text', text: words };
}

export function title(words: string, place?: string): Block {
  return { kind: 'title', text: words, place };
}

export function list(...items: readonly string[]): Block {
  return { kind: 'list', items };
}

export function code(label: string, ...lines: readonly string[]): Block {
  return { kind: 'code', label, text: lines.join('\n') };
}

export function table(label: string, head: readonly string[], ...rows: readonly (readonly string[])[]): Block {
  return { kind: 'table', label, head, rows };
}
