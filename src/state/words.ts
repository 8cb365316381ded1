/** What actions say when they are done: the only sentences of this folder. */
export const words = {
  item: (id: string, attempt: number, state: string | null, reason: string | null) =>
    [
      `${id.slice(0, 100)}${attempt === 0 ? '' : `, attempt ${attempt}`}`,
      [state, reason?.replaceAll(/[_-]/gu, ' ')].filter((part) => part !== null && part !== undefined).join(', '),
    ]
      .filter((part) => part !== '')
      .join(': '),
  anotherFile: (name: string) => `${name} is another file than the link asks for. It was opened by itself.`,
  together: (names: readonly string[]) =>
    `${names.join(' and ')} ${names.length === 1 ? 'was' : 'were'} opened with it, as before.`,
  otherReplies: (name: string) => `${name} was added, but holds other replies than the link asks for.`,
  mappedAgain: (file: string, at: number) => `${file} was read by the mapping of ${dayText(at)}.`,
  changeMapping: 'Change',
  diskSame: (name: string) => `${name} is the same on disk.`,
  diskGone: (name: string) => `${name} is no longer where it was on disk. What is kept here stays.`,
  diskClosed: (name: string) => `The browser did not allow looking at ${name} on disk.`,
  bothOpen: (name: string) => `Both are open now. What ${name} was before is kept, and marked as an earlier version.`,
  heldAgainst: (corpus: string, baseline: string) => `${corpus} is held against ${baseline}.`,
  newer: (name: string, at: number) => `${name}, ${momentText(at)}`,
  notKept: 'Nothing is being kept in this browser: after a reload, files have to be opened again.',
  linkCopied: 'Link copied',
  markdownCopied: 'Copied as Markdown',
  copyRefused: 'The browser did not allow copying.',
  exported: (name: string) => `${name} saved`,
  exportFailed: 'The export could not be written.',
  noMoreWrong: 'No further wrong item in this filter.',
  noMore: 'No further item in this filter.',
  notLoaded: 'A part of the page could not be loaded. Reload it, then try again.',
} as const;

/** The day and the minute, where the reader is: "29 Nov 2026, 14:05". */
function momentText(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** The day where the reader is: "29 Nov 2026". */
function dayText(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(at);
}
