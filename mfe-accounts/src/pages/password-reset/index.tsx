import { errorMessage, resetPassword } from 'shared-api';
import { Link, useApi, useNavigate, useNotify, usePage, useParams } from 'shared-shell';
import { PasswordField, TextLink } from 'shared-ui';
import { AccountPage } from '../../form/account-page.tsx';
import { useAccountForm } from '../../form/use-account-form.ts';
import { messages } from '../../messages.en.ts';
import { resetSchema } from '../../validation/account-schemas.ts';

/** /password-reset/:encoded_pk/:token/, the link of the reset mail (D2 §2, §4). */
export default function PasswordResetPage() {
  const api = useApi();
  const notify = useNotify();
  const navigate = useNavigate();
  const { encoded_pk = '', token = '' } = useParams();
  const form = useAccountForm({
    schema: resetSchema,
    defaultValues: { new_password: '', confirm_password: '' },
    fields: ['new_password', 'confirm_password'],
    send: (values) => resetPassword(api, { encodedPk: encoded_pk, token }, values),
    failureText: errorMessage.passwordReset,
    onSuccess: () => {
      notify(messages.passwordReset, 'success');
      navigate('/login');
    },
  });
  usePage({
    title: form.errors.length > 0 ? messages.errorPrefix + messages.resetTitle : messages.resetTitle,
    description: messages.resetDescription,
    robots: 'noindex',
  });
  return (
    <AccountPage
      title={messages.resetTitle}
      intro={messages.resetIntro}
      form={form}
      submitLabel={messages.resetSubmit}
      links={
        <TextLink component={Link} to="/email-verification">
          {messages.forgotPassword}
        </TextLink>
      }
    >
      <PasswordField
        {...form.field('new_password')}
        label={messages.newPassword}
        hint={messages.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirm_password')}
        label={messages.confirmPassword}
        autoComplete="new-password"
      />
    </AccountPage>
  );
}
