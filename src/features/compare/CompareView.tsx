import { GitCompareArrows } from 'lucide-react';
import { readyPair } from '../../state/compare/side.ts';
import type { CompareRoute } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AgainstBaseline } from './AgainstBaseline.tsx';
import { ComparedPair } from './ComparedPair.tsx';
import { CompareHeader } from './CompareHeader.tsx';
import type { ItemPartsProps } from './ItemSide.tsx';
import { SideTrouble } from './SideTrouble.tsx';
import { useCompared, type Compared } from './useCompared.ts';
import { words } from './words.ts';
import styles from './CompareView.module.css';

export interface CompareViewProps extends ItemPartsProps {
  readonly bench: Workbench;
  readonly route: CompareRoute;
  /** Of the field in which items are searched, so that a key can go there. */
  readonly searchId: string;
  readonly onPick: () => void;
}

/** Two runs held against each other, item by item. */
export function CompareView(props: CompareViewProps) {
  const { bench, route } = props;
  const compared = useCompared(bench, route);
  return (
    <div className={styles.view} data-item={route.item !== null}>
      <CompareHeader bench={bench} route={route} compared={compared} />
      <Stage {...props} compared={compared} />
    </div>
  );
}

/** What there is to be seen of the two sides: numbers, or what they wait for. */
function Stage({ compared, ...props }: CompareViewProps & { readonly compared: Compared }) {
  const { bench, route, onPick } = props;
  const { a, b, comparing } = compared;
  const pair = readyPair(a, b);
  if (pair !== null) return <ComparedPair {...props} comparing={comparing} pair={pair} />;
  if (a.kind === 'none' || b.kind === 'none') {
    const letter = a.kind === 'none' ? words.letter.a : words.letter.b;
    return (
      <EmptyState
        title={words.chooseTitle}
        icon={<GitCompareArrows />}
        actions={<Button onClick={onPick}>{words.openFile}</Button>}
      >
        {words.chooseText} {route.a === null && route.b === null ? null : words.chooseOther(letter)}
      </EmptyState>
    );
  }
  if (a.kind === 'baseline' && a.held !== null && b.kind === 'ready') {
    return <AgainstBaseline comparing={comparing} held={a.held} run={b} />;
  }
  return (
    <div className={styles.troubles}>
      <SideTrouble bench={bench} letter="a" side={a} other={b} onPick={onPick} />
      <SideTrouble bench={bench} letter="b" side={b} other={a} onPick={onPick} />
    </div>
  );
}
