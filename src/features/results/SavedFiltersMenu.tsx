import { Bookmark } from 'lucide-react';
import { useStore } from 'zustand';
import { paramsOf } from '../../state/route.ts';
import type { Workbench } from '../../state/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';

/** Filters that have a name, one click away, and the way to name the one in force. */
export function SavedFiltersMenu({ bench: { store, actions } }: { readonly bench: Workbench }) {
  const filters = useStore(store, (state) => state.ui.filters);
  const { filter, sort } = useStore(store, (state) => paramsOf(state.route));
  const entries: MenuEntry[] = [
    { kind: 'heading', id: 'heading', label: filters.length === 0 ? words.filtersNone : words.filters },
    ...filters.map((saved): MenuEntry => ({
      kind: 'check',
      id: `filter ${saved.name}`,
      label: saved.name,
      shown: <PlainText text={saved.name} />,
      checked: saved.filter === filter && JSON.stringify(saved.sort) === JSON.stringify(sort),
      leads: true,
      onChange: () => {
        actions.applyFilter(saved);
      },
    })),
    { kind: 'separator', id: 'end' },
    {
      kind: 'item',
      id: 'manage',
      label: filters.length === 0 ? words.filtersSave : words.filtersManage,
      onSelect: () => {
        actions.showDialog('filters');
      },
    },
  ];
  return <Menu align="end" trigger={<Button icon={<Bookmark />} label={words.filters} />} entries={entries} />;
}
