import { ArrowLeft, ChevronLeft, ChevronRight, Link2 } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ItemDetail } from '../../engine/engine.ts';
import { answerLines } from '../../state/compare/answerLines.ts';
import { asksAnything, asksTheSame } from '../../state/compare/asksTheSame.ts';
import type { Comparing } from '../../state/compare/comparing.ts';
import type { ReadySide } from '../../state/compare/side.ts';
import { changeComparison, stepCompared } from '../../state/compare/steps.ts';
import { changeOfStates } from '../../state/compare/totals.ts';
import { runDetailOf } from '../../state/labels/runDetail.ts';
import type { ComparedKeys } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { AnswerLines } from './AnswerLines.tsx';
import { ChangeMark } from './ChangeMark.tsx';
import { ItemSide, type ItemPartsProps } from './ItemSide.tsx';
import { words } from './words.ts';
import styles from './ComparedItem.module.css';

export interface ComparedItemProps extends ItemPartsProps {
  readonly bench: Workbench;
  readonly item: ComparedKeys;
  readonly comparing: Comparing;
  readonly pair: { readonly a: ReadySide; readonly b: ReadySide };
}

/** One item as both runs have it: verdicts and replies side by side, and what was asked once where both ask the same. */
export function ComparedItem({ bench, item, comparing, pair, runBody: RunBody, caseRules }: ComparedItemProps) {
  const { context, actions } = bench;
  const shown = useStore(comparing.store, (state) => state.rows.shown);
  const { a, b, position } = useStore(comparing.store, (state) => state.item);
  const key = item.b ?? item.a;
  const [before, now] = [a, b].map((side) => (side?.kind === 'done' ? side.value : null));
  const same = before !== null && now !== null && before !== undefined && now !== undefined && asksTheSame(before, now);
  const lines = useMemo(
    () =>
      before === null || now === null || before === undefined || now === undefined ? null : answerLines(before, now),
    [before, now],
  );
  const id = key?.id ?? '';
  const question = now?.conformance === undefined ? words.question : words.questionOfCase;
  return (
    <article className={styles.item} aria-label={labelText(id)}>
      <header className={styles.header}>
        <Button
          variant="quiet"
          icon={<ArrowLeft />}
          onClick={() => {
            changeComparison(context, { item: null });
          }}
        >
          {words.back}
        </Button>
        <h2 className={styles.title} tabIndex={-1} title={labelText(id)}>
          <PlainText text={id} mono />
          {key !== null && key.attempt > 0 && <span className={styles.quiet}> {words.attempt(key.attempt)}</span>}
        </h2>
        <Became before={before ?? null} now={now ?? null} item={item} />
        <span className={styles.space} />
        <span className={styles.steps}>
          <IconButton
            icon={<ChevronLeft />}
            label={words.previous}
            keys="k"
            disabled={position === null || position === 0}
            onClick={() => {
              void stepCompared(context, -1);
            }}
          />
          <span className={styles.quiet}>{position === null ? words.notListed : words.position(position, shown)}</span>
          <IconButton
            icon={<ChevronRight />}
            label={words.next}
            keys="j"
            disabled={position === null || position + 1 >= shown}
            onClick={() => {
              void stepCompared(context, 1);
            }}
          />
        </span>
        <IconButton icon={<Link2 />} label={words.copyLink} keys="y" onClick={actions.copyLink} />
      </header>
      <div className={styles.scroll}>
        {item.a !== null && item.b !== null && item.a.id !== item.b.id && (
          <p className={styles.note}>
            <PlainText text={words.otherKey(words.letter.a, item.a.id)} multiline />
          </p>
        )}
        <div className={styles.sides} role="group" aria-label={words.replies}>
          {(['a', 'b'] as const).map((letter) => (
            <ItemSide
              key={letter}
              letter={letter}
              side={pair[letter]}
              itemKey={item[letter]}
              detail={letter === 'a' ? a : b}
              part={same ? 'answer' : undefined}
              inLines={lines !== null}
              runBody={RunBody}
              caseRules={caseRules}
            />
          ))}
        </div>
        {lines !== null && (
          <AnswerLines title={now?.conformance === undefined ? words.answers : words.cameBack} compared={lines} />
        )}
        {same && asksAnything(now) && (
          <section className={styles.question} aria-label={question}>
            <SectionHeader title={question} level={3} />
            {now.conformance !== undefined && <Expected expected={now.conformance.expected} />}
            <Suspense fallback={<p className={styles.waiting}>{words.readingItem}</p>}>
              <RunBody
                detail={runDetailOf(now)}
                part="question"
                {...(now.conformance === undefined ? {} : { taskTitle: words.produced })}
              />
            </Suspense>
          </section>
        )}
      </div>
    </article>
  );
}

/** What the corpus holds to be right. */
function Expected({ expected }: { readonly expected: string | null }) {
  return (
    <section className={styles.cameBack} aria-label={words.expected}>
      <h4>{words.expected}</h4>
      {expected === null ? <p>{words.expectedRefusal}</p> : <LongText text={expected} className={styles.mono} />}
    </section>
  );
}

interface BecameProps {
  readonly before: ItemDetail | null;
  readonly now: ItemDetail | null;
  readonly item: ComparedKeys;
}

/** What became of it, as far as it is known yet. */
function Became({ before, now, item }: BecameProps) {
  if (item.a === null) return <ChangeMark change="only-b" />;
  if (item.b === null) return <ChangeMark change="only-a" />;
  const [a, b] = [before?.result?.state, now?.result?.state];
  return a === undefined || b === undefined ? null : <ChangeMark change={changeOfStates(a, b)} />;
}
