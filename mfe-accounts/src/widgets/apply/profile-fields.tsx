import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Grid, Select, TextField } from 'shared-ui';
import type { ApplicationValues } from '../../application/application-values.ts';
import { fieldLabels } from '../../application/field-labels.ts';
import { messages } from '../../messages.en.ts';

type TextName = Exclude<keyof ApplicationValues, 'marital_status'>;

/** Text fields of APPLY-4 without rules. The attributes only help autofill and on-screen keyboards. */
const textFields: readonly { name: TextName; attributes?: React.ComponentProps<'input'> }[] = [
  { name: 'first_name', attributes: { autoComplete: 'given-name' } },
  { name: 'last_name', attributes: { autoComplete: 'family-name' } },
  {
    name: 'email',
    attributes: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  },
  { name: 'contact', attributes: { type: 'tel', autoComplete: 'tel' } },
  { name: 'address', attributes: { autoComplete: 'street-address' } },
  { name: 'last_academic_qualification' },
  { name: 'test_type' },
  { name: 'overall_score', attributes: { inputMode: 'decimal' } },
  { name: 'preferred_university' },
  { name: 'preferred_course' },
];

/** The Profile tab. */
export function ProfileFields({
  register,
  errors,
  idPrefix,
}: {
  register: UseFormRegister<ApplicationValues>;
  errors: FieldErrors<ApplicationValues>;
  idPrefix: string;
}) {
  return (
    <Grid columns={[1, 2]}>
      {textFields.map(({ name, attributes }) => (
        <TextField
          key={name}
          label={fieldLabels[name]}
          id={`${idPrefix}${name}`}
          error={errors[name]?.message}
          {...attributes}
          {...register(name)}
        />
      ))}
      <Select
        label={fieldLabels.marital_status}
        hint={messages.maritalHelp}
        id={`${idPrefix}marital_status`}
        error={errors.marital_status?.message}
        {...register('marital_status')}
      >
        <option value="" disabled>
          {messages.maritalPlaceholder}
        </option>
        <option value="Yes">{messages.yes}</option>
        <option value="No">{messages.no}</option>
      </Select>
    </Grid>
  );
}
