// `npm test`: builds the site, then runs the unit tests and the journeys through the built site, and adds them up.
// `npm test -- shared` runs instead the tests and journeys over the shared folder of real files, and
// `npm run e2e:durability` those in which browsers are killed by the dozen.
import { forgetReports, inWords, readReport, reportFile, sum, warning, writeReport } from './reports.mjs';
import { runSteps } from './steps.mjs';

const look = 'look at what is printed above';

/**
 * @param {string} report
 * @param {string[]} projects
 */
function vitest(report, projects) {
  const chosen = projects.flatMap((name) => ['--project', name]);
  return [
    'vitest',
    'run',
    ...chosen,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(report)}`,
  ];
}

const unit = {
  name: 'unit tests',
  command: vitest('unit', ['unit', 'house']),
  repair: 'npx vitest, which runs what changed again',
};
const shared = {
  name: 'tests over the shared files',
  command: [...vitest('shared', ['shared']), '--passWithNoTests'],
  repair: look,
};
const build = { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'], repair: look };
const playwright = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project'];
const journeys = {
  name: 'journeys',
  command: [...playwright, 'journeys', '--retries', '1'],
  repair: 'npm run e2e -- <spec>, which runs one of them',
};
const sharedJourneys = {
  name: 'journeys over the shared files',
  command: [...playwright, 'shared', '--retries', '1'],
  repair: look,
  env: { TOUCHSTONE_REPORT: 'shared-journeys' },
};
// Never a second attempt: a label that is lost once is lost.
const durability = {
  name: 'durability',
  command: [...playwright, 'durability'],
  repair: look,
  env: { TOUCHSTONE_REPORT: 'durability' },
};

/** @type {Record<string, { reports: string[], steps: import('./steps.mjs').Step[] }>} */
const suites = {
  total: { reports: ['unit', 'journeys'], steps: [build, unit, journeys] },
  'total-shared': { reports: ['shared', 'shared-journeys'], steps: [shared, sharedJourneys] },
  'total-durability': { reports: ['durability'], steps: [durability] },
};

const [suite] = process.argv.slice(2);
const name = suite === undefined ? 'total' : `total-${suite}`;
const wanted = suites[name];
if (wanted === undefined) throw new Error(`There are no tests of the name ${suite}.`);
const { reports, steps } = wanted;
forgetReports([...reports, name]);
const failed = runSteps(steps);

// A step can fail without a failed test (the build; an error after the last test): that is a failure too.
const counted = sum(reports.map(readReport));
const total = { ...counted, failed: Math.max(counted.failed, failed.length) };
writeReport(name, total);
const warned = warning(total);
if (warned !== null) console.log(warned);
console.log(`${total.failed === 0 ? '✓' : '✕'} ${inWords(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
