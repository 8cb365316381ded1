import { useEffect } from 'react';
import { HELP_TOPICS, type HelpTopic } from '../../state/route.ts';
import { formatRoute } from '../../state/url.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import type { KeysHelpGroup } from '../../ui/KeysHelp.tsx';
import { BlockView } from './BlockView.tsx';
import { pages } from './pages.ts';
import { placeId } from './placeId.ts';
import { words } from './words.ts';
import styles from './HelpView.module.css';

export interface HelpViewProps {
  readonly topic: HelpTopic | null;
  /** On the page of the topic. */
  readonly place?: string | undefined;
  readonly keys: readonly KeysHelpGroup[];
}

/** All pages one below the other; a topic in the address is gone to. */
export function HelpView({ topic, place, keys }: HelpViewProps) {
  useEffect(() => {
    if (topic === null) return;
    const heading = document.getElementById(placeId(topic, place)) ?? document.getElementById(placeId(topic));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [topic, place]);
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
          <section key={one} aria-labelledby={placeId(one)}>
            <h2 id={placeId(one)} tabIndex={-1}>
              {words.topics[one]}
            </h2>
            {one === 'keys' ? (
              <KeysTable groups={keys} />
            ) : (
              pages[one].map((block, at) => <BlockView key={at} block={block} topic={one} />)
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
