import { agreement } from './agreement.ts';
import { readArguments } from './arguments.ts';
import { Failure } from './failure.ts';
import { formats } from './formats.ts';
import { help } from './help.ts';
import { score, selftest } from './score.ts';

/** What the command line prints, or a failure in words. */
function run(args: readonly string[]): string | Promise<string> {
  const command = readArguments(args);
  switch (command.name) {
    case 'help':
      return help();
    case 'formats':
      return formats(command);
    case 'agreement':
      return agreement(command, say);
    case 'selftest':
      return selftest(command, say);
    case 'score':
      return score(command, say);
  }
}

/** Beside the output, so that what is piped on stays what it is. */
function say(line: string): void {
  process.stderr.write(`touchstone: ${line}\n`);
}

// Node says that opening a file as a Blob is new; whoever runs this command cannot do anything about it.
process.removeAllListeners('warning');
try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const message = error instanceof Failure ? error.message : `Something went wrong inside: ${String(error)}.`;
  say(message);
  process.exitCode = 1;
}
