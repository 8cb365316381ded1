import type { Issue } from '../../core/model/issue.ts';

/** Issues counted, and the first of them kept. */
export class IssueLog {
  total = 0;
  readonly kept: Issue[] = [];
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  add(issue: Issue): void {
    this.total += 1;
    if (this.kept.length < this.most) this.kept.push(issue);
  }
}
