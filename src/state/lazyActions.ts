import type { Context } from './state.ts';
import { words } from './words.ts';

type Chunk<Module> = () => Promise<Module>;

async function addresses() {
  return import('./addressActions.ts');
}

async function baselines() {
  return import('./conformance/takeBaselines.ts');
}

async function building() {
  return import('./buildEdit.ts');
}

async function buildTools() {
  return import('./buildTools.ts');
}

async function comparing() {
  return import('./compare/steps.ts');
}

async function completing() {
  return import('./completeFilter.ts');
}

async function disk() {
  return import('./diskActions.ts');
}

async function gathered() {
  return import('./openGathered.ts');
}

async function labelFiles() {
  return import('./labels/openLabelFiles.ts');
}

async function mapping() {
  return import('./mappingActions.ts');
}

async function refused() {
  return import('./openRefused.ts');
}

async function reports() {
  return import('./conformance/saveReport.ts');
}

/** Actions that the first screen does without, each in a chunk of its own. */
export const chunks = {
  addresses,
  baselines,
  building,
  buildTools,
  comparing,
  completing,
  disk,
  gathered,
  labelFiles,
  mapping,
  refused,
  reports,
} as const;

/** Does something with the actions of a chunk; says so when it cannot be loaded. Gives null then. */
export async function lazily<Module, Value>(
  { effects }: Context,
  chunk: Chunk<Module>,
  work: (actions: Module) => Promise<Value>,
): Promise<Value | null> {
  let actions: Module;
  try {
    actions = await chunk();
  } catch {
    effects.notify(words.notLoaded, 'fault');
    return null;
  }
  return work(actions);
}
