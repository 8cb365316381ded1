import type { JsonError } from '../json/error.ts';
import type { ReferencePath } from './trajectory.ts';

/** Why a text is no trajectory. `offset` is where, in UTF-16 units from the start. */
export type PathProblem =
  | {
      readonly code:
        /** Nothing stands where a step should: before, behind or between arrows, or commas of a group. */
        | 'empty-step'
        | 'arrow-missing'
        | 'arrow-in-group'
        | 'comma-outside-group'
        | 'group-in-group'
        | 'group-open'
        | 'group-not-open'
        | 'quote-open'
        | 'bad-escape';
      readonly offset: number;
    }
  | { readonly code: 'not-json'; readonly offset: number; readonly error: JsonError }
  /** `path` is the place in the list (`[2].name`), `found` the beginning of what stands there. */
  | {
      readonly code: 'not-a-call' | 'no-name' | 'list-too-deep';
      readonly offset: number;
      readonly path: string;
      readonly found: string;
    };

export type PathRead =
  { readonly ok: true; readonly path: ReferencePath } | { readonly ok: false; readonly problem: PathProblem };
