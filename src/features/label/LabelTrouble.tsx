import type { LabelDesk } from '../../state/labels/desk.ts';
import type { LabelOf } from '../../state/labels/select.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Unresolved } from './Unresolved.tsx';
import { words } from './words.ts';

export interface LabelTroubleProps {
  readonly label: LabelOf;
  readonly actions: LabelDesk['actions'];
  /** By parts: there is no label to give again with one press. */
  readonly graded: boolean;
}

/** Why a label is not counted, and what to do about it; nothing where it is. */
export function LabelTrouble({ label, actions, graded }: LabelTroubleProps) {
  const { state, value } = label;
  if (state === 'unresolved') {
    return (
      <Unresolved
        candidates={label.candidates}
        onKeep={(event) => {
          actions.resolve(event);
          focusStays();
        }}
      />
    );
  }
  if (state !== 'stale') return null;
  return (
    <Notice
      tone="fault"
      title={words.stale}
      actions={
        !graded && (value === 'PASS' || value === 'FAIL') ? (
          <Button
            onClick={() => {
              actions.label(value);
              focusStays();
            }}
          >
            {words.againWith(value)}
          </Button>
        ) : undefined
      }
    >
      {words.staleWhat(value ?? '')}
    </Notice>
  );
}

/** A notice goes with the button in it that was pressed: the focus goes to what stands below. */
function focusStays(): void {
  document.getElementById('label-note')?.focus();
}
