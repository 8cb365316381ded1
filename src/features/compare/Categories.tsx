import { useMemo, useState } from 'react';
import { grouped } from '../../core/words/numbers.ts';
import type { ComparedCategory } from '../../engine/comparison.ts';
import { judgedIn } from '../../state/compare/totals.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import { worstFirst } from './worstFirst.ts';
import styles from './Matrix.module.css';

export interface CategoriesProps {
  readonly categories: readonly ComparedCategory[];
  readonly onCategory: (category: string | null) => void;
}

/** Categories in sight before all are asked for. */
const FIRST = 12;
/** So few more are shown at once. */
const SLACK = 3;

/** What became of each category, the worst first; its name lists its items. Nothing where the items have none. */
export function Categories({ categories, onCategory }: CategoriesProps) {
  const [all, setAll] = useState(false);
  const sorted = useMemo(() => worstFirst(categories, (one) => one.b.right - one.a.right), [categories]);
  if (categories.length === 0) return null;
  const shown = all || sorted.length <= FIRST + SLACK ? sorted : sorted.slice(0, FIRST);
  return (
    <section className={styles.section} aria-label={words.categoriesTitle}>
      <SectionHeader title={words.categoriesTitle} note={grouped(categories.length)} />
      {/* A region that scrolls can be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={words.categoriesLabel} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.category}</th>
              <th scope="col">{words.items}</th>
              <th scope="col">{words.rightA}</th>
              <th scope="col">{words.rightB}</th>
              <th scope="col">{words.delta}</th>
              <th scope="col">{words.regressions}</th>
              <th scope="col">{words.fixes}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <Row key={one.category === null ? '' : `c ${one.category}`} one={one} onCategory={onCategory} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < categories.length && (
        <Button
          variant="quiet"
          onClick={() => {
            setAll(true);
          }}
        >
          {words.allCategories(categories.length)}
        </Button>
      )}
    </section>
  );
}

function Row({ one, onCategory }: { readonly one: ComparedCategory } & Pick<CategoriesProps, 'onCategory'>) {
  const { category, n, regressions, fixes } = one;
  const [a, b] = [judgedIn(one.a), judgedIn(one.b)];
  const delta = a.judged === 0 || b.judged === 0 ? 0 : b.right - a.right;
  const name = category === null ? words.noCategory : labelText(category, 80);
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={styles.category}
          title={words.filterCategory(name)}
          onClick={() => {
            onCategory(category);
          }}
        >
          <PlainText text={name} />
        </button>
      </th>
      <td>{grouped(n)}</td>
      <td>{words.ofJudged(a.right, a.judged)}</td>
      <td>{words.ofJudged(b.right, b.judged)}</td>
      <td className={cx(delta < 0 && styles.fell, delta > 0 && styles.rose)}>
        {a.judged === 0 || b.judged === 0 ? words.nothing : words.deltaText(delta)}
      </td>
      <td>{grouped(regressions)}</td>
      <td>{grouped(fixes)}</td>
    </tr>
  );
}
