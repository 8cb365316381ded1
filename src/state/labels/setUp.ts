import { isPlain } from '../../core/labels/members.ts';
import type { Rubric } from '../../core/rubric/rubric.ts';
import type { JudgeChoice } from '../judges/judge.ts';
import { distinctRubrics, headerRubric } from './headerRubric.ts';
import { keepDraft } from './writeLabel.ts';
import { lastWay } from './lastWay.ts';
import { reorder } from './ordering.ts';
import { draftOf, type Desk } from './sitting.ts';

/** Who labels from now on: with an order of their own, and the rubric that they labelled by last. */
export function setRater(desk: Desk, name: string): void {
  const rater = name.trim();
  const { store } = desk;
  const before = store.getState();
  if (!isPlain(rater) || rater === before.rater) return;
  keepDraft(desk);
  const way = lastWay(before.log, rater, before.device);
  store.setState({ rater, revealed: null, ...way });
  store.setState((state) => ({ draft: draftOf(state, state.current) }));
  remember(desk);
  void reorder(desk, () => undefined);
}

export function setAdvances(desk: Desk, advances: boolean): void {
  desk.store.setState({ advances });
  remember(desk);
}

/** Labels by another rubric are others: those of the former one stay with it. */
export function setRubric(desk: Desk, rubric: Rubric | null): void {
  keepDraft(desk);
  const { store } = desk;
  const key = headerRubric(rubric)?.key;
  store.setState(({ rubrics }) => ({ rubric: rubrics.find((one) => headerRubric(one)?.key === key) ?? rubric }));
  store.setState((state) => ({ draft: draftOf(state, state.current) }));
}

export function saveRubric(desk: Desk, rubric: Rubric): void {
  desk.store.setState(({ rubrics }) => ({ rubrics: distinctRubrics([...rubrics, rubric]) }));
  setRubric(desk, rubric);
  void rememberRubric(desk, rubric);
}

export function setJudge(desk: Desk, judge: JudgeChoice | null): void {
  desk.store.setState({ judge, revealed: null });
}

async function rememberRubric(desk: Desk, rubric: Rubric): Promise<void> {
  desk.settings ??= desk.context.effects.settings.labelling();
  const settings = await desk.settings;
  const rubrics = distinctRubrics([...(settings?.rubrics ?? []), rubric]);
  const { rater, advances } = desk.store.getState();
  const labelling = { rater, advances, rubrics };
  desk.settings = Promise.resolve(labelling);
  await desk.context.effects.settings.save({ labelling });
}

function remember(desk: Desk): void {
  desk.settings ??= desk.context.effects.settings.labelling();
  const before = desk.settings;
  async function save(): Promise<void> {
    const rubrics = (await before)?.rubrics ?? [];
    const { rater, advances } = desk.store.getState();
    await desk.context.effects.settings.save({ labelling: { rater, advances, rubrics } });
  }
  void save();
}
