import type { LabelLog } from '../../core/labels/log.ts';
import { calculatorRubric } from '../../core/rubric/calculatorRubric.ts';
import type { Rubric } from '../../core/rubric/rubric.ts';
import type { DatasetSummary, Outcome } from '../../engine/engine.ts';
import type { ItemKey } from '../../core/model/item.ts';
import { settled, type Async } from '../async.ts';
import type { Dataset } from '../datasets.ts';
import type { LabellingSettings } from '../effects.ts';
import { defaultJudge } from '../judges/judgesFor.ts';
import { repliesKey } from '../replySets.ts';
import type { RunParams } from '../route.ts';
import { EMPTY_DESK } from './emptyDesk.ts';
import { createHashing } from './hashing.ts';
import { distinctRubrics, rubricsIn } from './headerRubric.ts';
import { keepingOf } from './keepings.ts';
import { labelledKeys } from './labelledKeys.ts';
import { lastWay } from './lastWay.ts';
import { linesToWrite } from './ledger.ts';
import { queueNow } from './ordering.ts';
import { withPatience } from './patience.ts';
import type { RunDetail } from './runDetail.ts';
import { scopeOf, type LabelScope } from './scope.ts';
import { show } from './showItem.ts';
import { sightsOf, takeSights } from './sightings.ts';
import { isSameScope, type Desk, type Sitting } from './sitting.ts';
import { keepDraft } from './writeLabel.ts';
import { words } from './words.ts';

/** Milliseconds for which nothing is shown while the browser looks for labels; what comes later is taken in then. */
const PATIENCE = 900;

/** Sits down at a dataset's items. */
export function open(desk: Desk, dataset: Dataset, run: RunParams | null): void {
  const scope = scopeOf(dataset, run);
  if (scope === null) {
    if (desk.sitting !== null && desk.sitting.scope.dataset.id !== dataset.id) leaveDesk(desk);
    return;
  }
  if (desk.sitting !== null && isSameScope(desk.sitting.scope, scope)) return;
  leaveDesk(desk);
  const { store, context } = desk;
  const keeping = keepingOf(desk, scope);
  const { ledger, trouble, saving } = keeping.state();
  const sitting: Sitting = {
    scope,
    keeping,
    hashing: createHashing(context.effects.engine, scope, (hashes) => {
      if (desk.sitting === sitting) store.setState({ hashes });
    }),
    keys: [],
    shownAt: 0,
    drafts: new Map(),
    details: new Map(),
  };
  desk.sitting = sitting;
  store.setState((state) => ({
    ...EMPTY_DESK,
    scope,
    stage: 'loading',
    log: ledger.log,
    unsaved: linesToWrite(ledger),
    trouble,
    saving,
    persisted: state.persisted,
    device: state.device,
    rater: state.rater,
    advances: state.advances,
    sights: new Map(sightsOf(context, scope.scope)),
  }));
  void sitDown(desk, sitting);
}

/** What one sat at stays as it is; its labels go on being written. */
function leaveDesk(desk: Desk): void {
  keepDraft(desk);
  desk.sitting = null;
  desk.store.setState(({ persisted, device, rater, advances }) => ({
    ...EMPTY_DESK,
    persisted,
    device,
    rater,
    advances,
  }));
}

async function sitDown(desk: Desk, sitting: Sitting): Promise<void> {
  const { context, store } = desk;
  const { effects } = context;
  const { scope, keeping } = sitting;
  desk.settings ??= effects.settings.labelling();
  const [settings, device, keys] = await Promise.all([
    withPatience(effects.later, PATIENCE, desk.settings),
    deviceOf(desk),
    effects.engine.keys(scope.dataset.id, scope.replies?.replySet ?? null),
    loadedOrLate(desk, sitting),
  ]);
  if (desk.sitting !== sitting) return;
  if (keys.kind === 'value') sitting.keys = keys.value;
  const { log } = keeping.state().ledger;
  const rater = store.getState().rater === '' ? (settings?.rater ?? '') : store.getState().rater;
  const way = lastWay(log, rater, device);
  store.setState({
    device,
    rater,
    advances: settings?.advances ?? true,
    rubrics: rubricsFor(scope, log, settings),
    judge: scope.dataset.summary === null ? null : judgeFor(scope.dataset.summary, log, scope),
    ...(way === null ? {} : way),
  });
  const queue = (await queueNow(desk, sitting)) ?? (await shuffledQueue(desk, sitting));
  if (desk.sitting !== sitting) return;
  store.setState({ stage: 'ready', queue, detail: failureOf(keys) });
  show(desk, desk.wanted ?? null);
  desk.wanted = undefined;
  void sitting.hashing.ask(labelledKeys(keeping.state().ledger.log));
  const others = await effects.labels.scopes();
  if (desk.sitting !== sitting || !others.ok) return;
  store.setState({ others: others.value.filter((one) => one.scope !== scope.scope) });
}

/** Where the judge that ordered them last says nothing now. */
async function shuffledQueue(desk: Desk, sitting: Sitting): Promise<readonly ItemKey[]> {
  desk.store.setState(({ order }) => ({ order: { ...order, mode: 'shuffle' } }));
  return (await queueNow(desk, sitting)) ?? sitting.keys;
}

/** Reads what storage has; what comes when nobody waits any more is taken in all the same. */
async function loadLabels({ context, store }: Desk, { scope, keeping }: Sitting): Promise<'answered'> {
  const outcome = await context.effects.labels.load(scope.scope);
  if (!outcome.ok) {
    keeping.fail(outcome.problem);
    context.effects.notify(words.notRead, 'fault');
    return 'answered';
  }
  keeping.tell(outcome.value.lines);
  takeSights(context, scope.scope, outcome.value.sights);
  if (store.getState().scope === scope) store.setState({ sights: new Map(sightsOf(context, scope.scope)) });
  return 'answered';
}

/** Labelling begins without what storage has where that does not come in time; that it does not is said. */
async function loadedOrLate(desk: Desk, sitting: Sitting): Promise<void> {
  const { later } = desk.context.effects;
  const outcome = await withPatience(later, PATIENCE, loadLabels(desk, sitting));
  if (outcome === null) sitting.keeping.fail({ code: 'failed', message: '' });
}

/** A browser that does not say how it is named gets a name for as long as the page is open. */
async function deviceOf({ context, store }: Desk): Promise<string> {
  const known = store.getState().device;
  if (known !== '') return known;
  const { effects } = context;
  const outcome = await withPatience(effects.later, PATIENCE, effects.labels.device());
  return outcome?.ok === true ? outcome.value : effects.newId();
}

/** Ours is offered where something is to be calculated; one that labels were given by is there in any case. */
function rubricsFor({ dataset }: LabelScope, log: LabelLog, settings: LabellingSettings | null): readonly Rubric[] {
  const calculates = (dataset.summary?.references.calculator ?? 0) > 0;
  return distinctRubrics([...(calculates ? [calculatorRubric] : []), ...(settings?.rubrics ?? []), ...rubricsIn(log)]);
}

function judgeFor(summary: DatasetSummary, log: LabelLog, { replies }: LabelScope) {
  return defaultJudge(summary, log, { replies: replies === null ? null : repliesKey(replies) });
}

/** What keeps the items from being listed stands where an item would. */
function failureOf(keys: Outcome<readonly ItemKey[]>): Async<RunDetail> {
  return keys.kind === 'value' ? { kind: 'idle' } : settled(keys);
}
