import type { HelpTopic } from '../../state/route.ts';
import type { Block } from './block.ts';
import { placeId } from './placeId.ts';
import styles from './HelpView.module.css';

/** One piece of a help page. */
export function BlockView({ block, topic }: { readonly block: Block; readonly topic: HelpTopic }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'title':
      return (
        <h3
          className={styles.subtitle}
          {...(block.place === undefined ? {} : { id: placeId(topic, block.place), tabIndex: -1 })}
        >
          <Words text={block.text} />
        </h3>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    case 'code':
      return (
        <figure className={styles.figure}>
          <figcaption>{block.label}</figcaption>
          {/* A long line scrolls, by keys too. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable. */}
          <pre className={styles.code} tabIndex={0} aria-label={block.label}>
            {block.text}
          </pre>
        </figure>
      );
    case 'table':
      return (
        <table className={styles.table} aria-label={block.label}>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(([first = '', ...rest]) => (
              <tr key={first}>
                <th scope="row">
                  <Words text={first} />
                </th>
                {rest.map((cell, place) => (
                  <td key={place}>
                    <Words text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** A text of our own in which backticks set code. */
function Words({ text }: { readonly text: string }) {
  return text.split('`').map((piece, place) => (place % 2 === 1 ? <code key={place}>{piece}</code> : piece));
}
