// Runs in a worker of its own: one pair of trajectories, compared and then counted.
import { compareTrajectories } from '../core/trajectory/compareTrajectories.ts';
import { countAlignments } from '../core/trajectory/countAlignments.ts';
import type { CompareAnswer, CompareRequest } from './compareProtocol.ts';

addEventListener('message', ({ data: { path, candidate } }: MessageEvent<CompareRequest>) => {
  const compared = compareTrajectories(path, candidate);
  post({ kind: 'compared', compared });
  if (compared.ok) post({ kind: 'counted', alignments: countAlignments(path, candidate) });
});

function post(answer: CompareAnswer): void {
  postMessage(answer);
}
