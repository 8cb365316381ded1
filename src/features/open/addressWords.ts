import { grouped } from '../../core/words/numbers.ts';
import type { FetchProblem } from '../../state/addresses.ts';
import { bytesText } from './bytes.ts';

export interface ProblemWords {
  readonly cause: string;
  readonly wayOut: string;
}

const DOWNLOAD = 'Download the file and drop it here.';

/** Why an address gave no file, and what can be done. */
export function problemWords(problem: FetchProblem): ProblemWords {
  switch (problem.code) {
    case 'not-an-address':
      return { cause: 'That is no address', wayOut: 'It begins with https:// and leads to the file itself.' };
    case 'scheme':
      return {
        cause: `Addresses that begin with ${problem.scheme}: are not read`,
        wayOut: `Use https. Or: ${DOWNLOAD}`,
      };
    case 'insecure':
      return {
        cause:
          'Plain http is read from this machine alone (localhost, 127.0.0.1), for on the way anybody could change it',
        wayOut: `Use https, if the server has it. Or: ${DOWNLOAD}`,
      };
    case 'page':
      return { cause: 'That is the address of a page about the file', wayOut: 'The file itself has another:' };
    case 'unreachable':
      return {
        cause: `${problem.host} did not answer, or does not allow this page to read from it; the browser does not say which`,
        wayOut: `A server allows it by the header Access-Control-Allow-Origin. ${DOWNLOAD}`,
      };
    case 'status':
      return (
        STATUS.get(problem.status) ?? {
          cause: `The server answered with status ${problem.status}`,
          wayOut: problem.status >= 500 ? 'It is in trouble itself: try again later.' : DOWNLOAD,
        }
      );
    case 'too-large':
      return {
        cause:
          problem.bytes === null
            ? `It is larger than ${bytesText(problem.limit)}, which is as much as is read from an address`
            : `It has ${bytesText(problem.bytes)}, and ${bytesText(problem.limit)} is as much as is read from an address`,
        wayOut: `${DOWNLOAD} From disk there is no such limit.`,
      };
    case 'cut-off':
      return {
        cause: `The connection ended after ${grouped(problem.bytes)} bytes`,
        wayOut: 'Try again; nothing of it was opened.',
      };
    case 'cancelled':
      return { cause: 'It was cancelled', wayOut: 'Nothing was opened.' };
  }
}

const SIGN_IN = {
  cause: 'The server does not give it to everybody',
  wayOut: `No sign-in goes along from here. ${DOWNLOAD}`,
};

const STATUS: ReadonlyMap<number, ProblemWords> = new Map([
  [401, { ...SIGN_IN, cause: `${SIGN_IN.cause} (status 401)` }],
  [403, { ...SIGN_IN, cause: `${SIGN_IN.cause} (status 403)` }],
  [
    404,
    { cause: 'There is nothing at this address (status 404)', wayOut: 'Perhaps it was cut off when it was copied.' },
  ],
  [410, { cause: 'It is no longer there (status 410)', wayOut: 'Look for where it has gone.' }],
  [429, { cause: 'The server was asked too often (status 429)', wayOut: 'Try again later.' }],
]);
