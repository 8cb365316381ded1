import { useState } from 'react';
import { useStore } from 'zustand';
import { STATES_BY_NAME } from '../../state/facetValues.ts';
import { agreementOf } from '../../state/agreement.ts';
import { AGREEMENT, crossOf } from '../../state/crossActions.ts';
import { recordedColumnOf } from '../../state/recordedRun.ts';
import { paramsOf } from '../../state/route.ts';
import { currentDataset, labellingRoute, viewSummary, wantedBeside, wantedRun } from '../../state/selectors.ts';
import { formatRun } from '../../state/runText.ts';
import { formatRoute } from '../../state/url.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { AgreementTable } from './AgreementTable.tsx';
import { words } from './words.ts';
import styles from './Agreement.module.css';

/** How often two runs say the same, the items where they do not, and every verdict by every verdict. */
export function Agreement({ bench: { store, actions } }: { readonly bench: Workbench }) {
  const cross = useStore(store, (state) => crossOf(state, AGREEMENT));
  const run = useStore(store, wantedRun);
  const beside = useStore(store, wantedBeside);
  const summary = useStore(store, (state) => currentDataset(state)?.summary ?? null);
  const facets = useStore(store, (state) => viewSummary(state)?.facets);
  const filter = useStore(store, (state) => paramsOf(state.route).filter);
  const href = useStore(store, (state) => {
    const route = labellingRoute(state, 'agreement');
    return route === null ? null : formatRoute(route);
  });
  const [open, setOpen] = useState(false);
  const differs = facets?.find(({ field }) => field === 'differs')?.values;
  if (cross === null || cross.total === 0 || run === null || beside === null) return null;
  // A run agrees with itself: that is no news.
  if (formatRun(run) === formatRun(beside)) return null;

  const names = [run, beside].map((one) => recordedColumnOf(summary, one));
  const [own, other] = [words.runName(names[0] ?? null, 'own'), words.runName(names[1] ?? null, 'beside')];
  const agreement = agreementOf(cross);
  const { all, unjudged } = agreement.differing;
  return (
    <section className={styles.agreement} aria-label={words.agreement}>
      <div className={styles.line}>
        <p className={styles.sentence}>
          <PlainText text={words.agree(own, other, agreement.agreed)} multiline />
        </p>
        {(['yes', 'reason'] as const).map((value) => {
          const { count = 0, selected = false } = differs?.find((one) => one.value === value) ?? {};
          if (value === 'reason' && count === 0 && !selected) return null;
          // What is filtered by either verdict is fewer than what the table counts.
          const text =
            value === 'yes' ? words.differing(count, count === all ? unjudged : 0) : words.differingReason(count);
          return (
            <Button
              key={value}
              variant="quiet"
              pressed={selected}
              disabled={count === 0 && !selected}
              onClick={() => {
                actions.toggleInFilter('differs', value);
              }}
            >
              {text}
            </Button>
          );
        })}
        <Button
          variant="quiet"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {words.agreementTable}
        </Button>
        {href !== null && (
          <LinkButton variant="quiet" href={href} title={words.kappaHint}>
            {words.kappa}
          </LinkButton>
        )}
      </div>
      {open && (
        <AgreementTable
          agreement={agreement}
          own={own}
          other={other}
          filter={filter}
          states={[...STATES_BY_NAME.values()]}
          onToggle={actions.toggleMarks}
        />
      )}
    </section>
  );
}
