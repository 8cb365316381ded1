import { outlookOf, toggleRight, verdictValues } from '../../state/mappingEdit.ts';
import { toneOf } from '../../state/tone.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { StateMark } from '../../ui/StateMark.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import type { MappingColumnsProps } from './MappingTable.tsx';
import { mappingWords as words, valueLabel } from './mappingWords.ts';
import styles from './Mapping.module.css';

/**
 * What there is to say besides the roles: which values mean right, what a reference holds, what becomes of the rest.
 */
export function MappingChoices({ preview, mapping, onChange }: MappingColumnsProps) {
  const values = verdictValues(preview, mapping);
  return (
    <div className={styles.choices}>
      {values.length > 0 && (
        <fieldset className={styles.judged}>
          <legend>{words.right}</legend>
          {values.map((one) => (
            <button
              key={one.value}
              type="button"
              aria-pressed={one.state === 'right'}
              aria-label={valueLabel(one)}
              className={styles.value}
              onClick={() => {
                onChange(toggleRight(mapping, one.value));
              }}
            >
              <PlainText text={one.value} limit={40} mono />
              <StateMark tone={toneOf(one.state)} word={words.states[one.state]} />
            </button>
          ))}
          <p className={styles.note}>{words.rightHint}</p>
        </fieldset>
      )}
      {outlookOf(preview, mapping).columns.has('reference') && (
        <div className={styles.choice}>
          <span aria-hidden="true">{words.referenceAs}</span>
          <Segmented
            label={words.referenceAs}
            value={mapping.referenceAs}
            options={[
              { value: 'calls', label: words.referenceKinds.calls },
              { value: 'texts', label: words.referenceKinds.texts },
            ]}
            onChange={(referenceAs) => {
              onChange({ ...mapping, referenceAs });
            }}
          />
        </div>
      )}
      <Checkbox
        label={words.keepOthers}
        checked={mapping.keepOthers}
        onChange={(keepOthers) => {
          onChange({ ...mapping, keepOthers });
        }}
      />
    </div>
  );
}
