import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonVariant } from './Button.tsx';
import { Kbd } from './Kbd.tsx';
import { Tooltip } from './Tooltip.tsx';
import type { TooltipSide } from './tooltipPlace.ts';
import { useTooltip } from './useTooltip.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'type'> {
  /** What it does; the name for assistive technology and the tooltip's text. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariant | undefined;
  readonly pressed?: boolean | undefined;
  /** The shortcut shown in the tooltip, for instance `Ctrl K`. */
  readonly keys?: string | undefined;
  readonly side?: TooltipSide | undefined;
}

/** An icon that is a button, with its words in a tooltip. */
export function IconButton({ label, icon, variant = 'quiet', keys, side = 'bottom', ...rest }: IconButtonProps) {
  const tooltip = useTooltip();
  const { trigger } = tooltip;
  return (
    <>
      <Button
        {...rest}
        variant={variant}
        icon={icon}
        label={label}
        aria-describedby={trigger['aria-describedby'] ?? rest['aria-describedby']}
        onPointerEnter={(event) => {
          rest.onPointerEnter?.(event);
          trigger.onPointerEnter(event);
        }}
        onPointerLeave={(event) => {
          rest.onPointerLeave?.(event);
          trigger.onPointerLeave();
        }}
        onPointerDown={(event) => {
          rest.onPointerDown?.(event);
          trigger.onPointerDown();
        }}
        onFocus={(event) => {
          rest.onFocus?.(event);
          trigger.onFocus(event);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          trigger.onBlur();
        }}
      />
      <Tooltip tooltip={tooltip} side={side}>
        {label}
        {keys !== undefined && <Kbd keys={keys} />}
      </Tooltip>
    </>
  );
}
