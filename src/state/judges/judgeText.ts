import { optionTitle, optionValueTitle, scorerTitle } from '../../core/words/title.ts';
import { formatRun, parseRun } from '../runText.ts';
import type { JudgeChoice } from './judge.ts';

/** A judge as one word of a hash, and its identity: `run:mock-judge`, `column:judge`, `output:raw`, `log:mock@2`. */
export function judgeText(choice: JudgeChoice): string {
  switch (choice.kind) {
    case 'run':
      return `run:${formatRun(choice.run)}`;
    case 'column':
      return `${choice.reads === 'value' ? 'column' : 'output'}:${choice.column}`;
    case 'log':
      return `log:${guard(choice.judge)}@${guard(choice.version)}`;
  }
}

/** Null when the text names no judge. */
export function parseJudge(text: string): JudgeChoice | null {
  const at = text.indexOf(':');
  const rest = text.slice(at + 1);
  if (at < 0 || rest === '') return null;
  switch (text.slice(0, at)) {
    case 'run': {
      const run = parseRun(rest);
      return run === null ? null : { kind: 'run', run };
    }
    case 'column':
      return { kind: 'column', column: rest, reads: 'value' };
    case 'output':
      return { kind: 'column', column: rest, reads: 'judge-output' };
    case 'log': {
      const [judge = '', version = '', ...more] = rest.split('@');
      return judge === '' || more.length > 0 ? null : { kind: 'log', judge: unguard(judge), version: unguard(version) };
    }
    default:
      return null;
  }
}

function guard(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('@', '%40');
}

function unguard(text: string): string {
  return text.replaceAll('%40', '@').replaceAll('%25', '%');
}

/** "Mock judge (mock-judge)", "judge (recorded)", "raw (recorded, read as YAML)", "mock 2 (label file)". */
export function judgeTitle(choice: JudgeChoice): string {
  switch (choice.kind) {
    case 'run': {
      const options = choice.run.options.map(
        ([name, value]) => `${optionTitle(name)}: ${optionValueTitle(name, value)}`,
      );
      return [scorerTitle(choice.run.scorer), ...options].join(', ');
    }
    case 'column':
      return `${choice.column} (${choice.reads === 'value' ? 'recorded' : 'recorded, read as YAML'})`;
    case 'log':
      return `${`${choice.judge} ${choice.version}`.trim()} (label file)`;
  }
}

export function isSameJudge(one: JudgeChoice | null, other: JudgeChoice | null): boolean {
  return one === other || (one !== null && other !== null && judgeText(one) === judgeText(other));
}
