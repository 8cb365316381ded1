import { createStore } from 'zustand/vanilla';
import { EMPTY_LOG } from '../../core/labels/log.ts';
import { IDLE } from '../async.ts';
import type { Context } from '../state.ts';
import type { DeskState, LabelDesk } from './desk.ts';

const EMPTY_DESK: DeskState = {
  scope: null,
  stage: 'none',
  log: EMPTY_LOG,
  unsaved: [],
  trouble: null,
  saving: 0,
  persisted: null,
  rater: '',
  rubric: null,
  rubrics: [],
  order: { mode: 'shuffle', seed: 1 },
  queue: [],
  current: null,
  detail: IDLE,
  draft: { note: '', tags: [], parts: new Map() },
  hashes: null,
  sights: new Map(),
  judge: null,
  revealed: null,
  advances: true,
  importing: null,
  others: [],
};

/** A desk over the workbench's effects. */
export function createDesk(_context: Context): LabelDesk {
  const store = createStore<DeskState>(() => EMPTY_DESK);
  function nothing(): void {
    /* replaced by what follows */
  }
  return {
    store,
    actions: {
      open: nothing,
      show: nothing,
      step: nothing,
      label: nothing,
      choosePart: nothing,
      typeNote: nothing,
      setTags: nothing,
      keepDraft: nothing,
      undo: nothing,
      redo: nothing,
      dispute: nothing,
      resolve: nothing,
      adjudicate: nothing,
      reveal: nothing,
      setRater: nothing,
      setRubric: nothing,
      saveRubric: nothing,
      setOrder: nothing,
      setJudge: nothing,
      setAdvances: nothing,
      readLabelFile: nothing,
      readOther: nothing,
      takeIn: nothing,
      dropImport: nothing,
      save: nothing,
      retry: nothing,
      see: nothing,
    },
  };
}
