import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { words } from './words.ts';
import styles from './AnswerDetails.module.css';

export interface TagsFieldProps {
  readonly tags: readonly string[];
  /** Tags of the rater's on other items: one click away. */
  readonly used: readonly string[];
  readonly onTags: (tags: readonly string[]) => void;
}

const MOST_OFFERED = 6;

/** Tags of the item: what is there, what was used before, and a field for another. */
export function TagsField({ tags, used, onTags }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const offered = used.filter((tag) => !tags.includes(tag)).slice(0, MOST_OFFERED);

  /** A tag's button goes with it: whoever pressed it goes on in the field. */
  function remove(tag: string): void {
    onTags(tags.filter((one) => one !== tag));
    field.current?.focus();
  }
  function add(tag: string): void {
    const name = tag.trim();
    if (name !== '' && !tags.includes(name)) onTags([...tags, name]);
    setTyped('');
  }
  return (
    <div className={styles.tags}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add(typed);
        }}
      >
        <TextField
          ref={field}
          label={words.tags}
          placeholder={words.tagAdd}
          maxLength={60}
          value={typed}
          onChange={setTyped}
        />
      </form>
      {tags.length + offered.length > 0 && (
        <div className={styles.chips}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              tone="accent"
              removeLabel={words.tagRemove(labelText(tag, 60))}
              onRemove={() => {
                remove(tag);
              }}
            >
              <PlainText text={tag} limit={60} />
            </Chip>
          ))}
          {offered.map((tag) => (
            <Button
              key={tag}
              variant="quiet"
              label={words.tagUsed(labelText(tag, 60))}
              className={styles.offered}
              onClick={() => {
                add(tag);
                field.current?.focus();
              }}
            >
              + <PlainText text={tag} limit={60} />
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
