import type { AppointmentSlots } from 'shared-api';
import { language } from 'shared-language';
import type { useVisitorForm } from 'shared-shell/visitor-form';
import { Heading, langOf, Select, Stack, TextArea, TextField } from 'shared-ui';
import { emailInput, telephoneInput } from 'shared-ui/input-attributes';
import { messages } from '../../messages.en.ts';
import type { BookingValues } from './booking-rules.ts';

/** What an appointment is about, and who comes. */
export function BookingFields({
  form,
  appointments,
}: {
  form: ReturnType<typeof useVisitorForm<keyof BookingValues>>;
  /** Without it only the chosen purpose can be named. */
  appointments: AppointmentSlots | undefined;
}) {
  const { purpose } = form.values;
  const purposes = appointments?.purposes ?? (purpose ? [purpose] : []);
  return (
    <>
      <Select label={messages.purpose} {...form.field('purpose')}>
        <option value="">{messages.choosePurpose}</option>
        {purposes.map((purpose, index) => {
          const name = appointments?.purpose_names?.[language]?.[index] ?? purpose;
          return (
            <option key={purpose} value={purpose} lang={langOf(name)}>
              {name}
            </option>
          );
        })}
      </Select>
      <Stack gap={16}>
        <Heading level={2} size="m">
          {messages.aboutYou}
        </Heading>
        <TextField label={messages.name} autoComplete="name" {...form.field('name')} />
        <TextField
          label={messages.email}
          hint={messages.emailHint}
          {...emailInput}
          {...form.field('email')}
        />
        <TextField
          label={messages.mobile}
          hint={messages.mobileHint}
          {...telephoneInput}
          {...form.field('contact')}
        />
        <TextArea label={messages.message} optional {...form.field('message')} />
      </Stack>
    </>
  );
}
