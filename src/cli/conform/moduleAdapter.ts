import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { AdapterOutcome } from '../../core/conformance/conformance.ts';
import { readPython } from '../../core/conformance/readText.ts';
import { listed } from '../../core/words/numbers.ts';
import { oneLine } from '../../core/words/quoted.ts';
import { Failure } from '../failure.ts';
import { pathOf } from '../files.ts';
import type { CaseAdapter } from './adapter.ts';
import type { AdapterChoice } from './flags.ts';
import { plainValue } from './plainValue.ts';

/** What a module exports: called with the raw text and the declared tools. */
type Normaliser = (text: unknown, tools: unknown) => unknown;

/** A function of a JavaScript module. What it gives may be a promise; the module is loaded once. */
export async function moduleAdapter(choice: Extract<AdapterChoice, { readonly kind: 'module' }>): Promise<CaseAdapter> {
  const normalise = await exported(choice);
  return {
    as: choice.as,
    answer: async ({ input, tools }) => {
      try {
        return outcomeOf(await settled(normalise(plainValue(input), plainValue(tools))));
      } catch (error) {
        return thrown(error);
      }
    },
    remarks: () => [],
  };
}

async function exported({ file, member }: { readonly file: string; readonly member: string }): Promise<Normaliser> {
  const module = await loaded(file);
  const found: unknown = Reflect.get(module, member);
  if (typeof found === 'function') return (text, tools): unknown => Reflect.apply(found, undefined, [text, tools]);
  const names = Object.keys(module);
  const has = names.length === 0 ? 'nothing' : listed(names);
  throw new Failure(
    found === undefined
      ? `${file} does not export ${member}. It exports ${has}.`
      : `${member} of ${file} cannot be called: it is no function.`,
  );
}

async function loaded(file: string): Promise<object> {
  // The error of an import would name the file that imports.
  if (!existsSync(pathOf(file))) throw new Failure(`Cannot load ${file}: there is no such file.`);
  try {
    const module: unknown = await import(pathToFileURL(pathOf(file)).href);
    return typeof module === 'object' && module !== null ? module : {};
  } catch (error) {
    throw new Failure(`Cannot load ${file}: ${oneLine(errorText(error), 300).replace(/\.$/, '')}.`);
  }
}

/** A promise that nothing will ever settle would end the program without a word: it is an exception of its case. */
function settled(answer: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    function end(): void {
      // What follows from it has to find the program running.
      setImmediate(() => reject(new Error('the promise is never settled')));
    }
    process.once('beforeExit', end);
    void Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => process.off('beforeExit', end));
  });
}

/** Nothing is a refusal; a text is JSON text, which tells `3.0` from `3`; anything else is what `JSON.stringify` writes. */
function outcomeOf(answer: unknown): AdapterOutcome {
  if (answer === undefined || answer === null) return { kind: 'refused' };
  const text: unknown = typeof answer === 'string' ? answer : JSON.stringify(answer);
  if (typeof text !== 'string') return { kind: 'raised', error: `TypeError: a ${typeof answer} is no JSON` };
  const read = readPython(text);
  if (!read.ok) return { kind: 'raised', error: read.error };
  return read.value === null ? { kind: 'refused' } : { kind: 'returned', value: read.value };
}

/** An error that is called `Refused` refuses; any other is an exception. */
function thrown(error: unknown): AdapterOutcome {
  if (error instanceof Error && (error.name === 'Refused' || error.constructor.name === 'Refused')) {
    return { kind: 'refused' };
  }
  return { kind: 'raised', error: errorText(error) };
}

function errorText(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' ? `Error: ${error}` : `Error: ${typeof error} thrown`;
}
