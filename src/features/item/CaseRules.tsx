import { normaliserRefusalParts, ruleStepParts } from '../../core/words/ruleStep.ts';
import type { ItemConformance } from '../../engine/conformance.ts';
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
                <Sentence parts={ruleStepParts(step)} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {refusal !== null && (
        <p>
          <Sentence parts={normaliserRefusalParts(refusal)} />
        </p>
      )}
    </section>
  );
}
