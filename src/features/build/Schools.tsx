import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { BuildPair } from '../../state/build.ts';
import type { SchoolRow } from '../../state/buildSchools.ts';
import { words } from './words.ts';
import styles from './Schools.module.css';

type Rules = (pair: BuildPair) => readonly SchoolRow[];

async function loadRules(): Promise<{ readonly of: Rules }> {
  const { schoolRows } = await import('../../state/buildSchools.ts');
  return { of: schoolRows };
}

/** What other systems would say of the same pair: folded, and loaded when it is opened. */
export function Schools({ pair }: { readonly pair: BuildPair }) {
  const [open, setOpen] = useState(false);
  const [rules, setRules] = useState<{ readonly of: Rules } | 'failed' | null>(null);
  const shown = useDeferredValue(pair);
  useEffect(() => {
    if (!open || (rules !== null && rules !== 'failed')) return;
    loadRules().then(setRules, () => setRules('failed'));
    // Tried again only when it is opened again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open]);
  const rows = useMemo(
    () => (open && rules !== null && rules !== 'failed' ? rules.of(shown) : []),
    [open, rules, shown],
  );
  return (
    <details
      className={styles.schools}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{words.schools}</summary>
      <p>{words.schoolsAbout}</p>
      {rules === null && <p>{words.schoolsLoading}</p>}
      {rules === 'failed' && <p>{words.schoolsFailed}</p>}
      {rows.length > 0 && (
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroller} role="region" aria-label={words.schools} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.schoolsHead.system}</th>
                <th scope="col">{words.schoolsHead.rule}</th>
                <th scope="col">{words.schoolsHead.says}</th>
                <th scope="col">{words.schoolsHead.about}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <tr key={row.key} data-school={row.key}>
                  <td>{rows[place - 1]?.system === row.system ? '' : row.system}</td>
                  <th scope="row">{row.title}</th>
                  <td className={styles.says}>
                    <Says row={row} />
                  </td>
                  <td className={styles.about}>
                    {row.about}
                    {row.defects.length > 0 && (
                      <>
                        {' '}
                        <strong>{words.schoolKnown}</strong> {row.defects.join(' ')}
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

function Says({ row: { score } }: { readonly row: SchoolRow }) {
  if (score.kind === 'undefined') return words.undefinedBecause(score.why);
  if (score.kind === 'error') return words.errorBecause(score.why);
  const { parts } = score;
  return (
    <>
      <b>{words.schoolValue(score.value)}</b>
      {parts !== undefined && <small>{words.schoolParts(parts.precision, parts.recall, parts.f1)}</small>}
    </>
  );
}
