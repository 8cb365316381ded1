import type { RunSummary } from '../../engine/engine.ts';
import { isConformanceRun } from '../../state/conformance/conformanceRun.ts';
import type { ReportKind } from '../../state/conformance/saveReport.ts';
import type { MenuEntry } from '../../ui/Menu.tsx';
import { words } from './conformanceWords.ts';

const KINDS: readonly ReportKind[] = ['result', 'rows', 'markdown', 'csv'];

/** What of the report can be saved as a file; nothing of a run that has none. */
export function conformanceExports(run: RunSummary | null, onSave: (kind: ReportKind) => void): readonly MenuEntry[] {
  if (!isConformanceRun(run)) return [];
  return [
    { kind: 'separator', id: 'conformance' },
    { kind: 'heading', id: 'conformance-note', label: words.exports },
    ...KINDS.map((kind): MenuEntry => ({
      kind: 'item',
      id: `conformance-${kind}`,
      label: words.export[kind],
      onSelect: () => {
        onSave(kind);
      },
    })),
  ];
}
