import { conformanceSelfTest } from '../../core/conformance/selfTest.ts';

/** Prints the checks of document 002's self-test as its program does; 0 when all pass, else 1. */
export function conformSelftest(print: (text: string) => void): number {
  const checks = conformanceSelfTest();
  const passed = checks.filter((one) => one.passed).length;
  const lines = checks.map((one) => `${one.name.padEnd(48)} ${one.passed ? 'PASS' : 'FAIL'}`);
  print(`${lines.join('\n')}\n\n${passed}/${checks.length} selftest checks passed\n`);
  return passed === checks.length && passed > 0 ? 0 : 1;
}
