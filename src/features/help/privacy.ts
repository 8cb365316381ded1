import { list, text, type Block } from './block.ts';

export const privacy: readonly Block[] = [
  text(
    'Nothing of your files leaves this tab. The page is a set of static files; after it has loaded it works without a network.',
  ),
  list(
    'Files are read in the browser. There is no server that takes them, no account, no counting of visits.',
    'The page asks the network for nothing but its own files and the addresses that you type, or that a link names behind `?src=`. Such an address is asked without cookies and without a word of where the question comes from; a content security policy allows https alone, and http to this machine.',
    'Opened files are kept in this browser’s own storage, so that a reload finds them. “Forget” on the first screen takes them out. In a private window the browser drops them by itself.',
    'Labels are kept in this browser’s storage, too, with the names that raters gave. They leave it in the file that you download, and in no link.',
    'So are the results that a corpus is held against, until you forget them.',
    'A link holds the digits of the files’ SHA-256, their names, the item’s id and the filter: not the data. Whoever opens it needs the same files.',
    'Text from a file is shown as text, whatever it looks like. Characters that cannot be seen, and those that turn the direction of writing, are shown by name.',
  ),
  text(
    'Tested in Chromium. Firefox and Safari of the last two years should work; where they do not, it is a mistake worth reporting.',
  ),
];
