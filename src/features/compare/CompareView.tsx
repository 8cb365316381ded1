import type { ComponentType } from 'react';
import type { RunDetail } from '../../state/labels/runDetail.ts';
import type { CompareRoute } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { words } from './words.ts';

export interface CompareViewProps {
  readonly bench: Workbench;
  readonly route: CompareRoute;
  /** Shows a run; the item view's own parts. */
  readonly runBody: ComponentType<{ readonly detail: RunDetail }>;
  readonly onPick: () => void;
}

/** Two runs held against each other, item by item. */
export function CompareView(_props: CompareViewProps) {
  return <h1 tabIndex={-1}>{words.title}</h1>;
}
