import { errorMessage, login } from 'shared-api';
import {
  Link,
  useApi,
  useConfig,
  useNavigate,
  useNotify,
  usePage,
  useSearchParams,
  useSession,
} from 'shared-shell';
import { PasswordField, Stack, Text, TextField, TextLink } from 'shared-ui';
import { AccountPage } from '../../form/account-page.tsx';
import { useAccountForm } from '../../form/use-account-form.ts';
import { messages } from '../../messages.en.ts';
import { leaveSite } from '../../navigation/leave-site.ts';
import { nextPath } from '../../navigation/next-path.ts';
import { loginSchema } from '../../validation/account-schemas.ts';

/** /login (D2 §2, §4). Staff go to the configured admin address, users to `next` or `/`. */
export default function LoginPage() {
  const api = useApi();
  const session = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const { adminUrl } = useConfig();
  const [query] = useSearchParams();
  const form = useAccountForm({
    schema: loginSchema,
    defaultValues: { email: '', password: '' },
    fields: ['email', 'password'],
    send: (values) => login(api, values),
    failureText: errorMessage.login,
    onSuccess: ({ token, role }) => {
      session.login({ ...token, role });
      notify(messages.loginSuccessful, 'success');
      if (role === 'staff') leaveSite(adminUrl);
      else navigate(nextPath(query.get('next')));
    },
  });
  usePage({
    title: form.errors.length > 0 ? messages.errorPrefix + messages.login : messages.login,
    description: messages.loginDescription,
    robots: 'noindex',
    canonical: '/login',
  });
  return (
    <AccountPage
      title={messages.login}
      intro={messages.loginIntro}
      form={form}
      submitLabel={messages.login}
      links={
        <Stack gap={12}>
          <TextLink component={Link} to="/email-verification">
            {messages.forgotPassword}
          </TextLink>
          <Text>
            {messages.noAccount}{' '}
            <TextLink component={Link} to="/signup">
              {messages.signup}
            </TextLink>
          </Text>
        </Stack>
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
      <PasswordField {...form.field('password')} label={messages.password} autoComplete="current-password" />
    </AccountPage>
  );
}
