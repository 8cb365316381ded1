import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { BuildState } from '../../state/build.ts';
import { loadPair, startBuild } from '../../state/buildEdit.ts';
import type { BuildFile } from '../../state/buildFile.ts';
import { LINK_LIMIT, packBuild, unpackBuild, type BuildLinkProblem } from '../../state/buildLink.ts';
import type { Workbench } from '../../state/workbench.ts';

/** Milliseconds without a change after which the address follows. */
const FOLLOW = 200;

export interface BuildLink {
  readonly problem: BuildLinkProblem | null;
  readonly dismiss: () => void;
  /** Letters that the link would have, where it is too long to be one; else null. */
  readonly tooLong: number | null;
}

/** Keeps what is built and the address the same: an address that arrives is read, a change is noted in place of the last. */
export function useBuildLink({ actions, store }: Workbench, t: string | null): BuildLink {
  const build = useStore(store, (state) => state.build);
  const written = useRef<string | null>(null);
  const [problem, setProblem] = useState<BuildLinkProblem | null>(null);
  const [tooLong, setTooLong] = useState<number | null>(null);

  useEffect(() => {
    const read = t === null || t === written.current ? null : unpackBuild(t);
    if (read !== null && !read.ok) setProblem(read.problem);
    actions.changeBuild((before) => {
      if (read?.ok === true) return loadFile(before, read.file);
      return before ?? startBuild();
    });
    written.current = t;
  }, [actions, t]);

  useEffect(() => {
    if (build === null) return undefined;
    const timer = setTimeout(() => {
      const packed = packBuild(build);
      const fits = packed.length <= LINK_LIMIT;
      setTooLong(fits ? null : packed.length);
      const next = fits ? packed : null;
      if (next === written.current) return;
      written.current = next;
      actions.placeBuild(next);
    }, FOLLOW);
    return () => {
      clearTimeout(timer);
    };
    // The selection and what can be undone are no part of the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actions, build?.pair, build?.argumentsMode, build?.judge, t]);

  return {
    problem,
    tooLong,
    dismiss: () => {
      setProblem(null);
    },
  };
}

/** What a link or a file holds, in place of what was there; undo goes back to that. */
export function loadFile(
  before: BuildState | null,
  { reference, candidate, argumentsMode, judge }: BuildFile,
): BuildState {
  const loaded = loadPair(before ?? startBuild(), reference, candidate);
  return { ...loaded, argumentsMode, judge, past: before === null ? [] : loaded.past };
}
