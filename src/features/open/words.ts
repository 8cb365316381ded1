import { counted, grouped, itemsText, listed } from '../../core/words/numbers.ts';

/** Every word of the open view. */
export const words = {
  title: 'See which replies are right, and why',
  lead: 'Open what an agent did: JSON Lines, JSON or CSV, also with gzip, the replies in its rows or in a second file. Label it blind, and see how far a judge can be trusted.',
  dropTitle: 'Drop files anywhere on this page',
  dropText: 'A dataset, a dataset and its replies together, or a folder of them.',
  choose: 'Choose files…',
  chooseFolder: 'Choose a folder…',
  paste: 'Paste text…',
  pasteHint: 'Pasting with Ctrl V (⌘ V) works anywhere on this page too.',
  privacy: 'Nothing leaves this tab. Files are read here and kept in this browser until you forget them.',
  address: 'Open from a URL',
  addressHint: 'Only this address is asked, without cookies. The file is read here, like any other.',
  addressOpen: 'Open',
  addressUnread: 'This address gave no file',
  addressInstead: (raw: string) => `Open ${raw}`,
  fetching: (addresses: readonly string[]) => `Fetching ${addresses.join(' and ')}`,
  fetched: (done: string, of: string | null) => (of === null ? `${done} so far` : `${done} of ${of}`),
  picker: 'Files to open',
  folderPicker: 'Folder to open',
  overlayTitle: 'Drop to open',
  overlayText: 'Nothing leaves this tab.',

  samples: 'Try a sample',
  samplesNote: 'Invented data, opened at the interesting place.',
  labelBlind: 'Label blind',
  labelBlindOf: (name: string) => `Label blind: ${name}`,
  openNow: 'Open in this tab',
  kept: 'Kept in this browser',
  keptEmpty: 'Files that you open are listed here, until you forget them.',
  noneOpen: 'Nothing yet.',
  close: (name: string) => `Close ${name}`,
  forget: (name: string) => `Forget ${name}`,
  forgetAll: 'Forget all',
  forgetAllTitle: 'Forget all kept files?',
  forgetAllText: 'They are taken out of this browser. The files on your disk stay, and what is open stays open.',
  forgetTitle: (name: string) => `Forget ${name}?`,
  forgetText: 'It is taken out of this browser. The file on your disk stays.',
  forgetConfirm: 'Forget',
  items: itemsText,
  reading: (names: readonly string[]) => `Reading ${names.join(' and ')}`,
  adding: (names: readonly string[]) => `Adding replies from ${names.join(' and ')}`,
  cancel: 'Cancel',
  progress: (done: string, of: string, rows: number) => `${done} of ${of}, ${counted(rows, 'row')}`,
  perSecond: (count: number) => `${grouped(Math.round(count))} rows/s`,
  left: (seconds: number) =>
    seconds < 1 ? 'less than a second left' : `${counted(Math.round(seconds), 'second')} left`,

  refused: (names: readonly string[]) => `${names.join(' and ')} could not be opened`,
  tryAs: (file: string | null) => `Open ${file ?? 'it'} as`,
  tryAsNone: 'Choose a format…',
  tryByColumns: 'By its columns…',
  apart: (count: number) => `${counted(count, 'dataset')} opened, each by itself`,
  compareApart: 'Compare the two',
  apartText: (names: readonly string[]) =>
    `${listed(names)} each hold a dataset${names.length === 2 ? ', as two runs do' : ''}. If one of them only holds replies of another, say so:`,
  apartPlain: (names: readonly string[]) => `${listed(names)} each hold a dataset.`,
  changedTitle: (names: readonly string[]) => `${listed(names)} changed on disk`,
  changedText: (name: string, before: string, now: string, at: string) =>
    before === now
      ? `${name} was saved again at ${at}, with ${now} as before.`
      : `${name} had ${before} when it was opened; since ${at} it has ${now}.`,
  changedOpen: 'Open the new version',
  changedCompare: 'Compare with what I had',
  changedKeep: 'Keep this',
  lookOnDisk: (name: string) => `Look whether ${name} changed on disk`,
  earlier: 'earlier version',
  leftOut: (count: number) => `${counted(count, 'file')} left out`,
  byColumns: (name: string) => `Say what the columns of ${name} hold…`,
  files: (count: number) => counted(count, 'file'),
  dismiss: 'Dismiss',

  pasteTitle: 'Paste text',
  pasteLabel: 'JSON Lines or JSON',
  pasteOpen: 'Open',
  pasteName: 'pasted.jsonl',

  lostTitle: 'This address leads nowhere',
  lostText: 'Perhaps it was cut off when it was copied. Here is the first screen instead.',
  notKeptTitle: 'Nothing is being kept in this browser',
  notKept: {
    refused:
      'The browser refuses storage to this page, as in a private window. Everything works, but after a reload files have to be opened again.',
    blocked: 'Another tab holds an older version of this page. Close it, then open the file again to keep it.',
    full: 'There is no room left. Forget some files below; what is open stays open.',
    newer: 'A newer version of this page has been used in this browser. Reload to get it.',
    failed: 'The browser could not store the file. Everything works, but after a reload it has to be opened again.',
  },

  missingTitle: (names: readonly string[]) =>
    names.length === 0 ? 'This link needs a file that is not open' : `This link needs ${names.join(' and ')}`,
  missingText: (sha: string) =>
    `A file whose SHA-256 begins with ${sha}. It is not kept in this browser: drop it here, and the link goes on to where it leads.`,
  missingSilent: (sha: string) =>
    `A file whose SHA-256 begins with ${sha}. What is kept in this browser does not answer; it is asked again for a minute. Wait, or drop the file here, and the link goes on to where it leads.`,
  missingElse: 'Open something else',
  missingRepliesTitle: (names: readonly string[]) =>
    names.length === 0
      ? 'This link needs replies that are not open'
      : `This link needs ${names.join(' and ')}, with the replies that it is about`,
  missingRepliesText: (name: string, digits: readonly string[]) =>
    `${name} is open, but not the ${digits.length === 1 ? 'file of replies' : 'files of replies'} whose SHA-256 begins with ${digits.join(' and ')}. Drop it here, and the link goes on to where it leads. No other replies are judged in its place.`,
  missingRepliesElse: 'Show the replies that are open',
} as const;
