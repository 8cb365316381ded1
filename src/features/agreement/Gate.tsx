import { Lock } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { GateState } from './useGate.ts';
import { words } from './words.ts';

export interface GateProps {
  readonly gate: GateState;
  readonly labelHref: string;
}

/** In place of the agreement while labels are still to be given blind. */
export function Gate({ gate: { labelled, total, finish }, labelHref }: GateProps) {
  const [asking, setAsking] = useState(false);
  return (
    <EmptyState
      icon={<Lock />}
      title={words.gate}
      actions={
        <>
          <LinkButton href={labelHref} variant="primary">
            {words.goOn}
          </LinkButton>
          <Button
            onClick={() => {
              setAsking(true);
            }}
          >
            {words.finish}
          </Button>
        </>
      }
    >
      {words.gateWhy(labelled, total)}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.finishAsk}
        description={words.finishWhat(total - labelled)}
        confirmLabel={words.finishGo}
        onConfirm={finish}
      />
    </EmptyState>
  );
}
