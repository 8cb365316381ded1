import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { tooltipPlace, type TooltipSide } from './tooltipPlace.ts';
import type { TooltipState } from './useTooltip.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  readonly tooltip: TooltipState;
  readonly side: TooltipSide;
  readonly children: ReactNode;
}

/** A short hint on hover and focus. Never the only place where something is said. */
export function Tooltip({ tooltip: { id, about, onStay, onLeave }, side, children }: TooltipProps) {
  const hint = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = hint.current;
    if (element === null || about === null) return;
    // Above everything, and yet in the landmark that its control is in.
    element.showPopover();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top } = tooltipPlace(about.getBoundingClientRect(), element.getBoundingClientRect(), side, {
      width,
      height,
    });
    element.style.translate = `${left}px ${top}px`;
  }, [about, side]);
  if (about === null) return null;
  return (
    <span
      ref={hint}
      id={id}
      role="tooltip"
      popover="manual"
      className={styles.tooltip}
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
    >
      {children}
    </span>
  );
}
