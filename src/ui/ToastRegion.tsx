import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { dismissToast, subscribeToasts, toastState, type Toast } from './toasts.ts';
import { labelText } from './text/labelText.ts';
import { PlainText } from './text/PlainText.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './ToastRegion.module.css';

/** Characters of an announcement that are spoken. */
const MOST_SAID = 1000;

/** Shows the toasts and speaks the announcements. Mounted once, by the shell. */
export function ToastRegion() {
  const { toasts, said } = useSyncExternalStore(subscribeToasts, toastState, toastState);
  const [held, setHeld] = useState(false);
  return (
    <>
      <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
        <span key={said.count}>{labelText(said.text, MOST_SAID)}</span>
      </VisuallyHidden>
      <section
        className={styles.region}
        aria-label="Notifications"
        onPointerEnter={() => {
          setHeld(true);
        }}
        onPointerLeave={() => {
          setHeld(false);
        }}
        onFocus={() => {
          setHeld(true);
        }}
        onBlur={() => {
          setHeld(false);
        }}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held} />
        ))}
      </section>
    </>
  );
}

/** One toast; its time runs only while nobody points at the toasts or has the focus in them. */
function ToastCard({ toast, held }: { readonly toast: Toast; readonly held: boolean }) {
  const { id, stay, action } = toast;
  useEffect(() => {
    if (held || stay === undefined) return undefined;
    const timer = setTimeout(() => {
      dismissToast(id);
    }, stay);
    return () => {
      clearTimeout(timer);
    };
  }, [held, id, stay]);
  return (
    <div className={cx(styles.toast, styles[toast.tone])}>
      <span className={styles.text}>
        <PlainText text={toast.text} multiline />
      </span>
      {action !== undefined && (
        <Button
          variant="quiet"
          className={styles.action}
          onClick={() => {
            action.run();
            dismissToast(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<X />}
        label="Dismiss"
        onClick={() => {
          dismissToast(id);
        }}
      />
    </div>
  );
}
