import type { HelpTopic } from '../../state/route.ts';
export interface HelpViewProps {
  readonly topic: HelpTopic | null;
}
/** Placeholder. */
export function HelpView({ topic }: HelpViewProps) {
  return <h1>Help {topic}</h1>;
}
