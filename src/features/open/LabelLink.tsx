import { NO_PARAMS } from '../../state/route.ts';
import { formatRoute } from '../../state/url.ts';
import { labelText } from '../../ui/text/labelText.ts';
import { words } from './words.ts';
import styles from './OpenView.module.css';

/** Leads to where a dataset is labelled, past anything that shows how it was judged. */
export function LabelLink({ data, name }: { readonly data: string; readonly name: string }) {
  return (
    <a
      className={styles.labelLink}
      href={formatRoute({ view: 'label', data, key: null, params: NO_PARAMS })}
      aria-label={words.labelBlindOf(labelText(name))}
    >
      {words.labelBlind}
    </a>
  );
}
