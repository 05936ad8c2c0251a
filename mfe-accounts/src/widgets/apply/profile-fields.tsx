import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Grid, Select, TextField } from 'shared-ui';
import type { ApplicationValues } from '../../application/application-values.ts';
import { messages } from '../../messages.en.ts';

type TextName = Exclude<keyof ApplicationValues, 'marital_status'>;

/** Plain texts of D2 §3 without rules; the attributes only help phones and password managers. */
const textFields: readonly { name: TextName; label: string; attributes?: React.ComponentProps<'input'> }[] = [
  { name: 'first_name', label: messages.firstName, attributes: { autoComplete: 'given-name' } },
  { name: 'last_name', label: messages.lastName, attributes: { autoComplete: 'family-name' } },
  {
    name: 'email',
    label: messages.email,
    attributes: { type: 'email', autoComplete: 'email', spellCheck: false },
  },
  { name: 'contact', label: messages.mobileNumber, attributes: { type: 'tel', autoComplete: 'tel' } },
  { name: 'address', label: messages.permanentAddress, attributes: { autoComplete: 'street-address' } },
  { name: 'last_academic_qualification', label: messages.lastQualification },
  { name: 'test_type', label: messages.testType },
  { name: 'overall_score', label: messages.overallScore, attributes: { inputMode: 'decimal' } },
];
const preferenceFields: typeof textFields = [
  { name: 'preferred_university', label: messages.preferredUniversity },
  { name: 'preferred_course', label: messages.preferredCourse },
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
  const text = ({ name, label, attributes }: (typeof textFields)[number]) => (
    <TextField
      key={name}
      label={label}
      id={`${idPrefix}${name}`}
      error={errors[name]?.message}
      {...attributes}
      {...register(name)}
    />
  );
  return (
    <Grid columns={[1, 2]}>
      {textFields.map(text)}
      <Select
        label={messages.maritalStatus}
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
      {preferenceFields.map(text)}
    </Grid>
  );
}
