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
                <th scope="col">{words.schoolsHead.rule}</th>
                <th scope="col">{words.schoolsHead.says}</th>
                <th scope="col">{words.schoolsHead.about}</th>
              </tr>
            </thead>
            {bySystem(rows).map(([system, itsRules]) => (
              <tbody key={system}>
                <tr className={styles.system}>
                  <th scope="rowgroup" colSpan={3}>
                    {system} <small>{words.ruleCount(itsRules.length)}</small>
                  </th>
                </tr>
                {itsRules.map((row) => (
                  <tr key={row.key} data-school={row.key}>
                    <th scope="row">{row.title}</th>
                    <td className={styles.says}>
                      <Says row={row} />
                    </td>
                    <td className={styles.about}>
                      {row.about}
                      <Defects of={row.defects} />
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </details>
  );
}

function Defects({ of }: { readonly of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <details className={styles.defects}>
      <summary>{words.schoolKnown(of.length)}</summary>
      <ul>
        {of.map((defect) => (
          <li key={defect}>{defect}</li>
        ))}
      </ul>
    </details>
  );
}

/** A system's rules together, in the order in which the systems come. */
function bySystem(rows: readonly SchoolRow[]): readonly (readonly [string, readonly SchoolRow[]])[] {
  const systems = new Map<string, SchoolRow[]>();
  for (const row of rows) {
    const known = systems.get(row.system);
    if (known === undefined) systems.set(row.system, [row]);
    else known.push(row);
  }
  return [...systems];
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
