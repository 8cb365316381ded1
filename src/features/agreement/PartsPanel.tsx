import { useMemo } from 'react';
import { useStore } from 'zustand';
import { refusalSentence } from '../../core/words/refusal.ts';
import { statisticText } from '../../core/words/agreement.ts';
import { grouped } from '../../core/words/numbers.ts';
import type { Compared } from '../../state/agreement/compareSides.ts';
import { othersWithParts, wholeRubric } from '../../state/agreement/gradedParts.ts';
import { partsCompared, partsGiven, type PartCompared, type PartsGiven } from '../../state/agreement/partsCompared.ts';
import type { Dataset } from '../../state/datasets.ts';
import type { RunParams } from '../../state/route.ts';
import { Button } from '../../ui/Button.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { Section } from './Section.tsx';
import type { Comparison } from './useComparison.ts';
import { words } from './words.ts';
import styles from './PeoplePanel.module.css';

export interface PartsPanelProps {
  readonly dataset: Dataset;
  readonly run: RunParams | null;
  readonly comparison: Comparison;
  readonly compared: Compared;
}

const NONE: PartsGiven = new Map();

/** A rater's scores by a rubric, part by part, against other raters' and against the rules; nothing of labels without. */
export function PartsPanel({ dataset, run, comparison, compared }: PartsPanelProps) {
  const { human } = comparison.choice;
  const { log, request, items } = compared.people;
  const rater = human?.kind === 'rater' ? human.rater : null;
  const rubric = useMemo(() => wholeRubric(log, request.rubric), [log, request]);
  const own = useMemo(() => (rater === null ? NONE : partsGiven(log, rater, request)), [log, rater, request]);
  const others = useMemo(
    () => (rater === null ? new Map<string, PartsGiven>() : othersWithParts(log, rater, request)),
    [log, rater, request],
  );
  const rules = useStore(comparison.comparing.store, (state) => state.parts);
  if (rubric === null || own.size === 0) return null;
  const hasRules = rubric.id === 'calculator' && (dataset.summary?.references.calculator ?? 0) > 0;
  if (others.size === 0 && !hasRules) return null;
  return (
    <Section title={words.parts} note={words.partsWhat}>
      {[...others].map(([name, given]) => (
        <PartsTable key={name} rater={rater ?? ''} who={name} parts={partsCompared(rubric, own, given)} />
      ))}
      {hasRules && rules.kind === 'done' && (
        <PartsTable rater={rater ?? ''} who={words.rules} parts={partsCompared(rubric, own, rules.value)} />
      )}
      {rules.kind === 'refused' && <p>{refusalSentence(rules.refusal)}</p>}
      {hasRules && rules.kind !== 'done' && (
        <Button
          disabled={rules.kind === 'loading'}
          onClick={() => {
            const keys = [...items].flatMap(([text, key]) => (own.has(text) ? [key] : []));
            comparison.comparing.grade(dataset, run, keys);
          }}
        >
          {words.partsByRules}
        </Button>
      )}
    </Section>
  );
}

interface PartsTableProps {
  readonly rater: string;
  readonly who: string;
  readonly parts: readonly PartCompared[];
}

function PartsTable({ rater, who, parts }: PartsTableProps) {
  return (
    // A region that scrolls can be reached by keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={labelText(words.partsTable(who))} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.quiet}>
          {words.partsOf} <PlainText text={rater} limit={60} /> {words.partsAgainst} <PlainText text={who} limit={60} />
        </caption>
        <thead>
          <tr>
            {Object.entries(words.partColumns).map(([key, title]) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, report }) => (
            <tr key={part}>
              <th scope="row">
                <PlainText text={part} multiline />
              </th>
              <td>{grouped(report.n)}</td>
              <td>
                {report.po.kind === 'rate' ? words.ofPairs(report.po.count, report.po.of) : statisticText(report.po)}
              </td>
              <td>{statisticText(report.linear.kappa)}</td>
              <td>{statisticText(report.quadratic.kappa)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
