import type { Stored } from './stored.ts';

/** Lines of label files, by scope. */
export interface Labels {
  readonly load: (scope: string) => Promise<Stored<LoadedLabels>>;
  readonly write: (scope: LabelScopeName, since: number, make: MakeLines) => Promise<Stored<WrittenLabels>>;
  readonly see: (scope: string, sights: readonly Sight[]) => Promise<Stored<null>>;
  readonly scopes: () => Promise<Stored<readonly LabelledScope[]>>;
  readonly forget: (scope: string) => Promise<Stored<null>>;
  readonly onWritten: (listener: (scope: string) => void) => () => void;
  readonly persist: () => Promise<boolean | null>;
  readonly device: () => Promise<Stored<string>>;
}

export interface LabelScopeName {
  readonly scope: string;
  readonly name: string;
}

export type MakeLines = (news: readonly KeptLine[]) => readonly NewLine[];

export interface NewLine {
  readonly id: string;
  readonly header: string;
  readonly line: string;
  readonly joins?: true;
}

export interface KeptLine extends NewLine {
  readonly place: number;
}

export interface LoadedLabels {
  readonly lines: readonly KeptLine[];
  readonly sights: readonly Sight[];
}

export interface WrittenLabels {
  readonly news: readonly KeptLine[];
  readonly written: readonly KeptLine[];
}

export interface Sight {
  readonly item: string;
  readonly sources: readonly string[];
}

export interface LabelledScope extends LabelScopeName {
  readonly events: number;
  readonly writtenAt: number;
}

const none = { ok: false, problem: { code: 'failed', message: '' } } as const;

export function createLabels(): Labels {
  return {
    load: async () => none,
    write: async () => none,
    see: async () => none,
    scopes: async () => none,
    forget: async () => none,
    onWritten: () => () => undefined,
    persist: async () => null,
    device: async () => none,
  };
}
