import { useEffect } from 'react';
import { HELP_TOPICS, type HelpTopic } from '../../state/route.ts';
import { formatRoute } from '../../state/url.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import type { KeysHelpGroup } from '../../ui/KeysHelp.tsx';
import { BlockView } from './BlockView.tsx';
import { pages } from './pages.ts';
import { words } from './words.ts';
import styles from './HelpView.module.css';

export interface HelpViewProps {
  readonly topic: HelpTopic | null;
  readonly keys: readonly KeysHelpGroup[];
}

/** All pages one below the other; a topic in the address is gone to. */
export function HelpView({ topic, keys }: HelpViewProps) {
  useEffect(() => {
    if (topic === null) return;
    const heading = document.getElementById(idOf(topic));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [topic]);
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label={words.contents}>
        <ul>
          {HELP_TOPICS.map((one) => (
            <li key={one}>
              <a href={formatRoute({ view: 'help', topic: one })} aria-current={one === topic ? 'true' : undefined}>
                {words.topics[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        <h1 tabIndex={-1}>{words.title}</h1>
        {HELP_TOPICS.map((one) => (
          <section key={one} aria-labelledby={idOf(one)}>
            <h2 id={idOf(one)} tabIndex={-1}>
              {words.topics[one]}
            </h2>
            {one === 'keys' ? (
              <KeysTable groups={keys} />
            ) : (
              pages[one].map((block, place) => <BlockView key={place} block={block} />)
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

function KeysTable({ groups }: { readonly groups: readonly KeysHelpGroup[] }) {
  return (
    <>
      {groups.map((group) => (
        <div key={group.title}>
          <h3 className={styles.subtitle}>{group.title}</h3>
          <dl className={styles.keys}>
            {group.rows.map((row) => (
              <div key={row.does}>
                <dt>{row.does}</dt>
                <dd>
                  {row.keys.map((keys) => (
                    <Kbd key={keys} keys={keys} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p>{words.keysNote}</p>
    </>
  );
}

function idOf(topic: HelpTopic): string {
  return `help-${topic}`;
}
