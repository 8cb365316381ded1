import type { Effects } from '../effects.ts';
import { exportLabels } from './exportLabels.ts';
import { distinctRubrics, rubricsIn } from './headerRubric.ts';
import { createKeeping, type Keeping, type KeepingState } from './keeping.ts';
import { labelledKeys } from './labelledKeys.ts';
import { linesToWrite } from './ledger.ts';
import type { LabelScope } from './scope.ts';
import { draftOf, isSameDraft, type Desk } from './sitting.ts';
import { words } from './words.ts';

/** The labels of a scope being kept: made at the first call, and the same from then on. */
export function keepingOf(desk: Desk, scope: LabelScope): Keeping {
  const known = desk.keepings.get(scope.scope);
  if (known !== undefined) return known;
  const { effects } = desk.context;
  const keeping = createKeeping(effects, scope, (now, before) => {
    follow(desk, scope.scope, now);
    holdPage(desk, effects);
    speak(now, before, effects, () => {
      exportLabels(effects, scope.name, keeping.state().ledger.log, 'jsonl');
    });
  });
  desk.keepings.set(scope.scope, keeping);
  return keeping;
}

/** What the store shows of the labels that one sits at. */
function follow(desk: Desk, scope: string, { ledger, trouble, saving }: KeepingState): void {
  const { store, sitting } = desk;
  const before = store.getState();
  if (before.scope?.scope !== scope) return;
  const clean = isSameDraft(before.draft, draftOf(before, before.current));
  store.setState({ log: ledger.log, unsaved: linesToWrite(ledger), trouble, saving });
  if (ledger.log === before.log) return;
  if (ledger.log.headers.size > before.log.headers.size) {
    store.setState(({ rubrics }) => ({ rubrics: distinctRubrics([...rubrics, ...rubricsIn(ledger.log)]) }));
  }
  // What nobody typed at follows the label, whoever changed it.
  if (clean) store.setState((state) => ({ draft: draftOf(state, state.current) }));
  if (before.stage === 'ready') void sitting?.hashing.ask(labelledKeys(ledger.log));
}

function holdPage(desk: Desk, effects: Effects): void {
  const isHeld = [...desk.keepings.values()].some((one) => one.state().ledger.pending.length > 0);
  if (isHeld !== desk.isHeld) effects.holdPage(isHeld);
  desk.isHeld = isHeld;
}

/** `download` hands out all there is when it is asked for, also what is said after the notice. */
function speak(now: KeepingState, before: KeepingState, effects: Effects, download: () => void): void {
  const { pending } = now.ledger;
  const wasPending = before.ledger.pending.length > 0;
  if (now.trouble !== null && pending.length > 0 && (before.trouble === null || !wasPending)) {
    effects.notify(words.notSaved(pending.length), 'fault', { label: words.download, run: download });
  }
  if (before.trouble !== null && now.trouble === null && pending.length === 0 && wasPending) {
    effects.notify(words.savedAfterAll, 'right');
  }
}
