import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './Notice.module.css';

export interface NoticeProps {
  readonly tone: 'info' | 'right' | 'wrong' | 'fault';
  readonly title: ReactNode;
  /** A sentence: what happened and what can be done. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** Spoken when it appears: politely, or at once for what stops the work. */
  readonly live?: 'polite' | 'assertive' | undefined;
}

const ICONS = { info: Info, right: CircleCheck, wrong: CircleX, fault: TriangleAlert } as const;

/** Something the reader should know, where it matters. */
export function Notice({ tone, title, children, actions, onDismiss, live }: NoticeProps) {
  const Icon = ICONS[tone];
  const role = live === undefined ? undefined : live === 'polite' ? 'status' : 'alert';
  return (
    <div className={cx(styles.notice, styles[tone])} role={role}>
      <Icon className={styles.icon} size={16} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.body}>
        <div className={styles.title}>{title}</div>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss !== undefined && <Button variant="quiet" icon={<X />} label="Dismiss" onClick={onDismiss} />}
    </div>
  );
}
