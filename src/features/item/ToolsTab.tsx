import { toolProblemWords } from '../../core/words/typeWordProblem.ts';
import type { ToolView } from '../../engine/engine.ts';
import { prettyJson } from '../../state/prettyJson.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { words } from './words.ts';
import styles from './ToolsTab.module.css';

/** The tools of the item, each with the schema that would be sent, or why there is none. */
export function ToolsTab({ tools }: { readonly tools: readonly ToolView[] }) {
  if (tools.length === 0) return <p className={styles.none}>{words.toolsNone}</p>;
  return (
    <div className={styles.tab}>
      {tools.map((tool, place) => (
        <Tool key={place} tool={tool} open={tools.length <= 3} />
      ))}
    </div>
  );
}

function Tool({ tool, open }: { readonly tool: ToolView; readonly open: boolean }) {
  return (
    <section className={styles.tool} aria-label={tool.name}>
      <h3 className={styles.name}>
        <PlainText text={tool.name} mono />
      </h3>
      <LongText text={tool.description} />
      <Schema tool={tool} open={open} />
      <details>
        <summary>{words.asWritten}</summary>
        <LongText text={prettyJson(tool.source)} mono className={styles.code} />
      </details>
    </section>
  );
}

function Schema({ tool: { schema }, open }: { readonly tool: ToolView; readonly open: boolean }) {
  if (schema.kind === 'refused') {
    return (
      <div className={styles.refused}>
        <p>{words.schemaRefused}</p>
        <ul>
          {schema.problems.map((problem, place) => (
            <li key={place}>
              <PlainText text={toolProblemWords(problem)} multiline />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <details open={open}>
      <summary>{words.schema}</summary>
      {schema.kind === 'as-written' && <p>{words.schemaAsWritten}</p>}
      <LongText text={prettyJson(schema.text)} mono className={styles.code} />
    </details>
  );
}
