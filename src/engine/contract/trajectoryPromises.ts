import type { DatasetSummary, Engine, RunSummary, ViewSummary } from '../engine.ts';
import type { ItemTrajectory, PathPositions, RowTrajectory } from '../trajectories.ts';
import { idsOf, viewRows } from './opened.ts';
import { file, promise, type EnginePromise, type Findings } from './promise.ts';

/** The eight runs of document 004 against its reference. */
const REFERENCE = ['search', 'open', 'convert', 'answer'];
const RUNS = [
  'search open convert answer',
  'open search convert answer',
  'search open search answer',
  'search open convert convert answer',
  'search answer',
  'search open convert answer answer',
  'search search open convert answer',
  'answer',
].map((names, at) => ({ id: `R${at + 1}`, trajectory: names.split(' '), reference: { trajectory: REFERENCE } }));

/** Its table of scores: exact, order-aware, set-overlap, step credit. */
const SCORES = [
  'R1 1.00 1.00 1.00 1.00',
  'R2 0.00 0.75 1.00 0.60',
  'R3 0.00 0.75 0.75 0.60',
  'R4 0.00 1.00 1.00 0.80',
  'R5 0.00 0.50 0.50 0.50',
  'R6 0.00 1.00 1.00 0.80',
  'R7 0.00 1.00 1.00 0.80',
  'R8 0.00 0.25 0.25 0.25',
];

/** How each is drawn: `=` matched, `+` extra, `-` missing. */
const DRAWN = [
  '=search =open =convert =answer',
  '+open =search -open =convert =answer',
  '=search =open -convert +search =answer',
  '=search =open =convert +convert =answer',
  '=search -open -convert =answer',
  '=search =open =convert =answer +answer',
  '=search +search =open =convert =answer',
  '-search -open -convert =answer',
];

async function openedRuns(engine: Engine, findings: Findings, rows: readonly object[] = RUNS): Promise<DatasetSummary> {
  return findings.value('open', await engine.open({ sources: [file('runs.jsonl', ...rows)] }));
}

async function scored(
  engine: Engine,
  findings: Findings,
  { dataset, replySets }: DatasetSummary,
  scorer = 'trajectory',
  options: ReadonlyMap<string, string> = new Map(),
): Promise<RunSummary> {
  const request = { scorer, options, replySet: replySets[0]?.replySet ?? null };
  return findings.value('run', await engine.run(dataset, request));
}

async function trajectoriesOf(
  engine: Engine,
  findings: Findings,
  view: ViewSummary,
): Promise<readonly { readonly id: string; readonly trajectory: RowTrajectory | null }[]> {
  const { rows } = findings.value('window', await engine.window(view.view, 0, 1000));
  return rows.map(({ key, trajectory }) => ({ id: key.id, trajectory: trajectory ?? null }));
}

function scoresLine({ exact, orderAware, setOverlap, stepCredit }: RowTrajectory): string {
  return [exact, orderAware, setOverlap, stepCredit].map((score) => score?.toFixed(2) ?? '-').join(' ');
}

function drawn({ steps, missing }: RowTrajectory): string {
  function missed(before: number): string[] {
    return missing.filter((one) => one.before === before).map(({ name }) => `-${name}`);
  }
  const marks = steps.flatMap(({ name, mark }, at) => [...missed(at), `${mark === null ? '' : SIGNS[mark]}${name}`]);
  return [...marks, ...missed(steps.length)].join(' ');
}

const SIGNS = { match: '=', extra: '+' };

