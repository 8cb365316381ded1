import { useState } from 'react';
import type { Mapping, Preview } from '../../core/mapping/mapping.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { MappingCell } from './MappingCell.tsx';
import { MappingRoleSelect } from './MappingRoleSelect.tsx';
import { MappingUnder } from './MappingUnder.tsx';
import { shownColumns } from './shownColumns.ts';
import { mappingWords as words } from './mappingWords.ts';
import styles from './Mapping.module.css';

export interface MappingColumnsProps {
  readonly preview: Preview;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

/** The first rows as a table; over each column stands what it is taken for. */
export function MappingTable({ preview, mapping, onChange }: MappingColumnsProps) {
  const [most, setMost] = useState(MOST);
  const { cells, columns, rowsSeen } = preview;
  const places = shownColumns(preview, most);
  return (
    <div className={styles.part}>
      {/* Scrolls by keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={words.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              {places.map((place) => {
                const column = columns[place]!;
                return (
                  <th key={column.name} scope="col">
                    <div className={styles.name}>
                      <PlainText text={column.name === '' ? words.noName : column.name} limit={60} mono />
                    </div>
                    <MappingRoleSelect preview={preview} mapping={mapping} column={column} onChange={onChange} />
                    <div className={styles.note}>{words.filled(column, rowsSeen)}</div>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {cells.map((row, at) => (
              <tr key={at}>
                {places.map((place) => (
                  <td key={place}>
                    <MappingCell text={row[place] ?? null} column={columns[place]!.name} row={at + 1} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MappingUnder
        seen={words.seen(cells.length, rowsSeen, columns.length)}
        left={columns.length - places.length}
        onMore={() => {
          setMost(most + MOST);
        }}
      />
    </div>
  );
}

/** Columns shown before more are asked for; those with a guess always are. */
const MOST = 50;
