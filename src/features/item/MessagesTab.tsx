import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { MeasuredList, type ListHandle } from '../../ui/list/MeasuredList.tsx';
import { FoldContext } from '../../ui/text/folds.ts';
import { guessHeight, messageRows, type Said } from './messageRows.ts';
import { MessageTools } from './MessageTools.tsx';
import { MessageView } from './MessageView.tsx';
import { ReplyView } from './ReplyView.tsx';
import type { Hit } from './searchParts.ts';
import { tieCalls } from './tieCalls.ts';
import { useFolds } from './useFolds.ts';
import { words } from './words.ts';
import styles from './MessagesTab.module.css';

export interface MessagesTabProps {
  readonly detail: Said;
  /** The place to bring into sight. */
  readonly hit: Hit | null;
  /** They stand among other things, and scroll with them; few of them need no tools. */
  readonly within?: 'few' | 'many' | null;
}

/** As high as the tools above the list, which stay in sight. */
const TOOLS = 44;

/** What was said to the system under test, what followed, and what it answered: one list, however long. */
export function MessagesTab({ detail, hit, within = null }: MessagesTabProps) {
  const list = useRef<ListHandle>(null);
  const tab = useRef<HTMLDivElement>(null);
  const { folds, all, setAll } = useFolds();
  const rows = useMemo(() => messageRows(detail), [detail]);
  const ties = useMemo(() => tieCalls([...detail.input, ...detail.continuation]), [detail]);
  const messages = detail.input.length + detail.continuation.length;
  const { callsReadBy } = detail;
  const guesses = useMemo(() => rows.map((row) => guessHeight(row, all === true)), [rows, all]);
  const guess = useCallback((row: number) => guesses[row]!, [guesses]);

  useLayoutEffect(() => {
    if (within === null) list.current?.showRow(0, 'nearest');
  }, [within]);
  useEffect(() => {
    if (hit === null) return;
    const shown = tab.current?.querySelector(`[data-part="${CSS.escape(hit.part.part)}"]`) ?? null;
    if (shown === null) list.current?.showRow(hit.part.row, 'start');
  }, [hit]);

  const render = useCallback(
    (row: number) => {
      const one = rows[row]!;
      if (one.kind === 'reply') return <ReplyView reply={one.reply} row={row} callsReadBy={callsReadBy} />;
      return (
        <>
          {one.begins && <p className={styles.begins}>{words.continuation}</p>}
          <MessageView
            message={one.message}
            row={row}
            last={row === messages - 1}
            ties={ties}
            onRow={(to) => list.current?.focusRow(to)}
          />
        </>
      );
    },
    [rows, ties, messages, callsReadBy],
  );

  if (rows.length === 0) return <p className={styles.none}>{words.messagesNone}</p>;
  return (
    <div ref={tab} className={within === null ? styles.tab : undefined}>
      {within !== 'few' && (
        <MessageTools
          count={within === null ? messages : null}
          onAll={setAll}
          onStart={() => list.current?.showRow(0, 'start')}
          onEnd={() => list.current?.showRow(rows.length - 1, 'end')}
        />
      )}
      {messages === 0 && <p className={styles.none}>{words.messagesNone}</p>}
      <FoldContext value={folds}>
        <MeasuredList
          ref={list}
          label={words.tab.messages}
          count={rows.length}
          guess={guess}
          edition={String(all)}
          render={render}
          inset={within === 'few' ? 0 : TOOLS}
        />
      </FoldContext>
    </div>
  );
}
