import { ChevronDown, Command, FolderOpen, Moon, Sun, SunMoon } from 'lucide-react';
import { useStore } from 'zustand';
import { sameViewOf } from '../state/route.ts';
import { currentDataset } from '../state/selectors.ts';
import { THEMES, type ThemeName } from '../state/ui.ts';
import type { Workbench } from '../state/workbench.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import type { MenuEntry } from '../ui/Menu.tsx';
import { NARROW, useMediaQuery } from '../ui/useMediaQuery.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { HeaderNav } from './HeaderNav.tsx';
import { keysText } from './platform.ts';
import { words } from './words.ts';
import styles from './AppHeader.module.css';

export interface AppHeaderProps {
  readonly bench: Workbench;
  readonly onPick: () => void;
}

/** The line at the top: where one is, what is open, and the few deeds that belong to the page. */
export function AppHeader({ bench, onPick }: AppHeaderProps) {
  const { actions, store } = bench;
  const route = useStore(store, (state) => state.route);
  const datasets = useStore(store, (state) => state.datasets.open);
  const dataset = useStore(store, currentDataset);
  const theme = useStore(store, (state) => state.ui.theme);
  const narrow = useMediaQuery(NARROW);
  return (
    <header className={styles.header}>
      <a className={styles.brand} href="#/" aria-label={words.brand}>
        <Mark />
        <span>{words.brand}</span>
      </a>
      <HeaderNav bench={bench} />
      <span className={styles.space} />
      {datasets.length > 0 && (
        <HeaderMenu
          align="end"
          trigger={
            <Button variant="quiet" className={styles.datasets} title={words.datasets}>
              <span className={styles.name}>{dataset?.name ?? words.datasets}</span>
              <ChevronDown size={14} aria-hidden="true" />
            </Button>
          }
          entries={[
            ...datasets.map((one): MenuEntry => ({
              kind: 'check',
              id: one.key,
              label: one.name,
              checked: one === dataset,
              leads: true,
              onChange: () => {
                actions.go(sameViewOf(route, one.key));
              },
            })),
            ...(dataset === null
              ? []
              : [
                  { kind: 'separator', id: 'line' } as const,
                  {
                    kind: 'item',
                    id: 'close',
                    label: words.closeDataset(dataset.name),
                    onSelect: () => {
                      actions.closeDataset(dataset.key);
                    },
                  } as const,
                ]),
          ]}
        />
      )}
      {narrow ? (
        <IconButton icon={<FolderOpen />} label={words.openFile} onClick={onPick} />
      ) : (
        <Button onClick={onPick}>
          {words.openFile} <Kbd keys={keysText('mod O')} />
        </Button>
      )}
      <HeaderMenu
        align="end"
        trigger={<Button variant="quiet" className={styles.theme} icon={themeIcon(theme)} label={words.theme} />}
        entries={THEMES.map((one) => ({
          kind: 'check',
          id: one,
          label: words.themes[one],
          checked: one === theme,
          onChange: () => {
            actions.setTheme(one);
          },
        }))}
      />
      <IconButton
        icon={<Command />}
        label={words.palette}
        keys={keysText('mod K')}
        onClick={() => {
          actions.showDialog('palette');
        }}
      />
    </header>
  );
}

function themeIcon(theme: ThemeName) {
  if (theme === 'light') return <Sun />;
  return theme === 'dark' ? <Moon /> : <SunMoon />;
}

/** A stone with the streak of what was tried on it. */
function Mark() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <rect x="1" y="1" width="14" height="14" rx="3.5" fill="currentColor" />
      <path d="M4.2 10.8 11.6 5.2" stroke="var(--mark)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
