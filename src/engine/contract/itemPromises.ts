import { openRows, rows, runRows, viewRows } from './opened.ts';
import { promise, type EnginePromise } from './promise.ts';

export const itemPromises: readonly EnginePromise[] = [
  promise(
    'an opened item has its row as written, its verdict with its facts, and its calls paired',
    async (engine, findings) => {
      const opened = await openRows(engine, findings);
      const { run } = await runRows(engine, findings, opened);
      const key = { id: '4', attempt: 0 };
      const item = findings.value('item', await engine.item(opened.dataset, key, { run, replySet: null }));
      findings.equal('raw', item.raw, { text: JSON.stringify(rows[3]), cut: false });
      findings.equal('place', [item.place.file, item.place.line, item.place.row], ['rows.jsonl', 4, 4]);
      const { result } = item;
      findings.equal('state', result?.state, 'wrong');
      if (result?.state === 'wrong') {
        const { reason, detail } = result.verdict;
        findings.equal('reason', [reason, detail.code], ['arguments', 'arguments']);
        if (detail.code === 'arguments') findings.equal('path', detail.difference?.path, ['city']);
      }
      findings.equal(
        'pairs',
        item.comparison?.pairs.map((pair) => [pair.sameName, pair.equal]),
        [[true, false]],
      );
      findings.equal('share', item.comparison?.equalArguments, { equal: 0, of: 1 });
    },
  ),

  promise('an item that is not there is refused', async (engine, findings) => {
    const { dataset } = await openRows(engine, findings);
    const item = await engine.item(dataset, { id: '4', attempt: 1 }, { run: null, replySet: null });
    findings.refused('item', item, 'no-such');
  }),

  promise('neighbours are those of the view, and the nearest wrong ones', async (engine, findings) => {
    const opened = await openRows(engine, findings);
    const { run } = await runRows(engine, findings, opened);
    const view = await viewRows(engine, findings, opened.dataset, { run });
    const at = findings.value('neighbours', await engine.neighbours(view.view, { id: '3', attempt: 0 }));
    findings.equal('of 3', at, {
      position: 2,
      shown: 7,
      previous: { id: '2', attempt: 0 },
      next: { id: '4', attempt: 0 },
      previousWrong: { id: '2', attempt: 0 },
      nextWrong: { id: '4', attempt: 0 },
    });
    const none = findings.value('neighbours', await engine.neighbours(view.view, { id: 'x', attempt: 0 }));
    findings.equal('of none', [none.position, none.next], [null, null]);
  }),

  promise('an export has every shown item in its order, as JSON lines or as a table', async (engine, findings) => {
    const opened = await openRows(engine, findings);
    const { run } = await runRows(engine, findings, opened);
    const sort = { column: 'id', descending: true } as const;
    const { view } = await viewRows(engine, findings, opened.dataset, { run, sort, filter: 'category = hard' });
    const jsonl = await findings.value('export', await engine.export(view, 'jsonl')).text();
    const lines = jsonl.trimEnd().split('\n');
    findings.equal('lines', lines.length, 3);
    findings.equal(
      'first',
      lines[0]?.startsWith('{"id":"5","attempt":0,"correct":null,"reason":"not-run","detail":"'),
      true,
    );
    findings.equal(
      'second',
      lines[1]?.startsWith('{"id":"4","attempt":0,"correct":false,"reason":"arguments","detail":"'),
      true,
    );
    const csv = await findings.value('export', await engine.export(view, 'csv')).text();
    findings.equal(
      'head',
      csv.split('\r\n')[0]?.startsWith('id,attempt,correct,reason,detail,outcome,failure_kind,score'),
      true,
    );
    findings.equal('rows', csv.split('\r\n').length, 5);
  }),
];
