import { useState } from 'react';
import {
  type Application,
  apiMessages,
  isApiError,
  isTokenExpired,
  myApplicationsQuery,
  useMutation,
  useQueryClient,
  withdrawApplication,
} from 'shared-api';
import { Link, useApi, useNotify } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { Alert, Button, Dialog, Stack, Text, VisuallyHidden } from 'shared-ui';
import { withWait } from '../../form/with-wait.ts';
import { messages } from '../../messages.en.ts';

/** Withdraws an application after a confirmation. */
export function Withdraw({ application, subject }: { application: Application; subject: string | null }) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const showAnew = () =>
    queryClient.invalidateQueries({ queryKey: myApplicationsQuery(api, subject).queryKey });
  const withdrawal = useMutation({
    mutationFn: () => withdrawApplication(api, application.id),
    onSuccess: () => {
      setIsAsking(false);
      notify(messages.withdrawn, 'success');
      return showAnew();
    },
    onError: (error) => {
      // A decision has been made meanwhile: the list shows it.
      if (!isApiError(error) || ![400, 404, 409].includes(error.status ?? 0)) return;
      setIsAsking(false);
      notify(messages.withdrawTooLate, 'warning');
      return showAnew();
    },
  });
  const isExpired = isTokenExpired(withdrawal.error);
  const close = () => {
    withdrawal.reset();
    setIsAsking(false);
  };
  return (
    <div>
      <Button size="s" onClick={() => setIsAsking(true)}>
        {messages.withdraw}
        <VisuallyHidden> {application.preferred_course}</VisuallyHidden>
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        size="s"
        title={messages.withdraw}
        actions={
          <>
            <Button onClick={close}>{messages.keepApplication}</Button>
            {isExpired ? (
              <Button variant="primary" component={Link} to={loginPath('/applications')}>
                {messages.login}
              </Button>
            ) : (
              <Button variant="primary" loading={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
                {messages.withdraw}
              </Button>
            )}
          </>
        }
      >
        <Stack>
          <Text>{messages.withdrawQuestion}</Text>
          {withdrawal.isError && (
            <Alert severity="error">
              {isExpired ? apiMessages.tokenExpired : withWait(messages.withdrawFailed, withdrawal.error)}
            </Alert>
          )}
        </Stack>
      </Dialog>
    </div>
  );
}
