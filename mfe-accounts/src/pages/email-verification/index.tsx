import { useState } from 'react';
import { errorMessage, requestPasswordReset } from 'shared-api';
import { Link, useApi, useSearchParams } from 'shared-shell';
import { TextLink } from 'shared-ui';
import { AccountPage } from '../../form/account-page.tsx';
import { DoneDialog } from '../../form/done-dialog.tsx';
import { EmailField } from '../../form/email-field.tsx';
import { messages } from '../../messages.en.ts';
import { nextPath, withNext } from '../../navigation/next-path.ts';
import { emailSchema } from '../../validation/account-schemas.ts';

/** /email-verification: titled 'Email Verify', it asks for the password reset mail (C-37). */
export default function EmailVerificationPage() {
  const api = useApi();
  const [isDone, setIsDone] = useState(false);
  const [query] = useSearchParams();
  const next = nextPath(query.get('next'));
  return (
    <>
      <AccountPage
        page={{
          title: messages.emailVerify,
          description: messages.emailVerifyDescription,
          robots: 'noindex',
          canonical: '/email-verification',
        }}
        intro={messages.emailVerifyIntro}
        submitLabel={messages.send}
        schema={emailSchema}
        defaultValues={{ email: '' }}
        // The link of the e-mail leads back to `next` (C-40).
        send={(values, signal) =>
          requestPasswordReset(api, next === '/' ? values : { ...values, next }, signal)
        }
        failureText={errorMessage.emailVerify}
        onSuccess={() => setIsDone(true)}
        links={
          <TextLink component={Link} to={withNext('/login', next)}>
            {messages.login}
          </TextLink>
        }
      >
        {(field) => <EmailField {...field('email')} />}
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
