import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './MessagesTab.module.css';

/** That the calls do not stand in the file as calls, but were read out of the reply's text. */
export function CallsReadBy({ dialect }: { readonly dialect: string | null }) {
  if (dialect === null) return null;
  return (
    <p className={styles.readBy}>
      {words.callsReadBy} <PlainText text={dialect} mono />
    </p>
  );
}
