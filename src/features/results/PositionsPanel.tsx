import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { isMarked } from '../../state/filterMarks.ts';
import { paramsOf } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { PathTable } from './PathTable.tsx';
import { words, type Unit } from './words.ts';
import styles from './PositionsPanel.module.css';

export interface PositionsPanelProps {
  readonly bench: Workbench;
  readonly unit: Unit;
}

/** What the items of the filter make of each step of their reference, and what they do between; a click filters. */
export function PositionsPanel({ bench: { store, actions }, unit }: PositionsPanelProps) {
  const positions = useStore(store, (state) => state.view.positions?.positions ?? null);
  const filter = useStore(store, (state) => paramsOf(state.route).filter);
  const choosing = {
    isChosen: (field: 'missing' | 'extra', value: string) => isMarked(filter, [{ field, value }]),
    onChoose: (field: 'missing' | 'extra', value: string) => {
      actions.toggleMarks([{ field, value }]);
    },
  };
  return (
    <section className={styles.panel} aria-label={words.positions}>
      <SectionHeader
        level={2}
        title={words.positions}
        actions={
          <IconButton
            icon={<X />}
            label={words.positionsClose}
            onClick={() => {
              actions.showPositions(false);
            }}
          />
        }
      />
      {positions === null ? (
        <p role="status">{words.positionsCounting}</p>
      ) : (
        <>
          {positions.paths.length === 0 && <p>{words.positionsNone}</p>}
          <div className={styles.paths}>
            {positions.paths.map((path, index) => (
              <PathTable
                key={index}
                path={path}
                index={index}
                alone={positions.paths.length === 1}
                unit={unit}
                {...choosing}
              />
            ))}
          </div>
          {positions.rest.items > 0 && <p>{words.positionsRest(positions.rest.items, positions.rest.paths, unit)}</p>}
          {positions.without > 0 && positions.paths.length > 0 && (
            <p>{words.positionsWithout(positions.without, unit)}</p>
          )}
        </>
      )}
    </section>
  );
}
