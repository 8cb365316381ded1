import { useStore } from 'zustand';
import type { UnreadAddress } from '../../state/addresses.ts';
import type { Actions } from '../../state/actions.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { problemWords } from './addressWords.ts';
import { words } from './words.ts';

export interface UnreadAddressesProps {
  readonly bench: Workbench;
}

/** Addresses that gave no file: why, and what can be done. */
export function UnreadAddresses({ bench }: UnreadAddressesProps) {
  const unread = useStore(bench.store, (state) => state.datasets.unread);
  return unread.map((one) => <Unread key={one.token} unread={one} actions={bench.actions} />);
}

interface UnreadProps {
  readonly unread: UnreadAddress;
  readonly actions: Actions;
}

function Unread({ unread: { address, problem, token }, actions }: UnreadProps) {
  const { cause, wayOut } = problemWords(problem);
  return (
    <Notice
      tone="wrong"
      live="assertive"
      title={words.addressUnread}
      onDismiss={() => {
        actions.dismissAddress(token);
      }}
      actions={
        problem.code === 'page' ? (
          <Button
            onClick={() => {
              actions.dismissAddress(token);
              actions.openAddresses([problem.raw]);
            }}
          >
            <PlainText text={words.addressInstead(problem.raw)} limit={160} />
          </Button>
        ) : undefined
      }
    >
      <p>
        <PlainText text={address} multiline mono />
      </p>
      <p>
        <PlainText text={`${cause}.`} multiline /> {wayOut}
      </p>
    </Notice>
  );
}
