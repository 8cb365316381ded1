import { isGroup, named, stepsOf } from '../../core/trajectory/steps.ts';
import type { ReferencePath } from '../../core/trajectory/trajectory.ts';

/** Names, each once, by their code. */
export class NameTable {
  readonly names: string[] = [];
  private readonly codes = new Map<string, number>();

  codeOf(name: string): number {
    const known = this.codes.get(name);
    if (known !== undefined) return known;
    this.names.push(name);
    this.codes.set(name, this.names.length - 1);
    return this.names.length - 1;
  }

  /** -1 for a name that is nowhere. */
  find(name: string): number {
    return this.codes.get(name) ?? -1;
  }
}

/** In place of the calls of a group. */
const ALONE = -1;

/** The reference paths of a run, each once: two are the same when the names of their steps and their groups are. */
export class PathTable {
  private readonly table: NameTable;
  private readonly paths: CodedPath[] = [];
  private readonly codes = new Map<string, number>();

  constructor(table: NameTable) {
    this.table = table;
  }

  codeOf(path: ReferencePath): number {
    const names = Uint32Array.from(stepsOf(path), ({ name }) => this.table.codeOf(name));
    const groups = path.map((block) => (isGroup(block) ? block.length : ALONE));
    const key = `${names.join(' ')},${groups.some((size) => size !== ALONE) ? groups.join(' ') : ''}`;
    const known = this.codes.get(key);
    if (known !== undefined) return known;
    this.paths.push({ names, groups });
    this.codes.set(key, this.paths.length - 1);
    return this.paths.length - 1;
  }

  get size(): number {
    return this.paths.length;
  }

  /** Code of the name of each step, groups opened. */
  namesOf(path: number): Uint32Array {
    return this.paths[path]!.names;
  }

  /** As a path of names alone. */
  pathOf(path: number): ReferencePath {
    const { names, groups } = this.paths[path]!;
    const steps = Array.from(names, (code) => named(this.table.names[code]!));
    return groups.map((size) => (size === ALONE ? steps.shift()! : steps.splice(0, size)));
  }
}

interface CodedPath {
  readonly names: Uint32Array;
  /** By block: the calls of a group, or `ALONE`. */
  readonly groups: readonly number[];
}
