// How many tests passed, read from the report each runner leaves behind.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportsDir } from './paths.mjs';

/**
 * Unsteady: passed only at the second attempt. It is in `passed`, too.
 * @typedef {{ passed: number, failed: number, skipped: number, unsteady?: number }} Tally
 */

/** @param {string} name */
export function reportFile(name) {
  return join(reportsDir, `${name}.json`);
}

/**
 * An old report must never stand in for a run that broke before it wrote one.
 * @param {string[]} names
 */
export function forgetReports(names) {
  mkdirSync(reportsDir, { recursive: true });
  for (const name of names) rmSync(reportFile(name), { force: true });
}

/**
 * @param {string} name
 * @param {Tally} tally
 */
export function writeReport(name, tally) {
  mkdirSync(reportsDir, { recursive: true });
  writeFileSync(reportFile(name), `${JSON.stringify(tally)}\n`);
}

/**
 * @param {string} name
 * @returns {Tally} a run that left no report counts as one failure
 */
export function readReport(name) {
  try {
    /** @type {VitestReport | PlaywrightReport | Tally} */
    const report = JSON.parse(readFileSync(reportFile(name), 'utf8'));
    return tallyOf(report);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** @param {Tally[]} tallies */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0, unsteady: 0 };
  for (const { passed, failed, skipped, unsteady = 0 } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.unsteady += unsteady;
  }
  return total;
}

/** @param {Tally} tally */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * What must not go unnoticed although nothing failed; null where there is nothing of the kind.
 * @param {Tally} tally
 */
export function warning({ unsteady = 0 }) {
  return unsteady === 0 ? null : `! ${unsteady} passed only at the second attempt: see "flaky" above, and mend it`;
}

/**
 * @typedef {{ success: boolean, numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} VitestReport
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} PlaywrightStats
 * @typedef {{ errors: unknown[], stats: PlaywrightStats }} PlaywrightReport
 */

/**
 * Vitest's, Playwright's or our own report. What broke outside any test (a file that does not load, a server that does
 * not start) has no test to count, so it counts as one failure.
 * @param {VitestReport | PlaywrightReport | Tally} report
 * @returns {Tally}
 */
export function tallyOf(report) {
  if ('numPassedTests' in report) {
    const skipped = report.numPendingTests + report.numTodoTests;
    return orBroken({ passed: report.numPassedTests, failed: report.numFailedTests, skipped }, report.success);
  }
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const tally = { passed: expected + flaky, failed: unexpected, skipped, unsteady: flaky };
    return orBroken(tally, report.errors.length === 0);
  }
  return report;
}

/**
 * @param {Tally} tally
 * @param {boolean} whole
 */
function orBroken(tally, whole) {
  return whole || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
