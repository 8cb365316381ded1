import { useStore } from 'zustand';
import type { CategoryResult } from '../../core/conformance/conformance.ts';
import { shareText } from '../../core/words/conformanceReport.ts';
import type { Held, HeldCategory } from '../../state/conformance/held.ts';
import { isMarked } from '../../state/filterMarks.ts';
import { paramsOf } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { cx } from '../../ui/cx.ts';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { columnsOf } from './categoryColumns.ts';
import { words } from './conformanceWords.ts';
import styles from './ConformancePanel.module.css';

export interface ConformanceCategoriesProps {
  readonly bench: Workbench;
  readonly categories: readonly CategoryResult[];
  readonly held: Held | null;
}

const TWO = '(min-width: 900px)';
const THREE = '(min-width: 1320px)';

/**
 * How many cases of each category are exact; a click on a category filters the table by it. Side by side where there is
 * room, folded on a narrow page: the list below is what is read.
 */
export function ConformanceCategories({ bench, categories, held }: ConformanceCategoriesProps) {
  const [two, three, narrow] = [useMediaQuery(TWO), useMediaQuery(THREE), useMediaQuery(NARROW)];
  if (categories.length === 0) return <p>{words.noCategories}</p>;
  const tables = (
    <div className={styles.tables}>
      {columnsOf(categories, three ? 3 : two ? 2 : 1).map((some, place) => (
        <CategoryTable key={place} bench={bench} categories={some} held={held} continued={place > 0} />
      ))}
    </div>
  );
  if (!narrow) return tables;
  return (
    <details className={styles.folded}>
      <summary>{words.categoriesFold(categories.length)}</summary>
      {tables}
    </details>
  );
}

interface CategoryTableProps extends ConformanceCategoriesProps {
  readonly continued: boolean;
}

function CategoryTable({ bench: { actions, store }, categories, held, continued }: CategoryTableProps) {
  const filter = useStore(store, (state) => paramsOf(state.route).filter);
  return (
    <table className={styles.table} aria-label={continued ? words.categoriesMore : words.categories}>
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
            {held !== null && <Change held={held.categories.get(category)} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Change({ held }: { readonly held: HeldCategory | undefined }) {
  const change = held?.change ?? 0;
  return <td className={cx(change !== 0 && (change > 0 ? styles.better : styles.worse))}>{words.changed(held)}</td>;
}
