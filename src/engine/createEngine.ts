import { findScorer, builtInScorers } from '../core/scorers/registry.ts';
import type { Scorer } from '../core/model/scorer.ts';
import { attended } from './attended.ts';
import { platformDeps, type EngineDeps } from './deps.ts';
import type { CallOptions, Engine, Outcome } from './engine.ts';
import { LIMITS, type Limits } from './limits.ts';
import { previewFile } from './dataset/fileHead.ts';
import { addFile, openFiles, summaryOfDataset } from './dataset/openFiles.ts';
import { createIdle } from './idle.ts';
import { createPace, createReporter, type Pace } from './pace.ts';
import { Refused, settle } from './stop.ts';
import { Shelf, type OpenDataset } from './shelf.ts';
import { runScorer } from './run/runScorer.ts';
import { columnValues } from './view/columnValues.ts';
import { crossView } from './view/crossView.ts';
import { exportText } from './view/exportText.ts';
import { itemDetail } from './view/itemDetail.ts';
import { neighboursOf } from './view/neighboursOf.ts';
import { positionsOf } from './view/positionsOf.ts';
import { prepareTexts } from './view/prepareTexts.ts';
import { regexEngine } from './view/readFilter.ts';
import { repliesOf } from './view/repliesOf.ts';
import { hashesOf } from './labels/itemHash.ts';
import { keysOf } from './labels/keys.ts';
import { recordedOpinions } from './labels/recordedOpinions.ts';
import { runOpinions } from './labels/runOpinions.ts';
import { comparisonCalls } from './compare/comparisonCalls.ts';
import { conformanceReport } from './conformance/conformanceReport.ts';
import { conformanceRows } from './conformance/conformanceRows.ts';
import { makeView } from './view/view.ts';
import { windowRows } from './view/windowRows.ts';

export interface EngineOptions {
  readonly limits?: Partial<Limits>;
  /** Scorers besides the built-in ones. */
  readonly scorers?: readonly Scorer[];
  /** Makes ready, while no call is answered, what views will ask: for a thread that does nothing else. */
  readonly prepares?: boolean;
}

/**
 * The engine on this thread: in a worker, or inline on Node and in tests. Arguments and answers survive structured
 * clone. Long work gives other messages a turn and can be cancelled.
 */
