import type { Engine } from './engine.ts';
import type { Idle } from './idle.ts';

/** The same engine, whose calls idle work makes way for. */
export function attended(engine: Engine, { during }: Idle): Engine {
  return {
    preview: (...args) => during(() => engine.preview(...args)),
    open: (...args) => during(() => engine.open(...args)),
    addReplies: (...args) => during(() => engine.addReplies(...args)),
    run: (...args) => during(() => engine.run(...args)),
    view: (...args) => during(() => engine.view(...args)),
    window: (...args) => during(() => engine.window(...args)),
    item: (...args) => during(() => engine.item(...args)),
    cross: (...args) => during(() => engine.cross(...args)),
    keys: (...args) => during(() => engine.keys(...args)),
    hashes: (...args) => during(() => engine.hashes(...args)),
    opinions: (...args) => during(() => engine.opinions(...args)),
    positions: (...args) => during(() => engine.positions(...args)),
    neighbours: (...args) => during(() => engine.neighbours(...args)),
    values: (...args) => during(() => engine.values(...args)),
    setColumn: (...args) => during(() => engine.setColumn(...args)),
    conformance: (...args) => during(() => engine.conformance(...args)),
    conformanceRows: (...args) => during(() => engine.conformanceRows(...args)),
    compare: (...args) => during(() => engine.compare(...args)),
    comparedRows: (...args) => during(() => engine.comparedRows(...args)),
    exportComparison: (...args) => during(() => engine.exportComparison(...args)),
    export: (...args) => during(() => engine.export(...args)),
    close: (...args) => during(() => engine.close(...args)),
  };
}
