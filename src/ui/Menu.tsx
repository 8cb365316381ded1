import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Kbd } from './Kbd.tsx';
import styles from './Menu.module.css';

export type MenuEntry =
  | {
      readonly kind: 'item';
      readonly id: string;
      readonly label: string;
      /** In place of the label for the eye; give a `PlainText` when it comes from a file. */
      readonly shown?: ReactNode;
      readonly icon?: ReactNode;
      readonly keys?: string | undefined;
      readonly disabled?: boolean | undefined;
      readonly danger?: boolean | undefined;
      readonly onSelect: () => void;
    }
  | {
      readonly kind: 'check';
      readonly id: string;
      readonly label: string;
      readonly shown?: ReactNode;
      readonly checked: boolean;
      readonly disabled?: boolean | undefined;
      /** The tick is a way to somewhere: the menu closes. */
      readonly leads?: boolean | undefined;
      readonly onChange: (checked: boolean) => void;
    }
  | { readonly kind: 'heading'; readonly id: string; readonly label: string }
  | { readonly kind: 'separator'; readonly id: string };

export interface MenuProps {
  /** The button that opens it: a `Button` or anything that takes a ref. */
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Open from the start: it was asked for while it was loading. */
  readonly defaultOpen?: boolean | undefined;
}

/**
 * A menu of deeds and ticks. A tick leaves the menu open, unless it leads away. Not modal: that would hide the rest of
 * the page from assistive technology while a control in it could still have the focus.
 */
export function Menu({ trigger, entries, align = 'start', defaultOpen = false }: MenuProps) {
  const hasIcons = entries.some(
    (entry) => entry.kind === 'check' || (entry.kind === 'item' && entry.icon !== undefined),
  );
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* In no portal: what floats belongs to the landmark that its button is in. */}
      <DropdownMenu.Content className={styles.menu} align={align} sideOffset={4} collisionPadding={8} loop>
        {entries.map((entry) => (
          <MenuRow key={entry.id} entry={entry} hasIcons={hasIcons} />
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

interface MenuRowProps {
  readonly entry: MenuEntry;
  /** Leaves room before every label, so that they stand in one line. */
  readonly hasIcons: boolean;
}

function MenuRow({ entry, hasIcons }: MenuRowProps) {
  switch (entry.kind) {
    case 'separator':
      return <DropdownMenu.Separator className={styles.separator} />;
    case 'heading':
      return <DropdownMenu.Label className={styles.heading}>{entry.label}</DropdownMenu.Label>;
    case 'check':
      return (
        <DropdownMenu.CheckboxItem
          className={styles.item}
          checked={entry.checked}
          disabled={entry.disabled ?? false}
          onCheckedChange={entry.onChange}
          onSelect={(event) => {
            if (entry.leads !== true) event.preventDefault();
          }}
        >
          <span className={styles.icon} aria-hidden="true">
            {entry.checked && <Check />}
          </span>
          <span className={styles.label}>{entry.shown ?? entry.label}</span>
        </DropdownMenu.CheckboxItem>
      );
    case 'item':
      return (
        <DropdownMenu.Item
          className={cx(styles.item, entry.danger === true && styles.danger)}
          disabled={entry.disabled ?? false}
          onSelect={entry.onSelect}
        >
          {hasIcons && (
            <span className={styles.icon} aria-hidden="true">
              {entry.icon}
            </span>
          )}
          <span className={styles.label}>{entry.shown ?? entry.label}</span>
          {entry.keys !== undefined && <Kbd keys={entry.keys} />}
        </DropdownMenu.Item>
      );
  }
}
