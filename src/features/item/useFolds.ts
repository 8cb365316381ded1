import { useCallback, useMemo, useState } from 'react';
import type { Folds } from '../../ui/text/folds.ts';

interface FoldState {
  /** What was asked for all of them last; null: nothing, each is as it is by itself. */
  readonly all: boolean | null;
  /** Those that were opened or closed since. */
  readonly own: ReadonlyMap<string, boolean>;
}

export interface AllFolds {
  readonly folds: Folds;
  readonly all: boolean | null;
  readonly setAll: (open: boolean) => void;
}

/** The folds of a windowed list: all are opened or closed at once, however many there are. */
export function useFolds(): AllFolds {
  const [state, setState] = useState<FoldState>({ all: null, own: new Map() });
  const setAll = useCallback((open: boolean) => {
    setState({ all: open, own: new Map() });
  }, []);
  const setOpen = useCallback((part: string, open: boolean) => {
    setState(({ all, own }) => ({ all, own: new Map([...own, [part, open]]) }));
  }, []);
  const folds = useMemo(
    () => ({ isOpen: (part: string) => state.own.get(part) ?? state.all ?? undefined, setOpen }),
    [state, setOpen],
  );
  return { folds, all: state.all, setAll };
}
