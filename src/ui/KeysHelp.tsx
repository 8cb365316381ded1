import { Dialog } from './Dialog.tsx';
import { Kbd } from './Kbd.tsx';
import styles from './KeysHelp.module.css';

export interface KeysHelpGroup {
  readonly title: string;
  readonly rows: readonly KeysHelpRow[];
}

export interface KeysHelpRow {
  /** What the keys do. */
  readonly does: string;
  /** One or more ways, each keys separated by spaces: `['j', '↓']`, `['g r']`. */
  readonly keys: readonly string[];
}

export interface KeysHelpProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly groups: readonly KeysHelpGroup[];
  readonly title?: string | undefined;
}

/** The table of shortcuts. */
export function KeysHelp({ open, onOpenChange, groups, title = 'Keys' }: KeysHelpProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="l">
      {/* What scrolls and has no control in it can be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.title} className={styles.group}>
              <h3 className={styles.title}>{group.title}</h3>
              <dl className={styles.rows}>
                {group.rows.map((row) => (
                  <div key={row.does} className={styles.row}>
                    <dt className={styles.does}>{row.does}</dt>
                    <dd className={styles.keys}>
                      {row.keys.map((keys) => (
                        <Kbd key={keys} keys={keys} />
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
