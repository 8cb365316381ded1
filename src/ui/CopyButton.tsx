import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonVariant } from './Button.tsx';
import { copyText } from './copyText.ts';
import { IconButton } from './IconButton.tsx';
import { announce, showToast } from './toasts.ts';

export interface CopyButtonProps {
  /** What is copied; a function when it is costly to make. */
  readonly text: string | (() => string | Promise<string>);
  /** For instance "Copy link". */
  readonly label: string;
  /** Shows the label beside the icon. */
  readonly worded?: boolean | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly keys?: string | undefined;
}

/** Copies a text, and says that it did. */
export function CopyButton({
  text,
  label,
  worded = false,
  variant = worded ? 'plain' : 'quiet',
  keys,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => {
      setCopied(false);
    }, 1500);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);
  async function copy(): Promise<void> {
    const done = await copyText(typeof text === 'string' ? text : await text());
    setCopied(done);
    if (done) announce('Copied');
    else showToast('The browser did not allow copying.', { tone: 'fault' });
  }
  function click(): void {
    void copy();
  }
  const icon = copied ? <Check /> : <Copy />;
  if (worded) {
    return (
      <Button variant={variant} icon={icon} onClick={click}>
        {label}
      </Button>
    );
  }
  return <IconButton variant={variant} icon={icon} label={label} keys={keys} onClick={click} />;
}
