import { causeSentence, causeWord } from '../../core/words/cause.ts';
import { detailParts } from '../../core/words/detail.ts';
import { reasonRule } from '../../core/words/rule.ts';
import { stateWord } from '../../core/words/state.ts';
import type { TextPart } from '../../core/words/textPart.ts';
import type { Result } from '../../core/model/verdict.ts';
import type { ItemDetail, RunSummary } from '../../engine/engine.ts';
import { toneOf } from '../../state/tone.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { Sentence } from './Sentence.tsx';
import { words } from './words.ts';
import styles from './Why.module.css';

export interface WhyProps {
  readonly detail: ItemDetail;
  readonly run: RunSummary | null;
}

/** The verdict, its reason in a sentence, and the rule that decided. */
export function Why({ detail, run }: WhyProps) {
  const { result, comparison } = detail;
  if (result === null || run === null) return <p className={styles.why}>{words.unscored}</p>;
  // Calls are paired otherwise than steps and cases: their count would say something else.
  const pairs = (detail.trajectory ?? null) === null && detail.conformance === undefined ? comparison : null;
  const { equal, of } = pairs?.equalArguments ?? { equal: 0, of: 0 };
  return (
    <div>
      <div className={styles.verdict}>
        <StateMark tone={toneOf(result.state)} word={stateWord(result.state)} size="l" />
        <code>{codeOf(result)}</code>
        {of > 0 && detail.reply !== null && <span className={styles.share}>{words.equalArguments(equal, of)}</span>}
      </div>
      <p className={styles.why}>
        <Sentence parts={whyParts(result, run.scorer)} />
      </p>
      <Rule result={result} run={run} callsReadBy={detail.callsReadBy} />
    </div>
  );
}

interface RuleProps {
  readonly result: Result;
  readonly run: RunSummary;
  readonly callsReadBy: string | null;
}

function Rule({ result, run, callsReadBy }: RuleProps) {
  const verdict = result.state === 'fault' ? null : result.verdict;
  if (verdict === null) return null;
  return (
    <p className={styles.rule}>
      <PlainText
        text={reasonRule(
          { name: run.scorer, version: run.version },
          verdict.reason,
          run.options,
          verdict.detail,
          callsReadBy,
        )}
        multiline
      />
    </p>
  );
}

function whyParts(result: Result, scorer: string): readonly TextPart[] {
  if (result.state === 'not-judged' || result.state === 'fault') return [{ kind: 'text', text: causeSentence(result) }];
  return detailParts(result.verdict.detail, scorer);
}

/** The reason's code, or the cause in words where there is no verdict. */
function codeOf(result: Result): string {
  if (result.state === 'fault') return causeWord(result.fault.cause);
  if (result.state === 'not-judged') return causeWord(result.cause);
  return result.verdict.reason;
}
