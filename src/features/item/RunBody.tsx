import { useMemo } from 'react';
import type { RunDetail } from '../../state/labels/runDetail.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { MessagesTab } from './MessagesTab.tsx';
import { RunAnswerView } from './RunAnswerView.tsx';
import { hasReference, RunReference } from './RunReference.tsx';
import { RunSections, type RunSection } from './RunSections.tsx';
import { answersBySteps, FEW_MESSAGES, FEW_TOOLS, hasSteps, runEnds, runMessages, saysMore } from './runParts.ts';
import { RunSteps } from './RunSteps.tsx';
import { ToolsTab } from './ToolsTab.tsx';
import { words } from './words.ts';
import styles from './RunBody.module.css';

export interface RunBodyProps {
  readonly detail: RunDetail;
  /** What was asked, or what was answered; both where it is absent. */
  readonly part?: 'question' | 'answer';
  /** What its task is called, where that is none. */
  readonly taskTitle?: string;
}

const ANSWER: ReadonlySet<string> = new Set(['steps', 'answer']);

/**
 * A run as a rater sees it, from its task to its answer and what the dataset holds to be right. Nothing in it says how it
 * was judged.
 */
export function RunBody({ detail, part, taskTitle = words.runTask }: RunBodyProps) {
  const { key, trajectory, tools } = detail;
  const { task, answer } = useMemo(() => runEnds(detail), [detail]);
  const said = useMemo(() => runMessages(detail), [detail]);
  const messages = said.input.length + said.continuation.length;
  const few = messages <= FEW_MESSAGES;
  const sections: (RunSection | null)[] = [
    { id: 'task', title: taskTitle, content: <Task text={task} /> },
    trajectory !== undefined && trajectory !== null && hasSteps(detail)
      ? {
          id: 'steps',
          title: trajectory.candidate === null ? words.reference : words.runSteps,
          content: <RunSteps trajectory={trajectory} />,
        }
      : null,
    saysMore(said)
      ? {
          id: 'messages',
          title: words.tab.messages,
          count: messages,
          folds: few ? 'open' : 'closed',
          content: <MessagesTab detail={said} hit={null} within={few ? 'few' : 'many'} />,
        }
      : null,
    answersBySteps(detail, answer)
      ? null
      : {
          id: 'answer',
          title: words.runAnswer,
          content: <RunAnswerView answer={answer} reply={detail.reply} callsReadBy={detail.callsReadBy} />,
        },
    hasReference(detail)
      ? { id: 'reference', title: words.reference, content: <RunReference detail={detail} /> }
      : null,
    tools.length > 0
      ? {
          id: 'tools',
          title: words.tab.tools,
          count: tools.length,
          folds: tools.length > FEW_TOOLS ? 'closed' : 'open',
          content: <ToolsTab tools={tools} />,
        }
      : null,
  ];
  const shown = sections
    .filter((section) => section !== null)
    .filter(({ id }) => part === undefined || ANSWER.has(id) === (part === 'answer'));
  // Another run begins anew, with its own folds.
  return <RunSections key={`${key.attempt} ${key.id}`} sections={shown} />;
}

function Task({ text }: { readonly text: string | null }) {
  if (text === null || text === '') return <p className={styles.note}>{words.runTaskNone}</p>;
  return <LongText text={text} className={styles.text} />;
}
