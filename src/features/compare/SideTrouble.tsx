import { refusalSentence } from '../../core/words/refusal.ts';
import type { Side } from '../../state/compare/side.ts';
import { changeComparison } from '../../state/compare/steps.ts';
import { retryRun } from '../../state/runActions.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { runName } from './names.ts';
import { words } from './words.ts';
import styles from './CompareView.module.css';

export interface SideTroubleProps {
  readonly bench: Workbench;
  readonly letter: 'a' | 'b';
  readonly side: Side;
  readonly other: Side;
  readonly onPick: () => void;
}

/** What a side waits for, or why it cannot be compared, and what can be done about it; nothing where it is ready. */
export function SideTrouble({ bench, letter, side, other, onPick }: SideTroubleProps) {
  const { context } = bench;
  const name = words.letter[letter];
  function again(): void {
    if ('params' in side) retryRun(context, side.dataset, side.params);
  }
  switch (side.kind) {
    case 'none':
      return null;
    case 'ready':
      return other.kind === 'baseline' && other.held !== null && letter === 'a' ? (
        <Notice
          tone="info"
          title={words.baselineAfter}
          actions={
            <Button
              onClick={() => {
                const { route } = context.store.getState();
                if (route.view === 'compare') changeComparison(context, { a: route.b, b: route.a, item: null });
              }}
            >
              {words.swap}
            </Button>
          }
        />
      ) : null;
    case 'reading':
      return (
        <p className={styles.waiting} role="status">
          {side.dataset === null ? words.reading(name) : words.readingName(name, labelText(side.dataset.name, 80))}
        </p>
      );
    case 'scoring': {
      const { items = 0, totalItems = 0 } = side.progress ?? {};
      return (
        <ProgressBar
          label={words.scoring(name, `${labelText(side.dataset.name, 80)}, ${runName(side.dataset, side.params)}`)}
          value={totalItems === 0 ? undefined : items / totalItems}
          detail={totalItems === 0 ? undefined : words.ofItems(items, totalItems)}
        />
      );
    }
    case 'lacks-replies':
      return (
        <Notice
          tone="info"
          title={<PlainText text={words.lacksReplies(name, side.dataset.name, side.digits)} multiline />}
          actions={
            <>
              <Button variant="primary" onClick={onPick}>
                {words.openFile}
              </Button>
              <Button
                onClick={() => {
                  changeComparison(context, {
                    [letter]: { kind: 'run', data: side.dataset.key, run: null },
                    item: null,
                  });
                }}
              >
                {words.openReplies}
              </Button>
            </>
          }
        >
          {words.lacksRepliesText}
        </Notice>
      );
    case 'no-scorer':
      return (
        <Notice tone="fault" title={<PlainText text={words.noScorer(name, side.dataset.name)} multiline />}>
          {words.noScorerText}
        </Notice>
      );
    case 'stopped':
      return (
        <Notice
          tone="info"
          title={<PlainText text={words.stopped(name, side.dataset.name)} multiline />}
          actions={<Button onClick={again}>{words.scoreAgain}</Button>}
        />
      );
    case 'refused':
    case 'crashed':
      return (
        <Notice
          tone="wrong"
          live="polite"
          title={<PlainText text={words.notScored(name, side.dataset.name)} multiline />}
          actions={<Button onClick={again}>{words.scoreAgain}</Button>}
        >
          <PlainText text={side.kind === 'refused' ? refusalSentence(side.refusal) : side.message} multiline />
        </Notice>
      );
    case 'baseline':
      if (side.held === null) {
        return (
          <Notice
            tone="info"
            title={words.baselineUnknown(name)}
            actions={<Button onClick={onPick}>{words.openFile}</Button>}
          >
            {words.baselineUnknownText}
          </Notice>
        );
      }
      return letter === 'b' && other.kind === 'baseline' ? (
        <Notice tone="info" title={words.baselineTwo}>
          {words.baselineTwoText}
        </Notice>
      ) : null;
  }
}
