import { agreement } from './agreement.ts';
import { readArguments } from './arguments.ts';
import { conform } from './conform/conform.ts';
import { conformHelp } from './conform/help.ts';
import { conformSelftest } from './conform/selftest.ts';
import { conformSpec } from './conform/spec.ts';
import { Failure } from './failure.ts';
import { formats } from './formats.ts';
import { help } from './help.ts';
import { score, selftest } from './score.ts';

/** Does what the command line asks for and gives the exit status, or fails in words. */
async function run(args: readonly string[]): Promise<number> {
  const command = readArguments(args);
  switch (command.name) {
    case 'help':
      return done(help());
    case 'formats':
      return done(await formats(command));
    case 'agreement':
      return done(await agreement(command, say));
    case 'selftest':
      return done(await selftest(command, say));
    case 'score':
      return done(await score(command, say));
    case 'conform':
      return conform(command, { print, say });
    case 'conform-selftest':
      return conformSelftest(print);
    case 'conform-spec':
      return done(conformSpec());
    case 'conform-help':
      return done(conformHelp());
  }
}

function done(text: string): number {
  print(`${text}\n`);
  return 0;
}

function print(text: string): void {
  process.stdout.write(text);
}

/** Beside the output, so that what is piped on stays what it is. */
function say(line: string): void {
  process.stderr.write(`touchstone: ${line}\n`);
}

// Node says that opening a file as a Blob is new; whoever runs this command cannot do anything about it.
process.removeAllListeners('warning');
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Failure ? error.message : `Something went wrong inside: ${String(error)}.`;
  say(message);
  process.exitCode = 1;
}
