import { resendVerification } from 'shared-api';
import { useWrite } from 'shared-api/write';
import { useApi } from 'shared-shell';
import { Alert, Button, Stack } from 'shared-ui';
import { withWait } from '../../form/with-wait.ts';
import { messages } from '../../messages.en.ts';
import { nextPath } from '../../navigation/next-path.ts';

/** Sends the verification e-mail again, for an account that is not verified yet. */
export function ResendVerification({ email, next }: { email: string; next: string | null }) {
  const api = useApi();
  const { status, error, start } = useWrite<void, unknown>({
    send: (_values, signal) => {
      const path = nextPath(next);
      return resendVerification(api, { email, ...(path === '/' ? {} : { next: path }) }, signal);
    },
  });
  if (status === 'success')
    return (
      <Alert severity="success" live="alert">
        {messages.verificationResent}
      </Alert>
    );
  return (
    <Stack gap={8}>
      {status === 'error' && <Alert severity="error">{withWait(messages.resendFailed, error)}</Alert>}
      <Button wide loading={status === 'pending'} onClick={() => start()}>
        {messages.resendVerification}
      </Button>
    </Stack>
  );
}
