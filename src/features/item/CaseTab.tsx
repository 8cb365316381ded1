import { useEffect, useMemo, useRef } from 'react';
import type { ItemConformance } from '../../engine/conformance.ts';
import type { ItemDetail } from '../../engine/engine.ts';
import { caseLines } from '../../state/conformance/caseLines.ts';
import { LongText } from '../../ui/text/LongText.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { CaseLinesView } from './CaseLinesView.tsx';
import { CaseRules } from './CaseRules.tsx';
import { CaseSides } from './CaseSides.tsx';
import { part } from './parts.ts';
import type { Hit } from './searchParts.ts';
import { words } from './words.ts';
import styles from './CaseTab.module.css';

export interface CaseTabProps {
  readonly detail: ItemDetail;
  readonly one: ItemConformance;
  /** The place to bring into sight. */
  readonly hit: Hit | null;
}

/** A case of document 002: what the model produced, what a normaliser made of it and what it should have made of it. */
export function CaseTab({ detail, one, hit }: CaseTabProps) {
  const compared = useMemo(() => caseLines(one), [one]);
  const tab = useRef<HTMLDivElement>(null);
  useEffect(() => {
    tab.current?.querySelector('[data-first]')?.scrollIntoView({ block: 'nearest' });
  }, [one]);
  return (
    <div ref={tab} className={styles.tab}>
      <section className={styles.part}>
        <h3>{words.caseText}</h3>
        {one.text === '' ? (
          <p className={styles.quiet}>{words.caseTextNone}</p>
        ) : (
          <LongText text={one.text} mono part={part.caseText} className={styles.text} />
        )}
      </section>
      <section className={styles.part}>
        <h3>{words.caseTools}</h3>
        <Tools tools={detail.tools} />
      </section>
      <section className={styles.wide} aria-label={words.caseSides}>
        {compared === null ? <CaseSides one={one} /> : <CaseLinesView one={one} compared={compared} hit={hit} />}
      </section>
      <CaseRules one={one} />
      {isGraded(detail) && <CaseSchema one={one} />}
    </div>
  );
}

/** A fault is where nothing could be held against a schema. */
function isGraded({ result }: ItemDetail): boolean {
  return result?.state === 'right' || result?.state === 'wrong';
}

function Tools({ tools }: Pick<ItemDetail, 'tools'>) {
  if (tools.length === 0) return <p className={styles.quiet}>{words.caseToolsNone}</p>;
  return (
    <p className={styles.tools}>
      {tools.map(({ name }, place) => (
        <code key={place} className={styles.tool}>
          <PlainText text={name} mono part={part.caseTool(place)} />
        </code>
      ))}
      <span className={styles.quiet}>{words.caseToolsWhere}</span>
    </p>
  );
}

/** Whether the declared schema accepts what came back; nothing of a refusal. */
function CaseSchema({ one: { got, schemaErrors, schemaInvalid } }: { readonly one: ItemConformance }) {
  if (got === null) return null;
  return (
    <section className={styles.part}>
      <h3>{words.caseSchema}</h3>
      {!schemaInvalid && <p>{words.caseSchemaValid}</p>}
      {schemaInvalid && (
        <p className={styles.invalid}>{schemaErrors.length === 0 ? words.caseSchemaNoTool : words.caseSchemaInvalid}</p>
      )}
      {schemaErrors.length > 0 && (
        <ul className={styles.list}>
          {schemaErrors.map((error, place) => (
            <li key={place}>
              <PlainText text={error.text} mono multiline part={part.caseError(place)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
