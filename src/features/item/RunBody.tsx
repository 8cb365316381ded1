import type { RunDetail } from '../../state/labels/runDetail.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';

/** A run as a rater sees it: nothing in it says how it was judged. */
export function RunBody({ detail }: { readonly detail: RunDetail }) {
  return <PlainText text={detail.key.id} />;
}
