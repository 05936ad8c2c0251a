import { errorMessage, resetPassword } from 'shared-api';
import { Link, useApi, useNavigate, useNotify, useParams, useSearchParams } from 'shared-shell';
import { TextLink } from 'shared-ui';
import { AccountPage } from '../../form/account-page.tsx';
import { NewPasswordFields } from '../../form/new-password-fields.tsx';
import { messages } from '../../messages.en.ts';
import { withNext } from '../../navigation/next-path.ts';
import { resetSchema } from '../../validation/account-schemas.ts';

/** /password-reset/:encoded_pk/:token/, the link of the reset mail (ACCOUNT-10, ACCOUNT-11). */
export default function PasswordResetPage() {
  const api = useApi();
  const notify = useNotify();
  const navigate = useNavigate();
  const { encoded_pk: encodedPk = '', token = '' } = useParams();
  const [query] = useSearchParams();
  const next = query.get('next');
  return (
    <AccountPage
      page={{
        title: messages.resetTitle,
        description: messages.resetDescription,
        robots: 'noindex',
        referrer: 'no-referrer',
      }}
      intro={messages.resetIntro}
      submitLabel={messages.resetSubmit}
      schema={resetSchema}
      defaultValues={{ new_password: '', confirm_password: '' }}
      send={(values, signal) => resetPassword(api, { encodedPk, token }, values, signal)}
      failureText={errorMessage.passwordReset}
      onSuccess={() => {
        notify(messages.passwordReset, 'success');
        navigate(withNext('/login', next));
      }}
      links={
        <TextLink component={Link} to={withNext('/email-verification', next)}>
          {messages.forgotPassword}
        </TextLink>
      }
    >
      {(field) => (
        <NewPasswordFields
          label={messages.newPassword}
          password={field('new_password')}
          confirmation={field('confirm_password')}
        />
      )}
    </AccountPage>
  );
}
