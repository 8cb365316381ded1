import type { SelfTestFailure } from '../model/issue.ts';
import type { SelfTestReport } from '../model/report.ts';
import { counted, grouped } from './numbers.ts';
import { nameInWords } from './quoted.ts';

type LeftOut = SelfTestReport['leftOut'][number]['why'];

/** Left out of both checks; `key-is-empty` is left out of the null control alone. */
const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  'no-reference': 'no reference',
  'reference-broken': 'broken reference',
  'no-key': 'no key',
  'key-is-empty': 'the key is itself empty',
};

/**
 * "self-test passed: 58 answer keys, 55 null controls; 2 left out (broken reference)". Without a capital or a full
 * stop.
 */
export function selfTestSentence(report: SelfTestReport): string {
  const { answerKey, nullControl } = report;
  const covered = `${counted(answerKey.covered, 'answer key')}, ${counted(nullControl.covered, 'null control')}`;
  const failed = answerKey.failed + nullControl.failed;
  const parts = report.leftOut.filter((one) => one.items > 0);
  if (answerKey.covered + nullControl.covered === 0 && report.passed) {
    const broken = parts.filter((one) => one.why !== 'no-reference');
    const why = broken.length === 0 ? ' (no item has a reference that this scorer compares with)' : '';
    return [`self-test: nothing to test${why}`, ...(broken.length === 0 ? [] : parts.map(leftOutWords))].join('; ');
  }
  const result = report.passed ? 'self-test passed' : `self-test failed on ${counted(failed, 'check')}`;
  return [`${result}: ${covered}`, ...parts.map(leftOutWords)].join('; ');
}

function leftOutWords(one: SelfTestReport['leftOut'][number]): string {
  const where = one.why === 'key-is-empty' ? 'without a null control' : 'left out';
  return `${grouped(one.items)} ${where} (${LEFT_OUT[one.why]})`;
}

const FOUND: Readonly<Record<SelfTestFailure['found'], string>> = {
  right: 'was called right',
  wrong: 'was called wrong',
  'not-judged': 'was not judged',
  fault: 'was a fault',
  'undeclared-reason': 'got a reason that is not declared',
};

const CHECK: Readonly<Record<SelfTestFailure['check'], string>> = {
  'answer-key': 'its own key',
  'null-control': 'the empty reply',
};

/** "q-7: the empty reply was called right (match)". */
export function selfTestFailureWords(failure: SelfTestFailure): string {
  const attempt = failure.attempt === 0 ? '' : ` (attempt ${grouped(failure.attempt)})`;
  const reason = failure.reason === '' ? '' : ` (${nameInWords(failure.reason)})`;
  return `${nameInWords(failure.id)}${attempt}: ${CHECK[failure.check]} ${FOUND[failure.found]}${reason}`;
}
