import type { Call } from '../model/item.ts';
import { bareValue } from './bareValue.ts';
import type { ParameterTypes } from './parameterType.ts';

/** A named value as a dialect with tags writes it. */
export interface BareArgument {
  readonly name: string;
  readonly value: string;
}

/** A call of bare values, each by the type of its parameter; a name that is there twice stays so. */
export function callOfBare(name: string, args: readonly BareArgument[], types: ParameterTypes): Call {
  const parts = args.map((one) => `${JSON.stringify(one.name)}: ${bareValue(one.value, types.of(name, one.name))}`);
  return { name, argumentsText: `{${parts.join(', ')}}`, argumentsForm: 'text' };
}

/** Without the one line break that a template puts before and the one that it puts after a value. */
export function withoutBreaks(text: string): string {
  const start = text.startsWith('\n') ? 1 : 0;
  const end = text.length > start && text.endsWith('\n') ? text.length - 1 : text.length;
  return text.slice(start, end);
}
