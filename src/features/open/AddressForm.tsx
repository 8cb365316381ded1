import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { words } from './words.ts';
import styles from './OpenView.module.css';

export interface AddressFormProps {
  /** Of the field, so that a command can go there. */
  readonly id: string;
  readonly onOpen: (addresses: readonly string[]) => void;
}

/** A field for the address of a file. */
export function AddressForm({ id, onOpen }: AddressFormProps) {
  const [address, setAddress] = useState('');
  return (
    <form
      className={styles.address}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onOpen([address]);
      }}
    >
      <TextField
        id={id}
        className={styles.addressField}
        label={words.address}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={address}
        onChange={setAddress}
        hint={words.addressHint}
      />
      <Button type="submit" disabled={address.trim() === ''}>
        {words.addressOpen}
      </Button>
    </form>
  );
}
