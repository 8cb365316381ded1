import { createContext, useContext, useEffect, useState } from 'react';

/**
 * Which texts are unfolded, kept outside of them: in a windowed list they come and go. Texts are named by their part.
 */
export interface Folds {
  /** Undefined: as it is by itself. */
  readonly isOpen: (part: string) => boolean | undefined;
  readonly setOpen: (part: string, open: boolean) => void;
}

export const FoldContext = createContext<Folds | null>(null);

/** The place that is looked for: a part, and how many characters into its text. */
export interface Sought {
  readonly part: string;
  readonly offset: number;
}

export const SoughtContext = createContext<Sought | null>(null);

/** Whether a text is unfolded; a fold opens where what is looked for is behind it, `shown` characters on. */
export function useFold(part: string | undefined, shown: number): readonly [boolean, (open: boolean) => void] {
  const folds = useContext(FoldContext);
  const sought = useContext(SoughtContext);
  const [own, setOwn] = useState(false);
  const kept = part === undefined ? undefined : folds?.isOpen(part);
  const behind = part !== undefined && sought?.part === part && sought.offset >= shown ? sought : null;
  useEffect(() => {
    if (behind === null) return;
    if (part !== undefined && folds !== null) folds.setOpen(part, true);
    else setOwn(true);
    // Not when the folds change: what the reader has folded since stays folded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [behind, part]);
  function setOpen(open: boolean): void {
    if (part !== undefined && folds !== null) folds.setOpen(part, open);
    else setOwn(open);
  }
  return [kept ?? own, setOpen];
}
