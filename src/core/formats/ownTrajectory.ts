import { elements, sliceType, type JsonSlice } from '../json/slice.ts';
import { emptyReply } from '../model/emptyReply.ts';
import type { Reference, Reply } from '../model/item.ts';
import { stepsOf } from '../trajectory/steps.ts';
import type { ReferencePath } from '../trajectory/trajectory.ts';
import { pathOf, present, type Fields } from './fields.ts';
import { NO_REFERENCE } from './referenceCalls.ts';
import { unreadableReply } from './replyParts.ts';
import { stepsIn, type StepProblem } from './steps.ts';

/** Member of a reply, or of the row that it stands in, with the steps that were taken. */
export const TRAJECTORY = 'trajectory';

/** Members of a reference: the one trajectory that is right, or several of which any will do. */
export const PATH_MEMBERS: readonly string[] = [TRAJECTORY, 'trajectories'];

/**
 * The reply with the steps that stand in `fields`, groups opened; the reply itself where none stand there, or it has
 * some. What cannot be read makes the reply unreadable: without it, it would be judged by half of what was done.
 */
export function withTrajectory<R extends Reply | null>(reply: R, fields: Fields): R | Reply {
  const found = present(fields, TRAJECTORY);
  if (found === undefined || hasTrajectory(reply) || reply?.unreadable !== undefined) return reply;
  const read = stepsIn(found, pathOf(fields, TRAJECTORY), fields.issues);
  if (read.ok) return { ...(reply ?? emptyReply), trajectory: stepsOf(read.path) };
  return unreadableReply(read.problem.path, found, fields.issues, { found: foundIn(read.problem, found) });
}

function hasTrajectory(reply: Reply | null): boolean {
  return reply?.trajectory !== undefined && reply.trajectory !== null;
}

function foundIn({ code, type }: StepProblem, whole: JsonSlice): string {
  if (code === 'no-name') return 'a call without a name';
  return code === 'not-a-list' && sliceType(whole) === 'string' ? 'a text that is no list of steps' : type;
}

/** The trajectories of a reference object, any of which will do. An empty list of them is no reference. */
export function referencePaths(fields: Fields): Reference {
  const paths: ReferencePath[] = [];
  for (const { slice, path } of pathSlices(fields)) {
    const read = stepsIn(slice, path, fields.issues);
    if (!read.ok) {
      const { code, call, excerpt } = read.problem;
      return { ...NO_REFERENCE, problem: { code, call, excerpt } };
    }
    paths.push(read.path);
  }
  return paths.length === 0 ? NO_REFERENCE : { ...NO_REFERENCE, paths };
}

function pathSlices(fields: Fields): readonly { readonly slice: JsonSlice; readonly path: string }[] {
  return PATH_MEMBERS.flatMap((name) => {
    const slice = present(fields, name);
    if (slice === undefined) return [];
    const path = pathOf(fields, name);
    if (name === TRAJECTORY || sliceType(slice) !== 'array') return [{ slice, path }];
    return elements(slice).map((one, at) => ({ slice: one, path: `${path}[${at}]` }));
  });
}
