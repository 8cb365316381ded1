import { EMPTY_LOG } from '../../core/labels/log.ts';
import { IDLE } from '../async.ts';
import type { DeskState, Draft } from './desk.ts';

export const EMPTY_DRAFT: Draft = { note: '', tags: [], parts: new Map() };

/** A desk at which nobody sits. */
export const EMPTY_DESK: DeskState = {
  scope: null,
  stage: 'none',
  log: EMPTY_LOG,
  unsaved: [],
  trouble: null,
  saving: 0,
  persisted: null,
  device: '',
  rater: '',
  rubric: null,
  rubrics: [],
  order: { mode: 'shuffle', seed: 1 },
  queue: [],
  current: null,
  detail: IDLE,
  draft: EMPTY_DRAFT,
  hashes: null,
  sights: new Map(),
  judge: null,
  revealed: null,
  advances: true,
  importing: null,
  others: [],
};
