import { Download, SquarePen } from 'lucide-react';
import { useMemo } from 'react';
import { disputedIn } from '../../state/agreement/people.ts';
import type { Dataset } from '../../state/datasets.ts';
import { formatRoute } from '../../state/url.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { Choosers } from './Choosers.tsx';
import { namesOf } from './names.ts';
import { saveComparison } from './saveComparison.ts';
import type { AgreementRoute, Comparison } from './useComparison.ts';
import { words } from './words.ts';
import styles from './AgreementView.module.css';

export interface AgreementHeaderProps {
  readonly bench: Workbench;
  readonly dataset: Dataset;
  readonly route: AgreementRoute;
  readonly comparison: Comparison;
  /** Numbers are shown below. */
  readonly isOpen: boolean;
}

/** What is compared, by whom, and what can be done with the result. */
export function AgreementHeader({ bench, dataset, route, comparison, isOpen }: AgreementHeaderProps) {
  const { labels, compared, choice } = comparison;
  const disputed = useMemo(() => disputedIn(labels.log), [labels.log]);
  const { summary, key: data, name } = dataset;
  return (
    <header className={styles.top}>
      <div className={styles.titleRow}>
        <h1 className={styles.title} tabIndex={-1}>
          <PlainText text={name} />
        </h1>
        <span className={styles.quiet}>{words.title}</span>
        <span className={styles.space} />
        <LinkButton
          variant="quiet"
          icon={<SquarePen />}
          href={formatRoute({ view: 'label', data, key: null, params: route.params })}
        >
          {words.label}
        </LinkButton>
        {isOpen && compared !== null && (
          <Menu
            align="end"
            trigger={<Button icon={<Download />}>{words.export}</Button>}
            entries={(['json', 'markdown', 'copy'] as const).map((kind) => ({
              kind: 'item',
              id: kind,
              label: words.exports[kind],
              onSelect: () => {
                void saveComparison(bench.context, kind, name, compared, namesOf(choice));
              },
            }))}
          />
        )}
      </div>
      {summary !== null && (
        <div className={styles.choosing}>
          <Choosers
            comparison={comparison}
            summary={summary}
            replies={route.params.run?.replies ?? null}
            disputed={disputed}
          />
        </div>
      )}
    </header>
  );
}
