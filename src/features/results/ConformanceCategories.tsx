import { useStore } from 'zustand';
import type { CategoryResult } from '../../core/conformance/conformance.ts';
import { shareText } from '../../core/words/conformanceReport.ts';
import type { Held } from '../../state/conformance/held.ts';
import { isMarked } from '../../state/filterMarks.ts';
import { paramsOf } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { cx } from '../../ui/cx.ts';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './conformanceWords.ts';
import styles from './ConformancePanel.module.css';

export interface ConformanceCategoriesProps {
  readonly bench: Workbench;
  readonly categories: readonly CategoryResult[];
  readonly held: Held | null;
}

/** How many cases of each category are exact; a click on a category filters the table by it. */
export function ConformanceCategories({ bench: { actions, store }, categories, held }: ConformanceCategoriesProps) {
  const filter = useStore(store, (state) => paramsOf(state.route).filter);
  if (categories.length === 0) return <p>{words.noCategories}</p>;
  return (
    <table className={styles.table}>
      <caption>{words.categories}</caption>
      <thead>
        <tr>
          <th scope="col">{words.category}</th>
          <th scope="col" className={styles.barColumn} aria-hidden="true" />
          <th scope="col">{words.exact}</th>
          <th scope="col">{words.rate}</th>
          {held !== null && <th scope="col">{words.change}</th>}
        </tr>
      </thead>
      <tbody>
        {categories.map(({ category, n, ok }) => (
          <tr key={category}>
            <th scope="row">
              <button
                type="button"
                className={styles.category}
                title={words.filterBy(labelText(category))}
                aria-pressed={isMarked(filter, [{ field: 'category', value: category }])}
                onClick={() => {
                  actions.toggleInFilter('category', category);
                }}
              >
                <PlainText text={category} limit={80} className={styles.name} />
              </button>
            </th>
            <td aria-hidden="true">
              <span className={styles.track}>
                <span className={styles.bar} style={{ width: `${(100 * ok) / n}%` }} />
              </span>
            </td>
            <td>{words.ok(ok, n)}</td>
            <td>{shareText(ok, n)}</td>
            {held !== null && <Change change={held.categories.get(category)} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Change({ change }: { readonly change: number | undefined }) {
  const tone = change === undefined || change === 0 ? undefined : change > 0 ? styles.better : styles.worse;
  return <td className={cx(tone)}>{words.changed(change)}</td>;
}
