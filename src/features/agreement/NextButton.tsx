import { ArrowDown } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { words } from './words.ts';

/** To the next disagreement; the key `d` presses it by its id. */
export function NextButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button id="agreement-next" icon={<ArrowDown />} aria-keyshortcuts="d" onClick={onClick}>
      {words.next}
      <span aria-hidden="true">
        <Kbd keys="d" />
      </span>
    </Button>
  );
}
