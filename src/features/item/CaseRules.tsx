import { normaliserRefusalWords, ruleName, ruleStepWords, type RuleWords } from '../../core/words/ruleStep.ts';
import type { ItemConformance } from '../../engine/conformance.ts';
import { formatRoute } from '../../state/url.ts';
import { part } from './parts.ts';
import { Sentence } from './Sentence.tsx';
import { words } from './words.ts';
import styles from './CaseTab.module.css';

/** What each rule of the reference normaliser changed, and why it refused; nothing of other normalisers. */
export function CaseRules({ one: { trace, refusal } }: { readonly one: ItemConformance }) {
  if (trace === null) return null;
  return (
    <section className={styles.part}>
      <h3>{words.caseRules}</h3>
      {trace.length === 0 ? (
        <p className={styles.quiet}>{words.caseRulesNone}</p>
      ) : (
        <ol className={styles.list}>
          {trace.map((step, place) => (
            <li key={place}>
              <span data-run data-part={part.caseStep(place)}>
                <RuleSentence said={ruleStepWords(step)} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {refusal !== null && (
        <p>
          <RuleSentence said={normaliserRefusalWords(refusal)} />
        </p>
      )}
    </section>
  );
}

/** A sentence whose rule leads to what the rule says. */
function RuleSentence({ said: { before, rule, after } }: { readonly said: RuleWords }) {
  return (
    <>
      {before}
      {rule !== null && (
        <a href={formatRoute({ view: 'help', topic: 'conformance', place: `rule-${rule}` })}>{ruleName(rule)}</a>
      )}
      <Sentence parts={after} />
    </>
  );
}
