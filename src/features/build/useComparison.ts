import { useEffect, useMemo, useState } from 'react';
import type { BuildPair } from '../../state/build.ts';
import {
  carriedAlignment,
  compareNow,
  isFar,
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
  readonly view: AnsweredView;
}

/** Compares a pair: at once, or in another thread when it is long. Then the labels of before stay until the answer. */
export function useComparison({ actions }: Workbench, pair: BuildPair): ComparedPair {
  const sides = useMemo(() => sidesOfPair(pair), [pair]);
  const far = isFar(sides);
  const near = useMemo(() => (far ? null : compareNow(sides)), [far, sides]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<{ readonly pair: BuildPair; readonly message: string } | null>(null);

  useEffect(() => {
    if (!far) return undefined;
    return actions.compareFar(sides, {
      compared: (compared) => {
        setAnswer({ pair, view: viewOfAnswer(compared, null) });
      },
      counted: (alignments) => {
        setAnswer((before) =>
          before?.view.kind === 'compared' ? { ...before, view: { ...before.view, alignments } } : before,
        );
      },
      failed: (message) => {
        setFailure({ pair, message });
      },
    });
  }, [actions, far, pair, sides]);

  const view = useMemo((): BuildView => {
    if (near !== null) return near;
    if (answer?.pair === pair) return answer.view;
    if (answer?.view.kind !== 'compared') return { kind: 'provisional', alignment: null, scores: null };
    const { alignment, scores } = answer.view.comparison;
    const carried = carriedAlignment(answer.pair, alignment, pair);
    // Of other steps than before nothing is known.
    return { kind: 'provisional', alignment: carried.pairs.length === 0 ? null : carried, scores };
  }, [answer, near, pair]);
  return { sides, view, failed: failure?.pair === pair ? failure.message : null };
}
