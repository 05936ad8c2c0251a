import { useState } from 'react';
import { errorMessage, signUp } from 'shared-api';
import { Link, useApi, useConfig, usePage } from 'shared-shell';
import { Button, PasswordField, Text, TextField, TextLink } from 'shared-ui';
import { AccountPage } from '../../form/account-page.tsx';
import { DoneDialog } from '../../form/done-dialog.tsx';
import { useAccountForm } from '../../form/use-account-form.ts';
import { messages } from '../../messages.en.ts';
import { signupSchema } from '../../validation/account-schemas.ts';

/** /signup (D2 §2, §4). The verification link in the mail is a page of the API, not of this site. */
export default function SignupPage() {
  const api = useApi();
  const { webmailUrl } = useConfig();
  const [isDone, setIsDone] = useState(false);
  const form = useAccountForm({
    schema: signupSchema,
    defaultValues: { email: '', password: '', confirm_password: '' },
    fields: ['email', 'password', 'confirm_password'],
    send: (values) => signUp(api, values),
    failureText: errorMessage.signUp,
    onSuccess: () => setIsDone(true),
  });
  usePage({
    title: form.errors.length > 0 ? messages.errorPrefix + messages.signup : messages.signup,
    description: messages.signupDescription,
    canonical: '/signup',
  });
  return (
    <>
      <AccountPage
        title={messages.signup}
        intro={messages.signupDescription}
        form={form}
        submitLabel={messages.signup}
        links={
          <Text>
            {messages.haveAccount}{' '}
            <TextLink component={Link} to="/login">
              {messages.login}
            </TextLink>
          </Text>
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
        <PasswordField
          {...form.field('password')}
          label={messages.password}
          hint={messages.passwordHint}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirm_password')}
          label={messages.confirmPassword}
          autoComplete="new-password"
        />
      </AccountPage>
      <DoneDialog
        open={isDone}
        onClose={() => setIsDone(false)}
        title={messages.signedUpTitle}
        text={messages.signupSucceeded}
        action={
          <Button component="a" variant="primary" href={webmailUrl} target="_blank" rel="noopener noreferrer">
            {messages.checkMail}
          </Button>
        }
      />
    </>
  );
}
