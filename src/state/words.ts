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
  folder: (name: string) => `${name} is a folder. Choose the files inside it.`,
  mappedAgain: (file: string, at: number) => `${file} was read by the mapping of ${dayText(at)}.`,
  changeMapping: 'Change',
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

/** The day where the reader is: "29 Nov 2026". */
function dayText(at: number): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(at);
}
