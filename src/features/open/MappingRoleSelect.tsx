import type { Mapping, MappingRole, Preview, PreviewColumn } from '../../core/mapping/mapping.ts';
import { mappingRoles, roleOf, withRole } from '../../state/mappingEdit.ts';
import { Select } from '../../ui/Select.tsx';
import { guessText, mappingWords as words } from './mappingWords.ts';

export interface MappingRoleSelectProps {
  readonly preview: Preview;
  readonly mapping: Mapping;
  readonly column: PreviewColumn;
  readonly onChange: (mapping: Mapping) => void;
}

/** What a column is taken for, with the reason of the guess where it still holds. */
export function MappingRoleSelect({ preview, mapping, column, onChange }: MappingRoleSelectProps) {
  const role = roleOf(mapping, column.name);
  const guess = guessText(preview.reasons, column.name, role);
  return (
    <Select<MappingRole | ''>
      hideLabel
      label={words.role(column.name === '' ? words.noName : column.name)}
      value={role ?? ''}
      options={[
        { value: '', label: mapping.keepOthers ? words.roleNone.kept : words.roleNone.left },
        ...mappingRoles.map((value) => ({ value, label: words.roles[value] })),
      ]}
      {...(guess === null ? {} : { hint: guess })}
      onChange={(value) => {
        onChange(withRole(preview, mapping, column.name, value === '' ? null : value));
      }}
    />
  );
}
