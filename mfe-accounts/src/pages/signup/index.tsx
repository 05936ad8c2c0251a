import { useState } from 'react';
import { errorMessage, signUp } from 'shared-api';
import { Link, useApi, useConfig, useSearchParams } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { Button, Text, TextLink } from 'shared-ui';
import { useIntent } from '../../drafts/use-intent.ts';
import { AccountPage } from '../../form/account-page.tsx';
import { DoneDialog } from '../../form/done-dialog.tsx';
import { EmailField } from '../../form/email-field.tsx';
import { NewPasswordFields } from '../../form/new-password-fields.tsx';
import { messages } from '../../messages.en.ts';
import { nextPath, withNext } from '../../navigation/next-path.ts';
import { signupSchema } from '../../validation/account-schemas.ts';

/** /signup (ACCOUNT-4 to ACCOUNT-6). The link of the verification e-mail is a page of the API, not of this site. */
export default function SignupPage() {
  const api = useApi();
  const { publicUrl, webmailUrl } = useConfig();
  const [isDone, setIsDone] = useState(false);
  const [query] = useSearchParams();
  const next = nextPath(query.get('next'));
  useIntent(next);
  return (
    <>
      <AccountPage
        page={{
          title: messages.signup,
          description: messages.signupDescription,
          canonical: '/signup',
          jsonLd: [breadcrumbs(publicUrl, [{ name: messages.signup, path: '/signup' }])],
        }}
        intro={messages.signupDescription}
        schema={signupSchema}
        defaultValues={{ email: '', password: '', confirm_password: '' }}
        // The link of the verification e-mail leads back to `next` (C-40).
        send={(values, signal) => signUp(api, next === '/' ? values : { ...values, next }, signal)}
        failureText={errorMessage.signUp}
        keptEmail="signupEmail"
        onSuccess={() => setIsDone(true)}
        links={
          <Text>
            {messages.haveAccount}{' '}
            <TextLink component={Link} to={withNext('/login', next)}>
              {messages.login}
            </TextLink>
          </Text>
        }
      >
        {(field) => (
          <>
            <EmailField {...field('email')} />
            <NewPasswordFields
              label={messages.password}
              password={field('password')}
              confirmation={field('confirm_password')}
            />
          </>
        )}
      </AccountPage>
      <DoneDialog
        open={isDone}
        onClose={() => setIsDone(false)}
        title={messages.signedUpTitle}
        text={messages.signupSucceeded}
        action={
          webmailUrl && (
            <Button
              component="a"
              variant="primary"
              href={webmailUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              {messages.checkMail}
            </Button>
          )
        }
      />
    </>
  );
}
