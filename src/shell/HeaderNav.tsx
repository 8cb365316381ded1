import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Route } from '../state/route.ts';
import { compareRoute, labellingRoute, resultsRoute } from '../state/selectors.ts';
import { formatRoute } from '../state/url.ts';
import type { Workbench } from '../state/workbench.ts';
import { words } from './words.ts';
import styles from './AppHeader.module.css';

/** The views that one can go to. Where they need more room than there is, they are pushed aside, never left out. */
export function HeaderNav({ bench: { store } }: { readonly bench: Workbench }) {
  const view = useStore(store, (state) => state.route.view);
  const results = useStore(store, (state) => hrefOf(resultsRoute(state)));
  const label = useStore(store, (state) => hrefOf(labellingRoute(state, 'label')));
  const agreement = useStore(store, (state) => hrefOf(labellingRoute(state, 'agreement')));
  const compare = useStore(store, (state) => hrefOf(compareRoute(state)));
  const nav = useRef<HTMLElement>(null);
  const opened = results !== null;
  useEffect(() => {
    const strip = nav.current;
    const here = strip?.querySelector<HTMLElement>('[aria-current]') ?? null;
    if (strip === null || here === null) return;
    // In the middle, so that there is something to be seen of what stands beside it.
    strip.scrollLeft = here.offsetLeft - strip.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2;
  }, [view, opened]);
  return (
    <nav ref={nav} className={styles.nav} aria-label={words.nav}>
      <NavLink href="#/" current={view === 'open'} text={words.open} />
      {results !== null && (
        <NavLink href={results} current={view === 'results' || view === 'item'} text={words.results} />
      )}
      {compare !== null && <NavLink href={compare} current={view === 'compare'} text={words.compare} />}
      {label !== null && <NavLink href={label} current={view === 'label'} text={words.label} />}
      {agreement !== null && <NavLink href={agreement} current={view === 'agreement'} text={words.agreement} />}
      <NavLink href="#/build" current={view === 'build'} text={words.build} />
      <NavLink href="#/help" current={view === 'help'} text={words.help} />
    </nav>
  );
}

function hrefOf(route: Route | null): string | null {
  return route === null ? null : formatRoute(route);
}

interface NavLinkProps {
  readonly href: string;
  readonly current: boolean;
  readonly text: string;
}

function NavLink({ href, current, text }: NavLinkProps) {
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {text}
    </a>
  );
}
