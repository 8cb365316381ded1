import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Rubric } from '../../core/rubric/rubric.ts';
import type { Dataset } from '../../state/datasets.ts';
import type { JudgeChoice } from '../../state/judges/judge.ts';
import { judgeOutputColumns } from '../../state/judges/judgeOutputs.ts';
import { judgesFor } from '../../state/judges/judgesFor.ts';
import type { LabelDesk } from '../../state/labels/desk.ts';
import { progressOf } from '../../state/labels/select.ts';
import type { RunParams } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import type { SetupFieldsProps } from './SetupFields.tsx';

const NO_JUDGES: readonly JudgeChoice[] = [];

/** What is chosen at a desk, what there is to choose, and how it is changed. */
export function useSetup(
  bench: Workbench,
  dataset: Dataset,
  run: RunParams | null,
  { store, actions }: LabelDesk,
  onEditRubric: (rubric: Rubric | null) => void,
): SetupFieldsProps {
  const state = useStore(store);
  const { rubric, rubrics, order, judge, log } = state;
  const [judgeOutputs, setJudgeOutputs] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    void judgeOutputColumns(bench.context, dataset).then((columns) => {
      if (!gone) setJudgeOutputs(columns);
      return columns;
    });
    return () => {
      gone = true;
    };
  }, [bench, dataset]);
  const { summary } = dataset;
  const judges = useMemo(
    () => (summary === null ? NO_JUDGES : judgesFor(summary, log, { judgeOutputs, replies: run?.replies ?? null })),
    [summary, log, judgeOutputs, run],
  );
  return {
    rubric,
    rubrics,
    order,
    reviews: progressOf(state).labelled > 0,
    judge,
    judges,
    onEditRubric,
    onRubric: actions.setRubric,
    onOrder: actions.setOrder,
    onJudge: actions.setJudge,
  };
}
