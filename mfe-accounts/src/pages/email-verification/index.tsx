import { useState } from 'react';
import { errorMessage, requestPasswordReset } from 'shared-api';
import { Link, useApi, usePage } from 'shared-shell';
import { TextField, TextLink } from 'shared-ui';
import { AccountPage } from '../../form/account-page.tsx';
import { DoneDialog } from '../../form/done-dialog.tsx';
import { useAccountForm } from '../../form/use-account-form.ts';
import { messages } from '../../messages.en.ts';
import { emailSchema } from '../../validation/account-schemas.ts';

/** /email-verification: titled 'Email Verify', it asks for the password reset mail (decisions C-37). */
export default function EmailVerificationPage() {
  const api = useApi();
  const [isDone, setIsDone] = useState(false);
  const form = useAccountForm({
    schema: emailSchema,
    defaultValues: { email: '' },
    fields: ['email'],
    send: (values) => requestPasswordReset(api, values),
    failureText: errorMessage.emailVerify,
    onSuccess: () => setIsDone(true),
  });
  usePage({
    title: form.errors.length > 0 ? messages.errorPrefix + messages.emailVerify : messages.emailVerify,
    description: messages.emailVerifyDescription,
    robots: 'noindex',
    canonical: '/email-verification',
  });
  return (
    <>
      <AccountPage
        title={messages.emailVerify}
        intro={messages.emailVerifyIntro}
        form={form}
        submitLabel={messages.send}
        links={
          <TextLink component={Link} to="/login">
            {messages.login}
          </TextLink>
        }
      >
        <TextField
          {...form.field('email')}
          label={messages.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </AccountPage>
      <DoneDialog
        open={isDone}
        onClose={() => setIsDone(false)}
        title={messages.emailSentTitle}
        text={messages.emailSent}
      />
    </>
  );
}
