import { agreementOfMatrix } from '../../core/agreement/agreementOfMatrix.ts';
import type { MatrixReport } from '../../core/agreement/report.ts';
import { matrixOf } from '../../core/agreement/table.ts';
import type { LabelLog } from '../../core/labels/log.ts';
import { raterSeries, type SeriesRequest } from '../../core/labels/raterSeries.ts';
import type { Rubric } from '../../core/rubric/rubric.ts';

/** What somebody gives each part of a rubric, in its smallest unit, by the text of the item's key. */
export type PartsGiven = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A part of a rubric, compared over its bands as a declared scale. */
export interface PartCompared {
  readonly part: string;
  readonly report: MatrixReport;
}

/** What a rater gave the parts, of labels that hold; the blind ones first, or what holds now, as the request says. */
export function partsGiven(log: LabelLog, rater: string, request: SeriesRequest): PartsGiven {
  const given = new Map<string, ReadonlyMap<string, number>>();
  for (const [text, { source, state }] of raterSeries(log, rater, request)) {
    const facts = state === 'said' && source !== null ? (log.events.get(source)?.facts ?? null) : null;
    if (facts?.type === 'label' && facts.parts !== null) given.set(text, facts.parts);
  }
  return given;
}

/** Two sets of scores, part by part: rows the one's, columns the other's. A score that is none of the bands' is left out. */
export function partsCompared(rubric: Rubric, one: PartsGiven, other: PartsGiven): readonly PartCompared[] {
  return rubric.parts.map(({ id, name, bands }) => {
    const scale = bands.map(({ score }) => String(score));
    const pairs = [...one].flatMap(([text, scores]) => {
      const [left, right] = [scores.get(id), other.get(text)?.get(id)];
      return left === undefined || right === undefined ? [] : [{ judge: String(left), human: String(right) }];
    });
    return { part: name, report: agreementOfMatrix(matrixOf(pairs, scale).matrix, scale, { ordered: true }) };
  });
}
