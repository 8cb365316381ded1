import { array, assert, constantFrom, nat, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { event, label, logOf } from './builders.ts';
import { raterSeries } from './raterSeries.ts';
import { seriesAgain } from './seriesAgain.ts';
import type { LabelLog } from './log.ts';

const made = record({
  type: constantFrom('label', 'label', 'label', 'undo', 'redo', 'resolve', 'seen', 'import', 'disputed'),
  rater: constantFrom('ayse', 'bora'),
  device: constantFrom('desk', 'laptop'),
  item: constantFrom('R1', 'R2', 'R3'),
  value: constantFrom('PASS', 'FAIL', null),
  aims: nat(30),
  batch: option(nat(30), { freq: 5 }),
});

test('what is worked out again for a few events is what all of them come to', () => {
  assert(
    property(array(made, { maxLength: 30 }), nat(30), constantFrom('blind-first', 'after-review'), (all, cut, pick) => {
      const lines = all.map(({ type, aims, item, value, batch, ...rest }, at) => {
        const target = `E${aims}`;
        const common = { ...rest, seq: at + 1, ...(batch === null ? {} : { batch: `E${batch}` }) };
        if (type === 'label') return label(`E${at}`, { ...common, item, value, supersedes: target });
        if (type === 'undo' || type === 'redo') return event(type, `E${at}`, { ...common, target });
        if (type === 'import') return event(type, `E${at}`, { ...rest, seq: at + 1 });
        return event(type, `E${at}`, { ...common, item: type === 'seen' && aims > 25 ? null : item, target });
      });
      function make(log: LabelLog) {
        return raterSeries(log, 'ayse', { rubric: [...log.headers.values()][0]?.rubric ?? null, pick, hashes: null });
      }
      const log = logOf(...lines);
      const part: LabelLog = { ...log, events: new Map([...log.events].slice(0, cut)) };
      const again = seriesAgain({ log: part, series: make(part) }, log, make);
      expect(new Map(again)).toEqual(new Map(make(log)));
    }),
    { numRuns: 300 },
  );
});

test('what did not change is the same object', () => {
  const log = logOf(label('1'));
  function never(): never {
    throw new Error('worked out anew');
  }
  const series = new Map();
  expect(seriesAgain({ log, series }, log, never)).toBe(series);
});
