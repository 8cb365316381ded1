import { useState } from 'react';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { MappingCell } from './MappingCell.tsx';
import { MappingRoleSelect } from './MappingRoleSelect.tsx';
import type { MappingColumnsProps } from './MappingTable.tsx';
import { MappingUnder } from './MappingUnder.tsx';
import { shownColumns } from './shownColumns.ts';
import { mappingWords as words } from './mappingWords.ts';
import styles from './Mapping.module.css';

const MOST = 30;
const ROWS = 3;

/** The columns one under the other, each with its first values: for where a table has no room. */
export function MappingCards({ preview, mapping, onChange }: MappingColumnsProps) {
  const [most, setMost] = useState(MOST);
  const { cells, columns, rowsSeen } = preview;
  const places = shownColumns(preview, most);
  return (
    <div className={styles.part}>
      <ul className={styles.cards} aria-label={words.columns}>
        {places.map((place) => {
          const column = columns[place]!;
          return (
            <li key={column.name} className={styles.card}>
              <div className={styles.name}>
                <PlainText text={column.name === '' ? words.noName : column.name} limit={60} mono />
              </div>
              <MappingRoleSelect preview={preview} mapping={mapping} column={column} onChange={onChange} />
              <div className={styles.note}>{words.filled(column, rowsSeen)}</div>
              <ol className={styles.values} aria-label={words.values}>
                {cells.slice(0, ROWS).map((row, at) => (
                  <li key={at}>
                    <MappingCell text={row[place] ?? null} column={column.name} row={at + 1} />
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
      </ul>
      <MappingUnder
        seen={words.seen(Math.min(ROWS, cells.length), rowsSeen, columns.length)}
        left={columns.length - places.length}
        onMore={() => {
          setMost(most + MOST);
        }}
      />
    </div>
  );
}
