import type { AdapterOutcome, ConformanceCase } from '../../core/conformance/conformance.ts';

/** A case at which a normaliser was not started, and how that was seen, behind "because". */
export interface NotStarted {
  readonly one: ConformanceCase;
  readonly why: string;
}

/** A normaliser as the command line runs it, one case after the other. */
export interface CaseAdapter {
  /** What the result calls it. */
  readonly as: string;
  /** Null: there is no output of this case, so that it is not run. Whatever the normaliser does, this does not reject. */
  readonly answer: (one: ConformanceCase) => Promise<AdapterOutcome | null>;
  /** What is to be said beside the result when all cases are through, a sentence each. */
  readonly remarks: () => readonly string[];
  /** Cases at which the normaliser itself could not be started, so that what is said of them is not its doing. */
  readonly notStarted?: () => readonly NotStarted[];
}
