// Adds up the named reports and prints the sum as the last line: `N passed, N failed`.
import { inWords, readReport, sum, warning } from './reports.mjs';

const total = sum(process.argv.slice(2).map(readReport));
const warned = warning(total);
if (warned !== null) console.log(warned);
console.log(inWords(total));
process.exitCode = total.failed === 0 ? 0 : 1;
