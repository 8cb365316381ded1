import { useState } from 'react';
import { optionTitle, optionValueTitle } from '../../core/words/title.ts';
import type { OptionDeclaration } from '../../core/model/scorer.ts';
import type { RunParams } from '../../state/route.ts';
import { withDefaults, withoutDefaults } from '../../state/runText.ts';
import { scorerChoices } from '../../state/scorerChoices.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { words } from './words.ts';
import styles from './Choosers.module.css';

export interface JudgeOptionsProps {
  readonly run: RunParams;
  readonly onChange: (run: RunParams) => void;
}

/** By what a scorer judges, where that can be set; folded away, as the defaults are what is usually meant. */
export function JudgeOptions({ run, onChange }: JudgeOptionsProps) {
  const options = scorerChoices().find(({ name }) => name === run.scorer)?.options ?? [];
  const values = withDefaults(run);
  if (options.length === 0) return null;
  function choose(name: string, value: string): void {
    onChange(withoutDefaults({ ...run, options: [...run.options.filter(([one]) => one !== name), [name, value]] }));
  }
  return (
    <details className={styles.options}>
      <summary>{words.judgeOptions}</summary>
      <div className={styles.choosers}>
        {options.map((option) => (
          <Option
            key={`${run.scorer} ${option.name}`}
            option={option}
            value={values.get(option.name) ?? ''}
            onChange={(value) => {
              choose(option.name, value);
            }}
          />
        ))}
      </div>
    </details>
  );
}

interface OptionProps {
  readonly option: OptionDeclaration;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Option({ option, value, onChange }: OptionProps) {
  // What is typed stands until another value comes from elsewhere.
  const [typing, setTyping] = useState({ of: value, text: value });
  const typed = typing.of === value ? typing.text : value;
  const { name, values, open } = option;
  if (open === true) {
    return (
      <TextField
        label={optionTitle(name)}
        value={typed}
        onChange={(text) => {
          setTyping({ of: value, text });
        }}
        onBlur={() => {
          if (typed.trim() !== value) onChange(typed.trim());
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && typed.trim() !== value) onChange(typed.trim());
        }}
      />
    );
  }
  return (
    <Select
      label={optionTitle(name)}
      value={value}
      options={values.map((one) => ({ value: one, label: optionValueTitle(name, one) }))}
      onChange={onChange}
    />
  );
}
