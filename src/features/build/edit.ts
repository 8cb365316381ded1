import type { BuildState } from '../../state/build.ts';
import type { Workbench } from '../../state/workbench.ts';

/** Changes what is built by a pure function of it. */
export type Edit = (change: (build: BuildState) => BuildState) => void;

/** The way to edit; does nothing before the builder has begun. */
export function editOf({ actions }: Workbench): Edit {
  return (change) => {
    actions.changeBuild((build) => (build === null ? null : change(build)));
  };
}
