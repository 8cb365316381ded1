import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Tabs.module.css';

export interface TabEntry<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** A quiet count after the label. */
  readonly count?: number | string | undefined;
  readonly disabled?: boolean | undefined;
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly tabs: readonly TabEntry<Id>[];
  /** Fills its place; each panel scrolls inside. */
  readonly fill?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Tabs: arrows move between them, the chosen one's content alone is in the page. */
export function Tabs<Id extends string>({ label, value, onChange, tabs, fill = false, className }: TabsProps<Id>) {
  function change(id: string): void {
    const tab = tabs.find((entry) => entry.id === id);
    if (tab !== undefined) onChange(tab.id);
  }
  return (
    <RadixTabs.Root className={cx(styles.root, fill && styles.fill, className)} value={value} onValueChange={change}>
      <RadixTabs.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} className={styles.tab} value={tab.id} disabled={tab.disabled ?? false}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} className={styles.content} value={tab.id}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
