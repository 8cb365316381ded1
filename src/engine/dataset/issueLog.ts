import type { Issue } from '../../core/model/issue.ts';

/** Issues counted, and the first of them kept. */
export class IssueLog {
  total = 0;
  readonly kept: Issue[] = [];
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Puts an issue in the place of one that was kept. */
  replace(isSame: (issue: Issue) => boolean, issue: Issue): void {
    const at = this.kept.findIndex(isSame);
    if (at >= 0) this.kept[at] = issue;
  }

  /** Takes over what another log holds. */
  take(other: IssueLog): void {
    for (const issue of other.kept) this.add(issue);
    this.total += other.total - other.kept.length;
  }

  add(issue: Issue): void {
    this.total += 1;
    if (this.kept.length < this.most) this.kept.push(issue);
  }
}
