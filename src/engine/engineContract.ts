import { badFilePromises } from './contract/badFilePromises.ts';
import { comparisonPromises } from './contract/comparisonPromises.ts';
import { conformancePromises } from './contract/conformancePromises.ts';
import { containerPromises } from './contract/containerPromises.ts';
import { dialectPromises } from './contract/dialectPromises.ts';
import { itemPromises } from './contract/itemPromises.ts';
import { labellingPromises } from './contract/labellingPromises.ts';
import { openPromises } from './contract/openPromises.ts';
import { patternPromises } from './contract/patternPromises.ts';
import { overlayPromises } from './contract/overlayPromises.ts';
import type { EnginePromise } from './contract/promise.ts';
import { recordedPromises } from './contract/recordedPromises.ts';
import { runPromises } from './contract/runPromises.ts';
import { trajectoryPromises } from './contract/trajectoryPromises.ts';
import { viewPromises } from './contract/viewPromises.ts';

/**
 * What every engine promises, whichever thread it works on. Each promise is tried on a new engine and gives what is
 * not as promised; empty when it is kept.
 */
export const engineContract: readonly EnginePromise[] = [
  ...openPromises,
  ...badFilePromises,
  ...containerPromises,
  ...overlayPromises,
  ...runPromises,
  ...viewPromises,
  ...itemPromises,
  ...recordedPromises,
  ...patternPromises,
  ...dialectPromises,
  ...trajectoryPromises,
  ...labellingPromises,
  ...conformancePromises,
  ...comparisonPromises,
];
