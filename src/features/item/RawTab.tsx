import { useMemo, useState } from 'react';
import type { ItemDetail } from '../../engine/engine.ts';
import { prettyJson } from '../../state/prettyJson.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { JsonView } from '../../ui/editor/JsonView.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './RawTab.module.css';

/** The rows as they stand in the files. */
export function RawTab({ detail }: { readonly detail: ItemDetail }) {
  const { raw, rawReply, place } = detail;
  return (
    <div className={styles.tab}>
      <RawRow
        title={words.raw}
        place={words.rawPlace(place.file, place.line, place.row)}
        bytes={words.rawBytes(place.byteOffset, place.bytes)}
        text={raw.text}
        cut={raw.cut}
      />
      {rawReply !== null && (
        <RawRow
          title={words.rawReply}
          place={words.rawPlace(rawReply.file, rawReply.line, null)}
          bytes={null}
          text={rawReply.text}
          cut={rawReply.cut}
        />
      )}
    </div>
  );
}

interface RawRowProps {
  readonly title: string;
  readonly place: string;
  readonly bytes: string | null;
  readonly text: string;
  readonly cut: boolean;
}

function RawRow({ title, place, bytes, text, cut }: RawRowProps) {
  const [indented, setIndented] = useState(true);
  const shown = useMemo(() => (indented ? prettyJson(text) : text), [indented, text]);
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.place}>
          <PlainText text={place} />
          {bytes !== null && ` · ${bytes}`}
        </span>
        <Switch label={words.rawIndented} checked={indented} onChange={setIndented} />
        <CopyButton text={text} label={words.rawCopy} />
      </div>
      {cut && <p className={styles.cut}>{words.rawCut}</p>}
      <div className={styles.editor}>
        <JsonView text={shown} label={title} />
      </div>
    </div>
  );
}
