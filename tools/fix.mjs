// `npm run fix`: what a machine can repair. The formatter comes last, because repairs may leave lines too long.
import { runSteps } from './steps.mjs';

const failed = runSteps([
  { name: 'lint', command: ['oxlint', '--fix'], repair: 'by hand, the messages are above' },
  {
    name: 'format',
    command: ['prettier', '--write', '--log-level', 'warn', '.'],
    repair: 'by hand, the messages are above',
  },
]);
process.exitCode = failed.length === 0 ? 0 : 1;
