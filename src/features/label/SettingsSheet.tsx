import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { SetupFields, type SetupFieldsProps } from './SetupFields.tsx';
import { words } from './words.ts';
import styles from './LabelStart.module.css';

export interface SettingsSheetProps {
  readonly rater: string;
  readonly onRater: () => void;
  readonly advances: boolean;
  readonly onAdvances: (advances: boolean) => void;
  readonly keysOn: boolean;
  readonly onKeysOn: (on: boolean) => void;
  /** Whether the browser promised to keep what it has; null where it does not say. */
  readonly persisted: boolean | null;
  readonly setup: SetupFieldsProps;
  readonly onClose: () => void;
}

/** Everything that can be set while labelling. */
export function SettingsSheet(props: SettingsSheetProps) {
  const { rater, onRater, advances, onAdvances, keysOn, onKeysOn, persisted, setup, onClose } = props;
  return (
    <Sheet open onOpenChange={onClose} title={words.settings} side="right">
      <div className={styles.settings}>
        <div className={styles.line}>
          <div className={styles.grow}>
            <div className={styles.fieldName}>{words.ratedBy}</div>
            <PlainText text={rater} multiline />
          </div>
          <Button onClick={onRater}>{words.raterOther}</Button>
        </div>
        <Switch label={words.advances} hint={words.advancesHint} checked={advances} onChange={onAdvances} />
        <Switch label={words.keys} hint={words.keysHint} checked={keysOn} onChange={onKeysOn} />
        <SetupFields {...setup} />
        <p className={styles.kept}>{words.persisted(persisted)}</p>
      </div>
    </Sheet>
  );
}
