import { createStore } from 'zustand/vanilla';
import { keyText } from '../../core/labels/keyText.ts';
import type { Context } from '../state.ts';
import type { DeskState, LabelDesk } from './desk.ts';
import { EMPTY_DESK } from './emptyDesk.ts';
import { exportLabels, exportTable } from './exportLabels.ts';
import { headerRubric } from './headerRubric.ts';
import { dropImport, readLabelFile, readOther, takeIn } from './importing.ts';
import { choosePart, label } from './labelItem.ts';
import { listen } from './listening.ts';
import { open } from './openDesk.ts';
import { setOrder } from './ordering.ts';
import { adjudicate, dispute, resolve, reveal } from './review.ts';
import { saveRubric, setAdvances, setJudge, setRater, setRubric } from './setUp.ts';
import { show, step } from './showItem.ts';
import { noteSights, writeSights } from './sightings.ts';
import type { Desk } from './sitting.ts';
import { redo, undo } from './undoing.ts';
import { keepDraft } from './writeLabel.ts';

/** A desk over the workbench's effects. */
export function createDesk(context: Context): LabelDesk {
  const store = createStore<DeskState>(() => EMPTY_DESK);
  const desk: Desk = {
    context,
    store,
    keepings: new Map(),
    sitting: null,
    wanted: undefined,
    isHeld: false,
    settings: null,
    isPersistAsked: false,
  };
  listen(desk);
  return {
    store,
    actions: {
      open: (dataset, run) => {
        open(desk, dataset, run);
      },
      show: (key) => {
        show(desk, key);
      },
      step: (to) => {
        step(desk, to);
      },
      label: (value) => {
        label(desk, value);
      },
      choosePart: (part, score) => {
        choosePart(desk, part, score);
      },
      typeNote: (note) => {
        store.setState(({ draft }) => ({ draft: { ...draft, note } }));
      },
      setTags: (tags) => {
        store.setState(({ draft }) => ({ draft: { ...draft, tags: [...new Set(tags)] } }));
      },
      keepDraft: () => {
        keepDraft(desk);
      },
      undo: () => {
        undo(desk);
      },
      redo: () => {
        redo(desk);
      },
      dispute: (disputed) => {
        dispute(desk, disputed);
      },
      resolve: (event) => {
        resolve(desk, event);
      },
      adjudicate: (key, value, note) => {
        adjudicate(desk, key, value, note);
      },
      reveal: () => {
        reveal(desk);
      },
      setRater: (rater) => {
        setRater(desk, rater);
      },
      setRubric: (rubric) => {
        setRubric(desk, rubric);
      },
      saveRubric: (rubric) => {
        saveRubric(desk, rubric);
      },
      setOrder: (order) => {
        setOrder(desk, order);
      },
      setJudge: (judge) => {
        setJudge(desk, judge);
      },
      setAdvances: (advances) => {
        setAdvances(desk, advances);
      },
      readLabelFile: (source) => {
        void readLabelFile(desk, source);
      },
      readOther: (scope) => {
        void readOther(desk, scope);
      },
      takeIn: () => {
        takeIn(desk);
      },
      dropImport: () => {
        dropImport(desk);
      },
      save: (kind) => {
        save(desk, kind);
      },
      retry: () => {
        for (const keeping of desk.keepings.values()) keeping.retry();
      },
      see: (keys, source) => {
        const { scope } = store.getState();
        if (scope === null) return;
        noteSights(context, scope.scope, keys.map(keyText), source);
        writeSights(context, scope.scope);
      },
    },
  };
}

function save({ store, context, sitting }: Desk, kind: 'jsonl' | 'json' | 'csv'): void {
  const { log, rubric, judge } = store.getState();
  const name = sitting?.scope.name ?? '';
  if (kind !== 'csv') exportLabels(context.effects, name, log, kind);
  else {
    const named = judge?.kind === 'log' ? { judge: judge.judge, version: judge.version } : null;
    exportTable(context.effects, name, log, { rubric: headerRubric(rubric), judge: named });
  }
}
