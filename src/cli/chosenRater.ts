import { nearestName } from '../core/filter/nearest.ts';
import type { Facts } from '../core/labels/event.ts';
import type { Header, Rubric } from '../core/labels/header.ts';
import { joinSeries } from '../core/labels/joinSeries.ts';
import { judgeSeries, judgesOf, type JudgeName } from '../core/labels/judgeSeries.ts';
import type { LabelLog } from '../core/labels/log.ts';
import { raterSeries } from '../core/labels/raterSeries.ts';
import type { Series } from '../core/labels/series.ts';
import { listed } from '../core/words/numbers.ts';
import { nameInWords } from '../core/words/quoted.ts';
import { Failure } from './failure.ts';
import type { Gathered } from './labelFiles.ts';

type Flag = '--human' | '--judge';

/** Everything that one name says, wherever it stands. */
export interface Chosen {
  readonly series: Series;
  /** Of label files: the headers under which it says so, of one rubric. */
  readonly headers: readonly Header[];
}

/**
 * What `name` says: a person's labels, of which the first blind ones count, a judge's verdicts, and columns of that
 * name together. A judge of several versions is named with one: `name@version`.
 */
export function chosenRater(flag: Flag, name: string, gathered: Gathered): Chosen {
  const { log, columns } = gathered;
  const own = columns.get(name) ?? [];
  const said = saidInLog(flag, name, log);
  if (said === null && own.length === 0) throw new Failure(unknownName(flag, name, gathered));
  return { series: joinSeries([...(said === null ? [] : [said.series]), ...own]), headers: said?.headers ?? [] };
}

/** Of a name that labels and judges, its labels are the human's, and its verdicts the judge's. */
function saidInLog(flag: Flag, name: string, log: LabelLog): Chosen | null {
  const labels = headersOf(log, (facts) => facts.type === 'label' && facts.rater === name);
  const judge = judgeNamed(name, log);
  if (judge === null || (flag === '--human' && labels.length > 0)) {
    if (labels.length === 0) return null;
    const request = { rubric: oneRubric(flag, name, labels), pick: 'blind-first', hashes: null } as const;
    return { series: raterSeries(log, name, request), headers: labels };
  }
  const headers = headersOf(log, (facts) => {
    return facts.type === 'judge' && facts.judge === judge.judge && facts.version === judge.version;
  });
  const rubric = oneRubric(flag, name, headers);
  return { series: judgeSeries(log, judge, { rubric, hashes: null }), headers };
}

function oneRubric(flag: Flag, name: string, headers: readonly Header[]): Rubric | null {
  const rubrics = new Map(headers.map(({ rubric }) => [rubric?.key ?? null, rubric]));
  if (rubrics.size < 2) return headers[0]?.rubric ?? null;
  const all = listed([...rubrics.values()].map(rubricName));
  throw new Failure(
    `${flag} ${name}: the labels are by several rubrics (${all}), which are not pooled. Give the files of one rubric.`,
  );
}

/** `path-ok 2`. */
export function rubricName(rubric: Rubric | null): string {
  return rubric === null ? 'none' : nameInWords(`${rubric.id} ${rubric.version}`.trim());
}

function judgeNamed(name: string, log: LabelLog): JudgeName | null {
  const judges = judgesOf(log);
  const exact = judges.find(({ judge, version }) => `${judge}@${version}` === name);
  if (exact !== undefined) return exact;
  const versions = judges.filter(({ judge }) => judge === name);
  if (versions.length > 1) {
    const all = versions.map(({ judge, version }) => nameInWords(`${judge}@${version}`));
    throw new Failure(`The judge ${nameInWords(name)} has several versions. Name one of them: ${listed(all)}.`);
  }
  return versions[0] ?? null;
}

function headersOf(log: LabelLog, isWanted: (facts: Facts) => boolean): readonly Header[] {
  const found = new Map<string, Header>();
  for (const { header, facts } of log.events.values()) {
    if (facts !== null && isWanted(facts)) found.set(header.text, header);
  }
  return [...found.values()];
}

const MOST_NAMES = 30;

function unknownName(flag: Flag, name: string, { log, known }: Gathered): string {
  const names = new Set(known);
  for (const { facts } of log.events.values()) if (facts?.type === 'label') names.add(facts.rater);
  for (const { judge } of judgesOf(log)) names.add(judge);
  const all = [...names];
  if (all.length === 0) return `${flag}: the files have nothing of ${nameInWords(name)}, nor of anyone else.`;
  const near = nearestName(name, all);
  const meant = near === null ? '' : ` Did you mean ${nameInWords(near)}?`;
  const shown = all.slice(0, MOST_NAMES).map(nameInWords);
  const list = all.length > MOST_NAMES ? [...shown, `${all.length - MOST_NAMES} more`] : shown;
  return `${flag}: the files have nothing of ${nameInWords(name)}.${meant} They have ${listed(list)}.`;
}
