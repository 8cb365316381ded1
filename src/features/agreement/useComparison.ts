import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { AgreementChoice } from '../../state/agreement/choice.ts';
import { formatChoice, parseChoice } from '../../state/agreement/choiceText.ts';
import { comparingOf, type Comparing } from '../../state/agreement/comparing.ts';
import { compareSides, type Chosen, type Compared } from '../../state/agreement/compareSides.ts';
import { columnsOfPeople } from '../../state/agreement/people.ts';
import { settleChoice } from '../../state/agreement/settleChoice.ts';
import type { Sides } from '../../state/agreement/sides.ts';
import type { Async } from '../../state/async.ts';
import { editionOf, type Dataset } from '../../state/datasets.ts';
import { isSameJudge } from '../../state/judges/judgeText.ts';
import type { DeskState, LabelDesk } from '../../state/labels/desk.ts';
import { deskOf } from '../../state/labels/deskOf.ts';
import type { Route } from '../../state/route.ts';
import { go } from '../../state/routeActions.ts';
import type { Workbench } from '../../state/workbench.ts';

export type AgreementRoute = Extract<Route, { readonly view: 'agreement' }>;

/** All that the view is drawn from. */
export interface Comparison {
  readonly desk: LabelDesk;
  readonly labels: Pick<DeskState, 'log' | 'hashes' | 'rater' | 'judge' | 'rubric'>;
  readonly comparing: Comparing;
  /** With what fits in place of what was not chosen. */
  readonly choice: AgreementChoice;
  readonly judgeOutputs: readonly string[];
  readonly sides: Async<Sides>;
  /** Null while sides are asked for, and where there is nobody to compare. */
  readonly compared: Compared | null;
  readonly choose: (change: Partial<AgreementChoice>, step?: 'push' | 'replace') => void;
}

const NONE: readonly string[] = [];

/** Compares whom the route names, by the labels as they stand at the desk. */
export function useComparison(bench: Workbench, dataset: Dataset, route: AgreementRoute): Comparison {
  const { context } = bench;
  const desk = deskOf(context);
  const comparing = comparingOf(context);
  const labels = useStore(
    desk.store,
    useShallow(({ log, hashes, rater, judge, rubric }: DeskState) => ({ log, hashes, rater, judge, rubric })),
  );
  const sides = useStore(comparing.store, (state) => state.sides);
  const judgeOutputs = useStore(comparing.store, (state) => state.judgeOutputs.get(editionOf(dataset)) ?? NONE);
  const { summary } = dataset;
  const { run } = route.params;
  const replies = run?.replies ?? null;
  const given = useMemo(() => parseChoice(route.choice), [route.choice]);
  const choice = useMemo(
    () => (summary === null ? given : settleChoice(given, { summary, ...labels, replies, judgeOutputs })),
    [given, summary, labels, replies, judgeOutputs],
  );
  const { human, judge } = choice;
  const columns = useMemo(() => {
    const people = summary === null ? [] : columnsOfPeople(summary);
    return human?.kind === 'column' && !people.includes(human.column) ? [...people, human.column] : people;
  }, [summary, human]);
  const rubric = (summary?.references.calculator ?? 0) > 0;
  useEffect(() => {
    comparing.look(dataset);
  }, [comparing, dataset]);
  useEffect(() => {
    if (summary !== null) comparing.want(dataset, { run, judge, columns, rubric });
  }, [comparing, dataset, summary, run, judge, columns, rubric]);
  const compared = useMemo(() => {
    if (human === null || judge === null || sides.kind !== 'done') return null;
    return isOf(sides.value, columns, { ...choice, human, judge })
      ? compareSides(sides.value, { ...choice, human, judge }, labels)
      : null;
  }, [sides, choice, human, judge, columns, labels]);
  return {
    desk,
    labels,
    comparing,
    choice,
    judgeOutputs,
    sides,
    compared,
    choose: (change, step = 'push') => {
      go(context, { ...route, choice: formatChoice({ ...given, ...change }) }, step);
    },
  };
}

/** Sides of an earlier choice stay until the next ones are there. */
function isOf(sides: Sides, columns: readonly string[], { judge }: Chosen): boolean {
  const isJudge = judge.kind === 'log' || isSameJudge(sides.judge?.choice ?? null, judge);
  return isJudge && columns.every((column) => sides.people.has(column));
}
