import { ExternalLink } from 'lucide-react';
import { Suspense, type ComponentType } from 'react';
import type { ItemKey } from '../../core/model/item.ts';
import type { Result } from '../../core/model/verdict.ts';
import { causeSentence, causeWord } from '../../core/words/cause.ts';
import { detailSentence } from '../../core/words/detail.ts';
import { refusalSentence } from '../../core/words/refusal.ts';
import { stateWord } from '../../core/words/state.ts';
import type { ItemConformance } from '../../engine/conformance.ts';
import type { ItemDetail } from '../../engine/engine.ts';
import type { Async } from '../../state/async.ts';
import type { ReadySide } from '../../state/compare/side.ts';
import { runDetailOf, type RunDetail } from '../../state/labels/runDetail.ts';
import { NO_PARAMS } from '../../state/route.ts';
import { toneOf } from '../../state/tone.ts';
import { formatRoute } from '../../state/url.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { runName } from './names.ts';
import { words } from './words.ts';
import styles from './ComparedItem.module.css';

/** What shows parts of an item: the item view's own, as a feature knows no other. */
export interface ItemPartsProps {
  readonly runBody: ComponentType<{
    readonly detail: RunDetail;
    readonly part?: 'question' | 'answer';
    readonly taskTitle?: string;
  }>;
  /** What the rules of the reference normaliser did to a case; nothing of other normalisers. */
  readonly caseRules: ComponentType<{ readonly one: ItemConformance }>;
}

export interface ItemSideProps extends ItemPartsProps {
  readonly letter: 'a' | 'b';
  readonly side: ReadySide;
  /** Null where this side does not have the item. */
  readonly itemKey: ItemKey | null;
  readonly detail: Async<ItemDetail> | null;
  /** What of the run is shown here; all of it where it is absent. */
  readonly part: 'answer' | undefined;
  /** What it answered stands elsewhere, beside what the other side did. */
  readonly inLines: boolean;
}

/** What one run says of an item, why, and the reply that it judged. */
export function ItemSide({ letter, side, itemKey, ...props }: ItemSideProps) {
  const { dataset, params } = side;
  const name = words.letter[letter];
  return (
    <section className={styles.side} aria-label={words.side[letter]}>
      <header className={styles.who}>
        <h3 className={styles.name}>
          {words.side[letter]}: <PlainText text={dataset.name} />
        </h3>
        <span className={styles.quiet}>{runName(dataset, params)}</span>
        {itemKey !== null && (
          <LinkButton
            variant="quiet"
            icon={<ExternalLink />}
            href={formatRoute({
              view: 'item',
              data: dataset.key,
              key: itemKey,
              tab: null,
              params: { ...NO_PARAMS, run: params },
            })}
          >
            {words.inResults(name)}
          </LinkButton>
        )}
      </header>
      <div className={styles.content}>
        <Content name={name} scorer={params.scorer} {...props} />
      </div>
    </section>
  );
}

type ContentProps = Omit<ItemSideProps, 'letter' | 'side' | 'itemKey'> & {
  readonly name: string;
  readonly scorer: string;
};

function Content({ name, scorer, detail, part, inLines, runBody: RunBody, caseRules: CaseRules }: ContentProps) {
  if (detail === null) return <p className={styles.none}>{words.notInSide(name)}</p>;
  if (detail.kind === 'refused' || detail.kind === 'crashed') {
    const why = detail.kind === 'refused' ? refusalSentence(detail.refusal) : detail.message;
    return (
      <EmptyState level={4} title={words.itemRefused}>
        <PlainText text={why} multiline />
      </EmptyState>
    );
  }
  const waiting = <p className={styles.waiting}>{words.readingItem}</p>;
  if (detail.kind !== 'done') return waiting;
  const { result, reply, conformance } = detail.value;
  const silent = reply === null && conformance === undefined;
  // Of a case, what came back is its answer.
  const shown = conformance !== undefined && part === undefined ? 'question' : part;
  const elsewhere = shown === 'answer' && (reply === null || conformance !== undefined || inLines);
  return (
    <>
      <Says result={result} scorer={scorer} />
      {conformance !== undefined && !inLines && <CameBack conformance={conformance} />}
      {conformance !== undefined && (
        <Suspense fallback={null}>
          <CaseRules one={conformance} />
        </Suspense>
      )}
      {silent && <p className={styles.none}>{words.noReply}</p>}
      {!elsewhere && (
        <Suspense fallback={waiting}>
          <RunBody
            detail={runDetailOf(detail.value)}
            {...(shown === undefined ? {} : { part: shown })}
            {...(conformance === undefined ? {} : { taskTitle: words.produced })}
          />
        </Suspense>
      )}
    </>
  );
}

/** The verdict and its reason in a sentence. */
function Says({ result, scorer }: { readonly result: Result | null; readonly scorer: string }) {
  if (result === null) return <p className={styles.none}>{words.unjudgedSide}</p>;
  return (
    <div className={styles.says}>
      <p className={styles.verdict}>
        <StateMark tone={toneOf(result.state)} word={stateWord(result.state)} size="l" />{' '}
        <code>
          <PlainText text={codeOf(result)} />
        </code>
      </p>
      <PlainText text={whyText(result, scorer)} multiline />
    </div>
  );
}

function codeOf(result: Result): string {
  if (result.state === 'fault') return causeWord(result.fault.cause);
  return result.state === 'not-judged' ? causeWord(result.cause) : result.verdict.reason;
}

function whyText(result: Result, scorer: string): string {
  if (result.state === 'not-judged' || result.state === 'fault') return causeSentence(result);
  return detailSentence(result.verdict.detail, scorer);
}

/** What a normaliser made of a case. */
function CameBack({ conformance: { got, refused, error } }: { readonly conformance: ItemConformance }) {
  return (
    <section className={styles.cameBack} aria-label={words.cameBack}>
      <h4 className={styles.name}>{words.cameBack}</h4>
      {got !== null && !refused ? (
        <LongText text={got} className={styles.mono} />
      ) : (
        <p>
          <PlainText text={error === null ? words.refusedCall : words.raisedCall(error)} multiline />
        </p>
      )}
    </section>
  );
}
