import { lazy, Suspense, useState } from 'react';
import type { MenuProps } from '../ui/Menu.tsx';
import styles from './AppHeader.module.css';

/** Menus bring much code along: the first screen shows their buttons, and loads them behind. */
async function loadMenu() {
  const { Menu } = await import('../ui/Menu.tsx');
  return { default: Menu };
}

const Menu = lazy(loadMenu);

/** A menu that opens as soon as it is there, if its button was pressed before. */
export function HeaderMenu(props: MenuProps) {
  const [asked, setAsked] = useState(false);
  return (
    <Suspense
      fallback={
        <span
          className={styles.coming}
          onClick={() => {
            setAsked(true);
          }}
        >
          {props.trigger}
        </span>
      }
    >
      <Menu {...props} defaultOpen={asked} />
    </Suspense>
  );
}
