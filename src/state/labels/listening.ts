import { onSights, sightsOf, takeSights } from './sightings.ts';
import type { Desk } from './sitting.ts';

/** Milliseconds for which words of other tabs are gathered. */
const GATHER = 500;

/** Keeps the desk in step with other tabs, and with what is on screen in this one. */
export function listen(desk: Desk): void {
  const { context } = desk;
  const { labels, later } = context.effects;
  let isWaiting = false;
  labels.onWritten((scope) => {
    desk.keepings.get(scope)?.catchUp();
    if (isWaiting || desk.store.getState().scope?.scope !== scope) return;
    isWaiting = true;
    later(GATHER, () => {
      isWaiting = false;
      void readSights(desk, scope);
    });
  });
  onSights(context, (scope) => {
    showSights(desk, scope);
  });
}

async function readSights(desk: Desk, scope: string): Promise<void> {
  const outcome = await desk.context.effects.labels.sights(scope);
  if (outcome.ok && takeSights(desk.context, scope, outcome.value)) showSights(desk, scope);
}

function showSights({ context, store }: Desk, scope: string): void {
  if (store.getState().scope?.scope === scope) store.setState({ sights: new Map(sightsOf(context, scope)) });
}
