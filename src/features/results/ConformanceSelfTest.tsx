import type { SelfTestCheck } from '../../core/conformance/selfTest.ts';
import { StateMark } from '../../ui/StateMark.tsx';
import { words } from './conformanceWords.ts';
import styles from './ConformancePanel.module.css';

/** The document's own test of its scoring, run on ours. */
export function ConformanceSelfTest({ checks }: { readonly checks: readonly SelfTestCheck[] }) {
  const passed = checks.filter((check) => check.passed).length;
  return (
    <details className={styles.selfTest}>
      <summary>{words.selfTest(passed, checks.length)}</summary>
      <ul>
        {checks.map(({ name, passed: isPassed }) => (
          <li key={name}>
            <StateMark tone={isPassed ? 'right' : 'wrong'} word={isPassed ? words.passed : words.failed} /> {name}
          </li>
        ))}
      </ul>
    </details>
  );
}
