import { Download } from 'lucide-react';
import type { ExportKind } from '../../engine/engine.ts';
import type { ViewState } from '../../state/view.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';
import { words, type Unit } from './words.ts';

export interface ExportMenuProps {
  readonly shown: number;
  readonly unit: Unit;
  /** The icon alone. */
  readonly compact: boolean;
  readonly exporting: ViewState['exporting'];
  readonly onExport: (kind: ExportKind) => void;
  readonly onCancel: () => void;
  /** What else can be taken away from this run. */
  readonly more: readonly MenuEntry[];
}

const KINDS: readonly ExportKind[] = ['jsonl', 'csv', 'csv-raw'];

/** Saves the items of the current filter as a file. */
export function ExportMenu({ shown, unit, compact, exporting, onExport, onCancel, more }: ExportMenuProps) {
  if (exporting !== null) {
    return (
      <Button onClick={onCancel}>
        {words.exporting(exporting.items, exporting.totalItems)} – {words.cancel}
      </Button>
    );
  }
  return (
    <Menu
      align="end"
      trigger={
        compact ? (
          <Button icon={<Download />} label={words.exportMenu} />
        ) : (
          <Button icon={<Download />}>{words.exportMenu}</Button>
        )
      }
      entries={[
        { kind: 'heading', id: 'note', label: words.exportNote(shown, unit) },
        ...KINDS.map((kind): MenuEntry => ({
          kind: 'item',
          id: kind,
          label: words.exportKind[kind],
          onSelect: () => {
            onExport(kind);
          },
        })),
        ...more,
      ]}
    />
  );
}