export const trajectoryPromises: readonly EnginePromise[] = [
  promise('the eight runs of document 004 have its scores and its labels in the rows', async (engine, findings) => {
    const opened = await openedRuns(engine, findings);
    findings.equal('suggested', opened.suggestedScorer, 'trajectory');
    const { run } = await scored(engine, findings, opened);
    const judged = await scored(engine, findings, opened, 'mock-judge');
    for (const one of [run, judged.run]) {
      const view = await viewRows(engine, findings, opened.dataset, { run: one });
      const rows = await trajectoriesOf(engine, findings, view);
      findings.equal(
        'scores',
        rows.map(({ id, trajectory }) => `${id} ${trajectory === null ? '' : scoresLine(trajectory)}`),
        SCORES,
      );
      findings.equal(
        'drawn',
        rows.map(({ trajectory }) => trajectory !== null && drawn(trajectory)),
        DRAWN,
      );
    }
    const asked = await viewRows(engine, findings, opened.dataset, { trajectories: true });
    const rows = await trajectoriesOf(engine, findings, asked);
    findings.equal(
      'drawn where nothing was run, when it is asked for',
      rows.map(({ trajectory }) => trajectory !== null && drawn(trajectory)),
      DRAWN,
    );
    const plain = await viewRows(engine, findings, opened.dataset, {});
    findings.equal('else not', (await trajectoriesOf(engine, findings, plain))[0]?.trajectory, null);
  }),

  promise('the mock judge passes what document 004 says it passes', async (engine, findings) => {
    const opened = await openedRuns(engine, findings);
    const { run } = await scored(engine, findings, opened, 'mock-judge');
    const view = await viewRows(engine, findings, opened.dataset, { run, filter: 'verdict = right' });
    findings.equal('passed', await idsOf(engine, findings, view), 'R1 R2 R3 R4 R6 R7');
  }),

  promise(
    'trajectories are filtered and sorted by their scores and the names of their steps',
    async (engine, findings) => {
      const opened = await openedRuns(engine, findings);
      const { run } = await scored(engine, findings, opened);
      const asked: [filter: string, ids: string][] = [
        ['exact = 1', 'R1'],
        ['order_aware = 0.75', 'R2 R3'],
        ['order_aware < 0.5', 'R8'],
        ['set_overlap = 1.0', 'R1 R2 R4 R6 R7'],
        ['step_credit >= 0.8 and exact != 1', 'R4 R6 R7'],
        ['missing = convert', 'R3 R5 R8'],
        ['missing in (open, search)', 'R2 R5 R8'],
        ['extra = search', 'R3 R7'],
        ['extra != search', 'R2 R4 R6'],
        ['extra is null', 'R1 R5 R8'],
        ['missing contains CON', 'R3 R5 R8'],
        ['tool = open', 'R1 R2 R3 R4 R5 R6 R7 R8'],
        ['reply contains open', 'R1 R2 R3 R4 R6 R7'],
        ['args_differ is not null', ''],
      ];
      for (const [filter, ids] of asked) {
        const view = await viewRows(engine, findings, opened.dataset, { filter, run });
        findings.equal(filter, await idsOf(engine, findings, view), ids);
      }
      const sorted: [column: 'step_credit' | 'missing' | 'extra', ids: string][] = [
        ['step_credit', 'R1 R4 R6 R7 R2 R3 R5 R8'],
        ['missing', 'R8 R5 R2 R3 R1 R4 R6 R7'],
        ['extra', 'R2 R3 R4 R6 R7 R1 R5 R8'],
      ];
      for (const [column, ids] of sorted) {
        const view = await viewRows(engine, findings, opened.dataset, { sort: { column, descending: true }, run });
        findings.equal(column, await idsOf(engine, findings, view), ids);
      }
      const values = findings.value('values', await engine.values(opened.dataset, 'extra', 'se', run));
      findings.equal('values', values, [{ value: 'search', count: 2 }]);
    },
  ),

  promise('facets count items by the names of their missing and extra steps', async (engine, findings) => {
    const opened = await openedRuns(engine, findings);
    const { run } = await scored(engine, findings, opened);
    const all = await viewRows(engine, findings, opened.dataset, { run });
    findings.equal('missing', facetOf(all, 'missing'), ['open 3', 'convert 3', 'search 1']);
    findings.equal('extra', facetOf(all, 'extra'), ['search 2', 'open 1', 'convert 1', 'answer 1']);
    const view = await viewRows(engine, findings, opened.dataset, { run, filter: 'missing = convert' });
    findings.equal('its own condition leaves nothing out', facetOf(view, 'missing'), [
      'open 3',
      'convert 3 chosen',
      'search 1',
    ]);
    findings.equal('another does', facetOf(view, 'extra'), ['search 1', 'open 0', 'convert 0', 'answer 0']);
    const other = await openedRuns(engine, findings, [
      { id: 1, input: 'q', reference: { text: 'a' }, reply: { text: 'a' } },
    ]);
    const exact = await scored(engine, findings, other, 'exact');
    const plain = await viewRows(engine, findings, other.dataset, { run: exact.run });
    findings.equal(
      'other scorers have none',
      plain.facets.map(({ field }) => field),
      ['verdict', 'reason', 'category', 'cause'],
    );
  }),

  promise('totals have the mean of each score over the judged items', async (engine, findings) => {
    const unjudged = [
      { id: 'no reference', trajectory: ['search'] },
      { id: 'no trace', reference: { trajectory: REFERENCE }, reply: { text: 'done' } },
    ];
    const opened = await openedRuns(engine, findings, [...RUNS, ...unjudged]);
    const { totals, run } = await scored(engine, findings, opened);
    findings.equal('counts', totals.counts, { right: 1, wrong: 7, notJudged: 2, fault: 0 });
    const means = totals.means?.map(({ name, mean, n }) => `${name} ${mean?.toFixed(5)} ${n}`);
    findings.equal('means', means, [
      'exact 0.12500 8',
      'order_aware 0.78125 8',
      'set_overlap 0.81250 8',
      'step_credit 0.66875 8',
    ]);
    const none = await viewRows(engine, findings, opened.dataset, { run, filter: 'cause is not null' });
    findings.equal('of none', none.totals?.means?.at(-1), { name: 'step_credit', mean: null, n: 0 });
    const rows = await trajectoriesOf(engine, findings, none);
    findings.equal(
      'not compared',
      rows.map(({ trajectory }) => trajectory && [drawn(trajectory), trajectory.references, scoresLine(trajectory)]),
      [
        ['search', 0, '- - - -'],
        ['', 1, '- - - -'],
      ],
    );
  }),

  promise(
    'positions say which steps are answered and what intrudes, as the filters count it',
    async (engine, findings) => {
      const opened = await openedRuns(engine, findings);
      const { run } = await scored(engine, findings, opened);
      const { view } = await viewRows(engine, findings, opened.dataset, { run });
      const { paths, rest, without } = findings.value('positions', await engine.positions(view));
      findings.equal('others', [paths.length, rest, without], [1, { items: 0, paths: 0 }, 0]);
      const [path] = paths;
      findings.equal('hits', path && hitsOf(path), ['search 7/8', 'open 5/8', 'convert 5/8', 'answer 8/8']);
      findings.equal('gaps', path && gapsOf(path), [
        '1 open 1',
        '1 search 1',
        '0',
        '2 search 1, convert 1',
        '1 answer 1',
      ]);
      const counted = [
        ...(path?.positions ?? []).map(({ name, missing }) => [`missing = ${name}`, missing] as const),
        ...(path?.gaps ?? []).flatMap(({ usual }) =>
          usual.map(({ name, extra }) => [`extra = ${name}`, extra] as const),
        ),
      ];
      const earlier = await engine.positions(view);
      for (const [filter, count] of counted) {
        const shown = await viewRows(engine, findings, opened.dataset, { run, filter });
        findings.equal(filter, shown.shown, count);
      }
      findings.equal('counted', counted.length, 9);
      findings.equal('earlier', earlier.kind, 'value');
      findings.refused('of an earlier view', await engine.positions(view), 'no-such');
      const unscored = await viewRows(engine, findings, opened.dataset, {});
      const nothing = findings.value('positions', await engine.positions(unscored.view));
      findings.equal('without a run', nothing, { paths: [], rest: { items: 0, paths: 0 }, without: 8 });
    },
  ),

  promise('an opened item has its alignment, its notes and how many are equally good', async (engine, findings) => {
    const opened = await openedRuns(engine, findings, [
      ...RUNS,
      {
        id: 'several',
        trajectory: [
          { name: 'search', args: { q: 1 } },
          { name: 'open', args: {} },
        ],
        reference: { trajectories: [['answer'], [{ name: 'search', args: { q: 2 } }, 'open']] },
      },
    ]);
    const { run } = await scored(engine, findings, opened);
    const r2 = await itemOf(engine, findings, opened, run, 'R2');
    findings.equal('marks', r2?.compared?.alignment.marks, ['extra', 'match', 'match', 'match']);
    findings.equal('missing', r2?.compared?.alignment.missing, [1]);
    findings.equal('equally good', r2?.compared?.alignments, 2);
    findings.equal(
      'notes',
      r2?.compared?.notes.map(({ code }) => code),
      ['moved'],
    );
    const several = await itemOf(engine, findings, opened, run, 'several');
    findings.equal('references', [several?.references.length, several?.compared?.best], [2, 1]);
    findings.equal('credits', several?.compared?.credits, [0, 1]);
    findings.equal(
      'arguments',
      several?.compared?.arguments.map(({ relation }) => relation),
      ['differs', 'not-captured'],
    );
    const view = await viewRows(engine, findings, opened.dataset, { run, filter: 'args_differ = search' });
    findings.equal('arguments differ', await idsOf(engine, findings, view), 'several');
  }),

  promise('an export says of each item its parts, labels and missing steps', async (engine, findings) => {
    const opened = await openedRuns(engine, findings, [...RUNS.slice(1, 3), { id: 'none', trajectory: [] }]);
    const plain = await scored(engine, findings, opened);
    const { view } = await viewRows(engine, findings, opened.dataset, { run: plain.run });
    const lines = (await findings.value('export', await engine.export(view, 'jsonl')).text()).trimEnd().split('\n');
    const steps = lines.map((line) => line.slice(line.indexOf(',"parts":') + 1, -1));
    findings.equal('lines', steps, [
      '"parts":{"exact":0,"order_aware":0.75,"set_overlap":1,"step_credit":0.6},"labels":["EXTRA","MATCH","MATCH","MATCH"],"missing":["open"]',
      '"parts":{"exact":0,"order_aware":0.75,"set_overlap":0.75,"step_credit":0.6},"labels":["MATCH","MATCH","EXTRA","MATCH"],"missing":["convert"]',
      '"parts":null,"labels":null,"missing":null',
    ]);
    const csv = await findings.value('export', await engine.export(view, 'csv-raw')).text();
    const table = csv.trimEnd().split('\r\n');
    findings.equal(
      'head',
      table[0]?.endsWith(',options,exact,order_aware,set_overlap,step_credit,missing,extra'),
      true,
    );
    findings.equal('cells', table[1]?.endsWith(',0,0.75,1,0.6,open,open'), true);
    findings.equal('no cells', table[3]?.endsWith(',,,,,,'), true);
    const { run } = await scored(engine, findings, opened, 'trajectory', new Map([['schools', 'true']]));
    const schools = await viewRows(engine, findings, opened.dataset, { run });
    const text = await findings.value('export', await engine.export(schools.view, 'jsonl')).text();
    for (const said of ['"schools":{"', '"trajectory_match/superset":true', '"tool_trajectory_avg_score/IN_ORDER":0']) {
      findings.equal(said, text.split('\n')[0]?.includes(said), true);
    }
  }),

  promise('attempts of one item are reported by what is right of them', async (engine, findings) => {
    const rows = ['search open', 'open search', 'search open'].map((names, attempt) => ({
      id: 'x',
      attempt,
      trajectory: names.split(' '),
      reference: { trajectory: ['search', 'open'] },
    }));
    const opened = await openedRuns(engine, findings, rows);
    const { totals } = await scored(engine, findings, opened);
    const { attempts } = totals;
    findings.equal(
      'pass^k',
      attempts?.passHat.map(({ k, value }) => `${k} ${value.toFixed(4)}`),
      ['1 0.6667', '2 0.3333', '3 0.0000'],
    );
    findings.equal('spread', attempts?.spread, { all: 0, some: 1, none: 0, unjudged: 0 });
    const lenient = await scored(
      engine,
      findings,
      opened,
      'trajectory',
      new Map([
        ['pass', 'credit'],
        ['threshold', '0.3'],
      ]),
    );
    findings.equal('lenient', lenient.totals.attempts?.passHat.at(-1), { k: 3, value: 1, items: 1 });
  }),
];

function facetOf({ facets }: ViewSummary, field: string): string[] {
  const values = facets.find((one) => one.field === field)?.values ?? [];
  return values.map(({ value, count, selected }) => `${value} ${count}${selected ? ' chosen' : ''}`);
}

async function itemOf(
  engine: Engine,
  findings: Findings,
  { dataset }: DatasetSummary,
  run: string,
  id: string,
): Promise<ItemTrajectory | null> {
  const found = await engine.item(dataset, { id, attempt: 0 }, { run, replySet: null });
  return findings.value(id, found).trajectory ?? null;
}

function hitsOf({ positions }: PathPositions): string[] {
  return positions.map(({ name, hits, items }) => `${name} ${hits}/${items}`);
}

function gapsOf({ gaps }: PathPositions): string[] {
  return gaps.map(({ items, usual }) =>
    [items, usual.map(({ name, items: times }) => `${name} ${times}`).join(', ')].join(' ').trim(),
  );
}
