import type { RecordedColumn, RecordedKind } from '../../core/model/item.ts';
import type { RowView } from '../../engine/engine.ts';
import { RECORDED } from '../../state/route.ts';
import { toneOf } from '../../state/tone.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { FilterCell } from './FilterCell.tsx';
import { words } from './words.ts';
import styles from './Cells.module.css';

const LEAST: Readonly<Record<RecordedKind, number>> = {
  verdict: 116,
  judge: 116,
  label: 116,
  score: 84,
  reason: 120,
  other: 80,
};
const SHARES: Partial<Readonly<Record<RecordedKind, string>>> = { reason: '0.8fr', other: '0.6fr' };
/** Pixels: of a character of a name, of what stands behind it, and of the widest header that is made room for. */
const HEADER = { character: 7, note: 52, most: 148 } as const;

/** Characters that a row holds of a recorded value: one as long as this may go on. */
const CUT = 200;

/**
 * A column that the file brought, by its own name and with its values as written; `filled` names the recorded columns
 * that the rows hold, in their order. Where it says a verdict, the mark of that stands before what it says.
 */
export function recordedColumn(
  { name, kind }: RecordedColumn,
  filled: readonly string[],
  size: 'full' | 'compact',
  onFilter: (field: string, value: string) => void,
): GridColumn<RowView> {
  const place = filled.indexOf(name);
  const compact = size === 'compact';
  return {
    key: RECORDED + name,
    header: name,
    note: words.recordedShort,
    hint: words.recordedHint(words.recordedKind[kind], name),
    sign: compact ? words.recordedSign : undefined,
    width: compact ? '20px' : widthOf(name, kind),
    mono: kind === 'score',
    sortable: !compact,
    hideNarrow: !compact,
    render: ({ recorded, recordedStates }) => {
      const text = recorded?.[place] ?? null;
      if (text === null) return <span className={styles.quiet}>{words.nothing}</span>;
      const state = recordedStates?.[place] ?? null;
      if (compact) {
        return state === null ? (
          <span className={styles.quiet}>{words.nothing}</span>
        ) : (
          <StateMark tone={toneOf(state)} word={words.recordedSays(name, text)} compact />
        );
      }
      const shown = (
        <span className={styles.recorded}>
          {state !== null && <StateMark tone={toneOf(state)} word={null} compact />}
          <span className={styles.value}>
            <PlainText text={text} />
          </span>
        </span>
      );
      return text.length >= CUT ? (
        shown
      ) : (
        <FilterCell field={RECORDED + name} value={text} onFilter={onFilter}>
          {shown}
        </FilterCell>
      );
    },
  };
}

/** As much as its values need; where there is room, as much as its header needs. */
function widthOf(name: string, kind: RecordedKind): string {
  const least = LEAST[kind];
  const header = Math.min(HEADER.most, name.length * HEADER.character + HEADER.note);
  return `minmax(${least}px, ${SHARES[kind] ?? `${Math.max(least, header)}px`})`;
}
