// `npm run check`: everything that can be said about the house without a browser.
// `npm run check -- static` leaves out the tests and the build.
import { writeReport } from './reports.mjs';
import { runSteps } from './steps.mjs';

const look = 'look at what is printed above';
const fix = 'npm run fix, then what is left by hand';

const still = [
  { name: 'types', command: ['tsc', '-b'], repair: look },
  { name: 'lint', command: ['oxlint'], repair: fix },
  { name: 'unused files, exports and packages', command: ['knip'], repair: look },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'], repair: 'npm run fix' },
];
const moving = [
  { name: 'arrows', command: ['vitest', 'run', '--project', 'house'], repair: look },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--project', 'unit'],
    repair: 'npx vitest, which runs what changed again',
  },
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'], repair: look },
];

const steps = process.argv.includes('static') ? still : [...still, ...moving];
const failed = runSteps(steps);
writeReport('check', { passed: steps.length - failed.length, failed: failed.length, skipped: 0 });
if (failed.length === 0) console.log('✓ The house is in order.');
process.exitCode = failed.length === 0 ? 0 : 1;
