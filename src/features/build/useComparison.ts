import { useEffect, useMemo, useState } from 'react';
import type { BuildPair } from '../../state/build.ts';
import {
  carriedAlignment,
  compareNow,
  isFar,
  NO_ALIGNMENT,
  sidesOfPair,
  viewOfAnswer,
  type AnsweredView,
  type BothSides,
  type BuildView,
} from '../../state/buildCompare.ts';
import type { Workbench } from '../../state/workbench.ts';

export interface ComparedPair {
  readonly sides: BothSides;
  readonly view: BuildView;
  /** Why another thread could not compare them, in the browser's words; else null. */
  readonly failed: string | null;
}

interface Answer {
  readonly pair: BuildPair;
  readonly view: AnsweredView | null;
  readonly failed: string | null;
}

/** Compares a pair: at once, or in another thread when it is long. Then the labels of before stay until the answer. */
export function useComparison({ actions }: Workbench, pair: BuildPair): ComparedPair {
  const sides = useMemo(() => sidesOfPair(pair), [pair]);
  const far = isFar(sides);
  const near = useMemo(() => (far ? null : compareNow(sides)), [far, sides]);
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (!far) return undefined;
    return actions.compareFar(sides, {
      compared: (compared) => {
        setAnswer({ pair, view: viewOfAnswer(compared, null), failed: null });
      },
      counted: (alignments) => {
        setAnswer((before) =>
          before?.view?.kind === 'compared' ? { ...before, view: { ...before.view, alignments } } : before,
        );
      },
      failed: (message) => {
        setAnswer({ pair, view: null, failed: message });
      },
    });
  }, [actions, far, pair, sides]);

  const view = useMemo((): BuildView => {
    if (near !== null) return near;
    if (answer?.pair === pair && answer.view !== null) return answer.view;
    const before = answer?.view?.kind === 'compared' ? answer.view.comparison.alignment : NO_ALIGNMENT;
    return { kind: 'provisional', alignment: carriedAlignment(answer?.pair ?? pair, before, pair) };
  }, [answer, near, pair]);
  return { sides, view, failed: answer?.pair === pair ? answer.failed : null };
}
