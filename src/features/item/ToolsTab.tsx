import { toolProblemWords } from '../../core/words/typeWordProblem.ts';
import type { ToolView } from '../../engine/engine.ts';
import { prettyJson } from '../../state/prettyJson.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { part } from './parts.ts';
import { words } from './words.ts';
import styles from './ToolsTab.module.css';

/** The tools of the item, each with the schema that would be sent, or why there is none. */
export function ToolsTab({ tools }: { readonly tools: readonly ToolView[] }) {
  if (tools.length === 0) return <p className={styles.none}>{words.toolsNone}</p>;
  return (
    <div className={styles.tab}>
      {tools.map((tool, place) => (
        <Tool key={place} place={place} tool={tool} open={tools.length <= 3} />
      ))}
    </div>
  );
}

interface ToolProps {
  readonly place: number;
  readonly tool: ToolView;
  readonly open: boolean;
}

function Tool({ place, tool, open }: ToolProps) {
  return (
    <section className={styles.tool} aria-label={labelText(tool.name)}>
      <h3 className={styles.name}>
        <PlainText text={tool.name} mono part={part.tool(place, 'name')} />
      </h3>
      <LongText text={tool.description} part={part.tool(place, 'description')} />
      <Schema place={place} tool={tool} open={open} />
      <details>
        <summary>{words.asWritten}</summary>
        <LongText text={prettyJson(tool.source)} mono part={part.tool(place, 'source')} className={styles.code} />
      </details>
    </section>
  );
}

function Schema({ place: at, tool: { schema }, open }: ToolProps) {
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
      <LongText text={prettyJson(schema.text)} mono part={part.tool(at, 'schema')} className={styles.code} />
    </details>
  );
}
