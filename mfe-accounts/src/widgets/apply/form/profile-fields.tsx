import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import { Grid, Select, Stack, styled, Text, TextField } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { emailInput, telephoneInput } from 'shared-ui/input-attributes';
import { type ApplicationValues, requiredFields } from '../../../application/application-values.ts';
import { qualificationChoices, testChoices } from '../../../application/choices.ts';
import { fieldLabels } from '../../../application/field-labels.ts';
import { messages } from '../../../messages.en.ts';
import { ChoiceWithOther } from './choice-with-other.tsx';

const Facts = styled.dl({
  margin: 0,
  padding: '.75rem 1rem',
  borderRadius: 12,
  background: 'var(--c-tint)',
  display: 'grid',
  gap: '.5rem 1.5rem',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(14rem,100%),1fr))',
  '& dt': { fontSize: '.875rem', color: 'var(--c-slate)' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});

type TextName = 'first_name' | 'last_name' | 'email' | 'contact' | 'address' | 'overall_score';

/** Attributes of the text fields of APPLY-4, for autofill and on-screen keyboards. */
const attributes: Readonly<Record<TextName, React.ComponentProps<'input'>>> = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  email: emailInput,
  contact: telephoneInput,
  address: { autoComplete: 'street-address' },
  overall_score: { inputMode: 'decimal' },
};

/** The Profile tab. Course and university are shown, not editable (C-47). */
export function ProfileFields({
  register,
  control,
  errors,
  idPrefix,
  course,
  isPrefilled,
}: {
  register: UseFormRegister<ApplicationValues>;
  control: Control<ApplicationValues>;
  errors: FieldErrors<ApplicationValues>;
  idPrefix: string;
  course: { name: string; universityName?: string };
  /** Some fields contain what is known about the applicant. */
  isPrefilled: boolean;
}) {
  const textField = (name: TextName) => (
    <TextField
      label={fieldLabels[name]}
      id={`${idPrefix}${name}`}
      error={errors[name]?.message}
      aria-required={requiredFields.includes(name) || undefined}
      {...attributes[name]}
      {...register(name)}
    />
  );
  return (
    <Stack>
      <Facts>
        <div>
          <dt>{fieldLabels.preferred_course}</dt>
          <dd>
            <DataText>{course.name}</DataText>
          </dd>
        </div>
        {course.universityName && (
          <div>
            <dt>{fieldLabels.preferred_university}</dt>
            <dd>
              <DataText>{course.universityName}</DataText>
            </dd>
          </div>
        )}
      </Facts>
      <Text tone="slate">{isPrefilled ? messages.prefilled : messages.requiredHint}</Text>
      <Grid columns={[1, 2]}>
        {textField('first_name')}
        {textField('last_name')}
        {textField('email')}
        {textField('contact')}
        {textField('address')}
        <ChoiceWithOther
          name="last_academic_qualification"
          control={control}
          label={fieldLabels.last_academic_qualification}
          otherLabel={messages.otherQualification}
          options={qualificationChoices}
          id={`${idPrefix}last_academic_qualification`}
          error={errors.last_academic_qualification?.message}
        />
        <ChoiceWithOther
          name="test_type"
          control={control}
          label={fieldLabels.test_type}
          otherLabel={messages.otherTest}
          options={testChoices}
          id={`${idPrefix}test_type`}
          error={errors.test_type?.message}
        />
        {textField('overall_score')}
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
    </Stack>
  );
}
