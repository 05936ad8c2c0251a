import { type FormEvent, useEffect } from 'react';
import { type ContactAnswer, contactLimits, sendContactMessage } from 'shared-api';
import { useWrite } from 'shared-api/write';
import { useApi, useSession } from 'shared-shell';
import { cleanEmail, useVisitorForm } from 'shared-shell/visitor-form';
import { Button, ErrorSummary, Stack, styled, TextArea, TextField } from 'shared-ui';
import { emailInput, telephoneInput } from 'shared-ui/input-attributes';
import { messages } from '../../messages.en.ts';
import { type ContactValues, checkContact, failureText, firstValues } from './contact-rules.ts';
import { CONTACT_DRAFT } from './contact-state.ts';
import type { SentMessage } from './message-sent.tsx';

const Form = styled.form({ maxWidth: '40rem' });
/** Out of sight and reach for people, but an ordinary field for programs that fill in every field. */
const HoneyPot = styled.div({
  position: 'absolute',
  left: '-9999px',
  width: 1,
  height: 1,
  overflow: 'hidden',
});

export function ContactForm({
  about,
  onErrors,
  onSent,
}: {
  about: string;
  onErrors: (hasErrors: boolean) => void;
  onSent: (sent: SentMessage) => void;
}) {
  const api = useApi();
  const { subject } = useSession();
  const form = useVisitorForm<keyof ContactValues>({
    draftKey: CONTACT_DRAFT,
    owner: subject,
    initial: { ...firstValues, subject: about.trim().slice(0, contactLimits.subjectLength) },
    check: checkContact,
  });
  const hasErrors = form.errors.length > 0;
  useEffect(() => {
    onErrors(hasErrors);
    // The page stays when the message is sent, and may have sent one that failed before.
    return () => onErrors(false);
  }, [hasErrors, onErrors]);

  const write = useWrite<ContactValues, ContactAnswer>({
    send: (values, signal) =>
      sendContactMessage(
        api,
        { ...values, email: cleanEmail(values.email), client_key: form.clientKey() },
        signal,
      ),
    onSuccess: ({ id, reply_working_days: days }, { email }) => {
      form.clear();
      onSent({ id, days, email: cleanEmail(email) });
    },
    onError: (error) => form.fail(error, failureText(error)),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.validate()) write.start(form.values);
  };
  return (
    <Form method="post" noValidate autoComplete={form.autoComplete} onSubmit={onSubmit}>
      <Stack gap={24}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <TextField label={messages.fullName} autoComplete="name" {...form.field('name')} />
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
          optional
          {...form.field('contact')}
        />
        <TextField label={messages.subject} autoComplete="off" {...form.field('subject')} />
        <TextArea
          label={messages.message}
          hint={messages.charactersLeft(contactLimits.messageLength - form.values.message.trim().length)}
          rows={7}
          {...form.field('message')}
        />
        <HoneyPot aria-hidden="true">
          <TextField
            label={messages.leaveEmpty}
            tabIndex={-1}
            autoComplete="off"
            {...form.field('website')}
          />
        </HoneyPot>
        <Button type="submit" variant="primary" loading={write.status === 'pending'}>
          {messages.send}
        </Button>
      </Stack>
    </Form>
  );
}
