import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonVariant } from './Button.tsx';
import { Kbd } from './Kbd.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'type'> {
  /** What it does; the name for assistive technology and the tooltip's text. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly pressed?: boolean | undefined;
  /** The shortcut shown in the tooltip, for instance `Ctrl K`. */
  readonly keys?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

/** An icon that is a button, with its words in a tooltip. */
export function IconButton({ label, icon, variant = 'quiet', keys, side, ...rest }: IconButtonProps) {
  return (
    <Tooltip
      side={side}
      text={
        <>
          {label}
          {keys !== undefined && <Kbd keys={keys} />}
        </>
      }
    >
      <Button {...rest} variant={variant} icon={icon} label={label} />
    </Tooltip>
  );
}
