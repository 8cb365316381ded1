import type { BuildState } from '../../state/build.ts';
import { loadRun } from '../../state/buildEdit.ts';
import { DOCUMENT_REFERENCE, DOCUMENT_RUNS } from '../../state/buildRuns.ts';
import { Button } from '../../ui/Button.tsx';
import type { Edit } from './edit.ts';
import { words } from './words.ts';
import styles from './BuildView.module.css';

/** The eight runs of the sample, one click each; the one that stands there is pressed. */
export function RunButtons({ build, edit }: { readonly build: BuildState; readonly edit: Edit }) {
  const { pair } = build;
  const isDocument = sameNames(pair.reference, DOCUMENT_REFERENCE);
  return (
    <div className={styles.runs} role="group" aria-label={words.runs}>
      {DOCUMENT_RUNS.map(({ id, names }) => (
        <Button
          key={id}
          variant="quiet"
          pressed={isDocument && sameNames(pair.candidate, names)}
          title={names.join(' > ')}
          onClick={() => {
            edit((state) => loadRun(state, id));
          }}
        >
          {id}
        </Button>
      ))}
    </div>
  );
}

function sameNames(lane: BuildState['pair']['reference'], names: readonly string[]): boolean {
  return lane.length === names.length && lane.every(({ step }, at) => step.name === names[at]);
}