export function createEngine(deps: EngineDeps = platformDeps(), options: EngineOptions = {}): Engine {
  const limits = { ...LIMITS, ...options.limits };
  const scorers = [...builtInScorers, ...(options.scorers ?? [])];
  const shelf = new Shelf();

  function reading<P>(one: OpenDataset | null, call: CallOptions<P> | undefined) {
    const pace = createPace(deps, call?.signal, () => one?.closed === true);
    return { deps, limits, pace, reporter: createReporter(deps, call?.onProgress) };
  }

  async function prepare(pace: Pace): Promise<void> {
    for (const { dataset, memory, view, runs } of shelf.all()) {
      const run = view?.run ?? [...runs.values()].at(-1) ?? null;
      await memory.recorded.fill(dataset, pace);
      await prepareTexts(dataset, repliesOf(dataset, run), memory.texts, pace);
    }
    // From then on a cut network changes nothing; a cut one is no reason to prepare nothing else.
    if (shelf.all().length > 0) await regexEngine().catch(() => undefined);
  }

  const engine: Engine = {
    preview: (source) =>
      settle(() => previewFile(source, { deps, limits, pace: createPace(deps, undefined), onShare: () => undefined })),

    open: (request, call) =>
      settle(async () => {
        const id = shelf.nextId();
        try {
          await openFiles(id, request, reading(null, call), (dataset) => shelf.add(dataset));
        } catch (error) {
          shelf.close(id);
          throw error;
        }
        return summaryOfDataset(shelf.dataset(id).dataset);
      }, call?.signal),

    addReplies: (id, source, call) =>
      settle(async () => {
        const one = shelf.dataset(id);
        await addFile(one.dataset, source, reading(one, call));
        return summaryOfDataset(one.dataset);
      }, call?.signal),

    run: (id, request, call) =>
      settle(async () => {
        const one = shelf.dataset(id);
        const scorer = findScorer(request.scorer) ?? scorers.find((other) => other.name === request.scorer);
        if (scorer === undefined) {
          throw new Refused({
            code: 'unknown-scorer',
            scorer: request.scorer,
            known: scorers.map((other) => other.name),
          });
        }
        const run = await runScorer(shelf.nextRun(one), one.dataset, scorer, request, reading(one, call));
        one.runs.set(run.id, run);
        return run.summary;
      }, call?.signal),

    view: (id, request, call) =>
      settle(async () => {
        const one = shelf.dataset(id);
        const run = shelf.run(one, request.run);
        const beside = shelf.run(one, request.beside);
        const version = (one.viewVersion += 1);
        const pace = createPace(deps, call?.signal, () => one.closed || one.viewVersion !== version);
        const view = await makeView(`${id}.view${version}`, one.dataset, run, beside, request, one.memory, pace);
        one.view = view;
        if (request.rows === undefined) return view.summary;
        return { ...view.summary, rows: (await windowRows(view, 0, request.rows)).rows };
      }, call?.signal),

    window: (id, from, to) => settle(() => windowRows(shelf.view(id), from, to)),

    item: (id, key, request) =>
      settle(() => {
        const one = shelf.dataset(id);
        const run = shelf.run(one, request.run);
        const replies = run === null ? shelf.replySet(one, request.replySet) : run.replies;
        return itemDetail(one.dataset, shelf.item(one, key), run, replies, request.trajectory);
      }),

    cross: (id, request) =>
      settle(() => {
        const view = shelf.view(id);
        const one = shelf.dataset(view.dataset.id);
        return crossView(
          view,
          request,
          createPace(deps, undefined, () => one.closed || one.view !== view),
        );
      }),

    positions: (id, call) =>
      settle(() => {
        const view = shelf.view(id);
        const one = shelf.dataset(view.dataset.id);
        const pace = createPace(deps, call?.signal, () => one.closed || one.view !== view);
        return positionsOf(view, pace);
      }, call?.signal),

    neighbours: (id, key) =>
      settle(() => {
        const view = shelf.view(id);
        return neighboursOf(view, view.dataset.items.find(key.id, key.attempt));
      }),

    values: (id, field, prefix, run) =>
      settle(() => {
        const one = shelf.dataset(id);
        const pace = createPace(deps, undefined, () => one.closed);
        return columnValues(one.dataset, shelf.run(one, run), field, prefix, one.memory, pace);
      }),

    setColumn: (id, name, values) =>
      settle(() => {
        const one = shelf.dataset(id);
        const texts = new Map<number, string>();
        for (const { key, text } of values) {
          const item = one.dataset.items.find(key.id, key.attempt);
          if (item >= 0) texts.set(item, text);
        }
        one.memory.texts.setOutside(name, texts);
        return null;
      }),

    keys: (id, replySet) =>
      settle(() => {
        const one = shelf.dataset(id);
        return keysOf(one.dataset, shelf.replySet(one, replySet));
      }),

    hashes: (id, { keys, replySet }, call) =>
      settle(() => {
        const one = shelf.dataset(id);
        return hashesOf(one.dataset, shelf.replySet(one, replySet), keys, reading(one, call));
      }, call?.signal),

    opinions: (id, source, call) =>
      settle(() => {
        const one = shelf.dataset(id);
        if (source.kind === 'recorded') return recordedOpinions(one.dataset, source, reading(one, call));
        return runOpinions(shelf.knownRun(one, source.run), reading(one, call));
      }, call?.signal),

    conformance: (id, run, call) =>
      settle(() => {
        const one = shelf.dataset(id);
        return conformanceReport(shelf.knownRun(one, run), reading(one, call));
      }, call?.signal),

    conformanceRows: (id, run, call) =>
      settle(() => {
        const one = shelf.dataset(id);
        return conformanceRows(shelf.knownRun(one, run), reading(one, call));
      }, call?.signal),

    ...comparisonCalls(shelf, reading),

    export: (id, kind, call) =>
      settle(async () => {
        const view = shelf.view(id);
        const reporter = createReporter(deps, call?.onProgress);
        const totalItems = view.order.length;
        const pace = createPace(deps, call?.signal);
        const text = await exportText(view, kind, pace, (items) => reporter.tell(() => ({ items, totalItems })));
        reporter.last(() => ({ items: totalItems, totalItems }));
        return text;
      }, call?.signal),

    close: (id): Promise<Outcome<null>> =>
      settle(() => {
        shelf.dataset(id);
        shelf.close(id);
        return null;
      }),
  };
  return options.prepares === true ? attended(engine, createIdle(deps, prepare)) : engine;
}
