import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds until a hint comes, and until it goes: long enough for the pointer to come over to it. */
const COMES = 400;
const GOES = 120;

export interface TooltipHandlers {
  readonly 'aria-describedby': string | undefined;
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

export interface TooltipState {
  readonly id: string;
  /** What is spoken about, while the hint is to be seen. */
  readonly about: HTMLElement | null;
  /** For the element that is spoken about. */
  readonly trigger: TooltipHandlers;
  /** For the hint. */
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Closes the one hint that is open. */
let closeOpen: (() => void) | null = null;

/**
 * When a hint is to be seen: a while after the pointer came, at once where the focus came by a key. It stays while the
 * pointer is over it, and goes with Escape, which then does nothing else.
 */
export function useTooltip(): TooltipState {
  const id = useId();
  const [about, setAbout] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(element: HTMLElement | null, wait: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAbout(element);
    }, wait);
  }
  function hide(): void {
    clearTimeout(timer.current);
    setAbout(null);
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  useEffect(() => {
    if (about === null) return undefined;
    function close(): void {
      setAbout(null);
    }
    closeOpen?.();
    closeOpen = close;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    }
    function onScroll({ target }: Event): void {
      if (target instanceof Node && target.contains(about)) close();
    }
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('scroll', onScroll, { capture: true });
    return () => {
      if (closeOpen === close) closeOpen = null;
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [about]);

  return {
    id,
    about,
    trigger: {
      'aria-describedby': about === null ? undefined : id,
      onPointerEnter: ({ currentTarget, pointerType }) => {
        if (pointerType !== 'touch') show(currentTarget, about === null ? COMES : 0);
      },
      onPointerLeave: () => {
        show(null, GOES);
      },
      onPointerDown: hide,
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) show(currentTarget, 0);
      },
      onBlur: hide,
    },
    onStay: () => {
      clearTimeout(timer.current);
    },
    onLeave: () => {
      show(null, GOES);
    },
  };
}
