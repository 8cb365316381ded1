import { PlainText } from '../../ui/text/PlainText.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { words } from './words.ts';

/** A value as it is compared: PASS and FAIL with their marks, any other as it is written. */
export function Verdict({ value }: { readonly value: string | null }) {
  if (value === 'PASS') return <StateMark tone="right" word={value} />;
  if (value === 'FAIL') return <StateMark tone="wrong" word={value} />;
  if (value === null) return <StateMark tone="unjudged" word={words.nothing} />;
  return <PlainText text={value} mono limit={120} />;
}
