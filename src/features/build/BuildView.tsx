import type { Workbench } from '../../state/workbench.ts';

export interface BuildViewProps {
  readonly bench: Workbench;
  readonly t: string | null;
}

export function BuildView({ t }: BuildViewProps) {
  return <p>{t}</p>;
}
