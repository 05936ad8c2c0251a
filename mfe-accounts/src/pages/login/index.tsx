import { errorMessage, isApiError, login } from 'shared-api';
import { Link, useApi, useConfig, useNavigate, useNotify, useSearchParams, useSession } from 'shared-shell';
import { PasswordField, Stack, Text, TextLink } from 'shared-ui';
import { useIntent } from '../../drafts/use-intent.ts';
import { AccountPage } from '../../form/account-page.tsx';
import { EmailField } from '../../form/email-field.tsx';
import { messages } from '../../messages.en.ts';
import { leaveSite } from '../../navigation/leave-site.ts';
import { nextPath, withNext } from '../../navigation/next-path.ts';
import { loginSchema } from '../../validation/account-schemas.ts';
import { keepDevice, knownDevice } from './known-device.ts';
import { ResendVerification } from './resend-verification.tsx';

/** /login (ACCOUNT-1 to ACCOUNT-3). Staff go to the configured admin address, users to `next` or `/`. */
export default function LoginPage() {
  const api = useApi();
  const session = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const { adminUrl } = useConfig();
  const [query] = useSearchParams();
  const next = query.get('next');
  useIntent(nextPath(next));
  return (
    <AccountPage
      page={{
        title: messages.login,
        description: messages.loginDescription,
        robots: 'noindex',
        canonical: '/login',
      }}
      intro={messages.loginIntro}
      schema={loginSchema}
      defaultValues={{ email: '', password: '' }}
      send={(values, signal) => login(api, { ...values, ...knownDevice() }, signal)}
      failureText={errorMessage.login}
      onSuccess={({ token, role, device }) => {
        keepDevice(device);
        session.login({ ...token, role });
        notify(messages.loginSuccessful, 'success');
        if (role === 'staff') leaveSite(adminUrl);
        else navigate(nextPath(next));
      }}
      remedy={(error, { email }) =>
        // API-48: an account that is not verified yet.
        isApiError(error) &&
        error.status === 403 && <ResendVerification key={email} email={email} next={next} />
      }
      links={
        <Stack gap={12}>
          <TextLink component={Link} to={withNext('/email-verification', next)}>
            {messages.forgotPassword}
          </TextLink>
          <Text>
            {messages.noAccount}{' '}
            <TextLink component={Link} to={withNext('/signup', next)}>
              {messages.signup}
            </TextLink>
          </Text>
        </Stack>
      }
    >
      {(field) => (
        <>
          <EmailField {...field('email')} />
          <PasswordField {...field('password')} label={messages.password} autoComplete="current-password" />
        </>
      )}
    </AccountPage>
  );
}
