// `npm test`: builds the site, then runs the unit tests and the journeys through the built site, and adds them up.
// `npm test -- shared` runs instead the tests over the shared folder of real files.
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
const journeys = {
  name: 'journeys',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project', 'journeys', '--retries', '1'],
  repair: 'npm run e2e -- <spec>, which runs one of them',
};

const onlyShared = process.argv.includes('shared');
const reports = onlyShared ? ['shared'] : ['unit', 'journeys'];
forgetReports([...reports, onlyShared ? 'total-shared' : 'total']);
const failed = runSteps(onlyShared ? [shared] : [build, unit, journeys]);

// A step can fail without a failed test (the build; an error after the last test): that is a failure too.
const counted = sum(reports.map(readReport));
const total = { ...counted, failed: Math.max(counted.failed, failed.length) };
writeReport(onlyShared ? 'total-shared' : 'total', total);
const warned = warning(total);
if (warned !== null) console.log(warned);
console.log(`${total.failed === 0 ? '✓' : '✕'} ${inWords(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
