import { useId, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Select, Stack, TextField } from 'shared-ui';
import type { ApplicationValues } from '../../../application/application-values.ts';
import type { Choice } from '../../../application/choices.ts';
import { messages } from '../../../messages.en.ts';

const OTHER = 'other';

/** A field that is sent as text, chosen from a list or typed after "Other". */
export function ChoiceWithOther({
  name,
  control,
  label,
  otherLabel,
  options,
  id,
  error,
}: {
  name: 'test_type' | 'last_academic_qualification';
  control: Control<ApplicationValues>;
  label: string;
  /** Label of the input that "Other" shows. */
  otherLabel: string;
  options: readonly Choice[];
  id: string;
  error?: string;
}) {
  const { field } = useController({ name, control });
  const otherId = useId();
  const [isOther, setIsOther] = useState(false);
  // Drafts may contain a text that is not in the list.
  const isListed = options.some(([value]) => value === field.value);
  const showsOther = !isListed && (isOther || field.value !== '');
  return (
    <Stack gap={8}>
      <Select
        label={label}
        id={id}
        name={name}
        ref={field.ref}
        error={error}
        value={showsOther ? OTHER : field.value}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          setIsOther(target.value === OTHER);
          field.onChange(target.value === OTHER ? '' : target.value);
        }}
      >
        <option value="">{messages.choose}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        <option value={OTHER}>{messages.other}</option>
      </Select>
      {showsOther && (
        <TextField
          label={otherLabel}
          id={otherId}
          value={field.value}
          onBlur={field.onBlur}
          onChange={(event) => {
            setIsOther(true);
            field.onChange(event);
          }}
        />
      )}
    </Stack>
  );
}
