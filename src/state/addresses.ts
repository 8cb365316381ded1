/** Why the file of an address could not be had. */
export type FetchProblem =
  | { readonly code: 'not-an-address' }
  /** Neither https nor http. */
  | { readonly code: 'scheme'; readonly scheme: string }
  /** Plain http, to another machine. */
  | { readonly code: 'insecure' }
  /** A page about a file, whose own address is known. */
  | { readonly code: 'page'; readonly raw: string }
  /** No connection, or the server does not allow this page to read: the browser does not say which. */
  | { readonly code: 'unreachable'; readonly host: string }
  | { readonly code: 'status'; readonly status: number }
  /** In bytes. `bytes` is null where the server did not say how many there are. */
  | { readonly code: 'too-large'; readonly limit: number; readonly bytes: number | null }
  /** The connection ended after so many bytes. */
  | { readonly code: 'cut-off'; readonly bytes: number }
  | { readonly code: 'cancelled' };

/** An address that gave no file, said until it is dismissed. */
export interface UnreadAddress {
  readonly token: number;
  readonly address: string;
  readonly problem: FetchProblem;
}

/** Addresses that the page's own address names, so that it can be handed on. */
export interface NamedAddresses {
  readonly addresses: readonly string[];
  /** The name in routes of the dataset that came of them, or that is expected; null while nobody knows. */
  readonly data: string | null;
}

/** The address of the file itself, where a well-known site shows a page about it; null for any other address. */
export function rawAddress(address: string): string | null {
  const [plain = ''] = address.split(/[?#]/u);
  const github = /^https:\/\/(?:www\.)?github\.com\/([^/]+\/[^/]+)\/(?:blob|raw)\/(.+)$/iu.exec(plain);
  if (github !== null) return `https://raw.githubusercontent.com/${github[1]}/${github[2]}`;
  const gist = /^https:\/\/gist\.github\.com\/([^/]+\/[0-9a-f]+)\/?$/iu.exec(plain);
  if (gist !== null) return `https://gist.githubusercontent.com/${gist[1]}/raw`;
  const hub = /^(https:\/\/huggingface\.co\/.+?)\/blob\/(.+)$/iu.exec(plain);
  return hub === null ? null : `${hub[1]}/resolve/${hub[2]}`;
}

/** The name of the file that an address leads to: its last part, else the host's. */
export function nameOfAddress(address: string): string {
  const [plain = ''] = address.split(/[?#]/u);
  const parts = plain.split('/').filter((part) => part !== '');
  const last = parts.at(-1) ?? address;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Names made different, so that each still says which file is meant: `a.csv`, `a.csv (2)`. */
export function differentNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let count = 2; taken.has(own); count += 1) own = `${name} (${count})`;
    taken.add(own);
    return own;
  });
}
