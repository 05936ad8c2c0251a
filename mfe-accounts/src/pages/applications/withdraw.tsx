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
import { Button, VisuallyHidden } from 'shared-ui';
import { ConfirmButton } from 'shared-ui/confirm-button';
import { DataText } from 'shared-ui/data-text';
import { withWait } from '../../form/with-wait.ts';
import { messages } from '../../messages.en.ts';

/** Withdraws an application after a confirmation. */
export function Withdraw({
  application,
  subject,
  focusAfter,
}: {
  application: Application;
  subject: string | null;
  /** Selector of what gets the focus once it is withdrawn, and this button gone. */
  focusAfter: string;
}) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { queryKey } = myApplicationsQuery(api, subject);
  const showAnew = () => queryClient.invalidateQueries({ queryKey });
  const withdrawal = useMutation({
    mutationFn: () => withdrawApplication(api, application.id),
    onSuccess: () => {
      setIsAsking(false);
      notify(messages.withdrawn, 'success');
      return showAnew();
    },
    onError: async (error) => {
      // A decision has been made meanwhile: the list shows it.
      if (!isApiError(error) || ![400, 404, 409].includes(error.status ?? 0)) return;
      setIsAsking(false);
      await showAnew();
      // In another tab, or by a call whose answer was lost.
      const isWithdrawn = queryClient
        .getQueryData(queryKey)
        ?.some(({ id, status }) => id === application.id && status === 'withdrawn');
      if (isWithdrawn) notify(messages.withdrawn, 'success');
      else notify(messages.withdrawTooLate, 'warning');
    },
  });
  const isExpired = isTokenExpired(withdrawal.error);
  const close = () => {
    withdrawal.reset();
    setIsAsking(false);
  };
  return (
    <div>
      <ConfirmButton
        label={messages.withdraw}
        about={
          <VisuallyHidden>
            {' '}
            <DataText>{application.preferred_course}</DataText>
          </VisuallyHidden>
        }
        question={messages.withdrawQuestion}
        keepLabel={messages.keepApplication}
        isAsking={isAsking}
        onAsk={() => setIsAsking(true)}
        onKeep={close}
        onConfirm={() => withdrawal.mutate()}
        isPending={withdrawal.isPending}
        error={
          withdrawal.isError &&
          (isExpired ? apiMessages.tokenExpired : withWait(messages.withdrawFailed, withdrawal.error))
        }
        instead={
          isExpired && (
            <Button variant="primary" component={Link} to={loginPath('/applications')}>
              {messages.login}
            </Button>
          )
        }
        after={focusAfter}
        size="s"
      />
    </div>
  );
}
