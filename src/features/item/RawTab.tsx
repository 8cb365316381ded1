import { useMemo } from 'react';
import type { ItemDetail } from '../../engine/engine.ts';
import { prettyJson } from '../../state/prettyJson.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { JsonView } from '../../ui/editor/JsonView.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { part } from './parts.ts';
import type { Hit } from './searchParts.ts';
import { words } from './words.ts';
import styles from './RawTab.module.css';

export interface RawTabProps {
  readonly detail: ItemDetail;
  /** The rows stand in a table: what is shown is what was read of it. */
  readonly table: boolean;
  readonly indented: boolean;
  readonly onIndented: (indented: boolean) => void;
  readonly finder: RegExp | null;
  /** The place to bring into sight. */
  readonly hit: Hit | null;
}

/** The rows as they stand in the files. */
export function RawTab({ detail, table, finder, hit, indented, onIndented }: RawTabProps) {
  const { raw, rawReply, place } = detail;
  const shared = { indented, onIndented, finder };
  return (
    <div className={styles.tab}>
      <RawRow
        {...shared}
        nth={hit?.part.part === part.row ? hit.nth : null}
        title={table ? words.rawRead : words.raw}
        place={words.rawPlace(place.file, place.line, place.row)}
        bytes={place.byteOffset === null ? null : words.rawBytes(place.byteOffset, place.bytes)}
        text={raw.text}
        cut={raw.cut}
      />
      {rawReply !== null && (
        <RawRow
          {...shared}
          nth={hit?.part.part === part.replyRow ? hit.nth : null}
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
  readonly indented: boolean;
  readonly onIndented: (indented: boolean) => void;
  readonly finder: RegExp | null;
  /** Which of the places found is the one to show; null for none. */
  readonly nth: number | null;
}

function RawRow({ title, place, bytes, text, cut, indented, onIndented, finder, nth }: RawRowProps) {
  const shown = useMemo(() => (indented ? prettyJson(text) : text), [indented, text]);
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.place}>
          <PlainText text={place} />
          {bytes !== null && ` · ${bytes}`}
        </span>
        <Switch label={words.rawIndented} checked={indented} onChange={onIndented} />
        <CopyButton text={text} label={words.rawCopy} />
      </div>
      {cut && <p className={styles.cut}>{words.rawCut}</p>}
      <div className={styles.editor}>
        <JsonView text={shown} label={title} found={finder} foundAt={nth} />
      </div>
    </div>
  );
}
