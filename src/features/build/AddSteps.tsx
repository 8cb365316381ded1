import { useDraggable } from '@dnd-kit/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReferencePath } from '../../core/trajectory/trajectory.ts';
import { pathProblemSentence } from '../../core/words/path.ts';
import type { BuildState, LaneName } from '../../state/build.ts';
import { addSteps, placeToAdd } from '../../state/buildEdit.ts';
import { readSteps } from '../../state/buildText.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { labelText } from '../../ui/text/labelText.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toolId } from './dragAim.ts';
import type { Edit } from './edit.ts';
import { words } from './words.ts';
import styles from './AddSteps.module.css';

export interface AddStepsProps {
  readonly build: BuildState;
  readonly edit: Edit;
  readonly lane: LaneName;
  readonly onLane: (lane: LaneName) => void;
  readonly announce: (text: string) => void;
}

/** Most tools in sight; others are typed. */
const SHOWN = 40;

/** Adds steps: a known tool at a click, a name, a pasted path or a list of calls. */
export function AddSteps({ build, edit, lane, onLane, announce }: AddStepsProps) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const read = readSteps(text);
  const at = placeToAdd(build, lane);
  const before = at === build.pair[lane].length ? null : (build.pair[lane][at - 1]?.step.name ?? null);
  function add(path: ReferencePath): void {
    edit((state) => addSteps(state, lane, path));
    announce(words.added(path.flat().length, lane));
  }
  function submit(): void {
    setTried(true);
    if (!read.ok || text.trim() === '') return;
    add(read.path);
    setText('');
    setTried(false);
  }
  return (
    <section className={styles.add} aria-label={words.add}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Segmented
          label={words.addTo}
          value={lane}
          options={[
            { value: 'reference', label: words.lane.reference },
            { value: 'candidate', label: words.lane.candidate },
          ]}
          onChange={onLane}
        />
        <TextField
          className={styles.field}
          label={words.addField}
          hideLabel
          placeholder={words.addField}
          value={text}
          mono
          error={tried && !read.ok ? pathProblemSentence(read.problem) : undefined}
          hint={words.addHint}
          onChange={(next) => {
            setText(next);
            setTried(false);
          }}
          onPaste={(event) => {
            // A field of one line would run the lines of what is pasted together.
            const pasted = event.clipboardData.getData('text/plain');
            if (!/[\n\r]/.test(pasted.trim())) return;
            const steps = readSteps(pasted);
            event.preventDefault();
            if (steps.ok && text.trim() === '') add(steps.path);
            else setText(text + pasted.trim().replace(/\s*[\n\r]+\s*/g, ' > '));
            setTried(true);
          }}
        />
        <Button type="submit" icon={<Plus />}>
          {words.add}
        </Button>
      </form>
      <div className={styles.tools} role="group" aria-label={words.tools}>
        {build.tools.slice(0, SHOWN).map((name) => (
          <ToolButton
            key={name}
            name={name}
            lane={lane}
            onAdd={() => {
              add([{ name, argumentsText: null, failed: null }]);
            }}
          />
        ))}
        <span className={styles.place}>{words.addPlace(lane, before === null ? null : labelText(before))}</span>
      </div>
    </section>
  );
}

interface ToolButtonProps {
  readonly name: string;
  readonly lane: LaneName;
  readonly onAdd: () => void;
}

/** A known tool: a click adds it to the lane, and it can be dragged to a place of either. Keys press it. */
function ToolButton({ name, lane, onAdd }: ToolButtonProps) {
  const { listeners, setNodeRef } = useDraggable({ id: toolId(name) });
  const { onKeyDown: _, ...pointers } = listeners ?? {};
  return (
    <Button
      {...pointers}
      ref={setNodeRef}
      className={styles.tool}
      label={words.addTool(labelText(name), lane)}
      onClick={onAdd}
    >
      <PlainText text={name} mono limit={60} />
    </Button>
  );
}
