import { isPlain } from '../../core/labels/members.ts';
import type { Rubric } from '../../core/rubric/rubric.ts';
import type { LabellingSettings } from '../effects.ts';
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
  await change(desk, (rubrics) => distinctRubrics([...rubrics, rubric]));
}

function remember(desk: Desk): void {
  void change(desk, (rubrics) => rubrics);
}

/** Saves how the reader labels now, with the rubrics that were made before. */
async function change(desk: Desk, next: (rubrics: readonly Rubric[]) => readonly Rubric[]): Promise<void> {
  const { settings } = desk.context.effects;
  const before = desk.settings ?? settings.labelling();
  async function changed(): Promise<LabellingSettings> {
    const rubrics = next((await before)?.rubrics ?? []);
    const { rater, advances } = desk.store.getState();
    return { rater, advances, rubrics };
  }
  const labelling = changed();
  desk.settings = labelling;
  await settings.save({ labelling: await labelling });
}
