import { useState } from 'react';
import { apiMessages, cancelEventRegistration, isApiError, isNotFound, isTokenExpired } from 'shared-api';
import { useWrite } from 'shared-api/write';
import { Link, useApi, useNotify } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { Button, VisuallyHidden } from 'shared-ui';
import { ConfirmButton } from 'shared-ui/confirm-button';
import { DataText } from 'shared-ui/data-text';
import { messages } from '../messages.en.ts';
import { useRefreshRegistrations } from './use-registrations.ts';

/**
 * Cancels a registration after a confirmation.
 * `backTo`: where a new login leads when the session has expired.
 * `focusAfter`: selector of the element that gets the focus once this button is gone, unless there is one in a further row.
 */
export function CancelRegistration({
  event,
  backTo,
  focusAfter,
  wide,
}: {
  event: { id: number; title: string };
  backTo: string;
  focusAfter?: string;
  wide?: boolean;
}) {
  const api = useApi();
  const notify = useNotify();
  const refresh = useRefreshRegistrations();
  const [isAsking, setIsAsking] = useState(false);
  const done = () => {
    setIsAsking(false);
    notify(messages.registrationCancelled, 'success');
    return refresh();
  };
  const { status, error, start, reset } = useWrite<void, unknown>({
    send: (_values, signal) => cancelEventRegistration(api, event.id, signal),
    onSuccess: done,
    // It was cancelled in another tab.
    onError: (failure) => (isNotFound(failure) ? done() : undefined),
  });
  const needsLogin = isTokenExpired(error) || (isApiError(error) && error.status === 401);
  const close = () => {
    reset();
    setIsAsking(false);
  };
  return (
    <ConfirmButton
      label={messages.cancelRegistration}
      about={
        <VisuallyHidden>
          {' '}
          <DataText>{event.title}</DataText>
        </VisuallyHidden>
      }
      question={messages.cancelQuestion(event.title)}
      keepLabel={messages.keepRegistration}
      isAsking={isAsking}
      onAsk={() => setIsAsking(true)}
      onKeep={close}
      onConfirm={() => start()}
      isPending={status === 'pending'}
      error={
        status === 'error' &&
        !isNotFound(error) &&
        (needsLogin ? apiMessages.tokenExpired : messages.cancelFailed)
      }
      instead={
        needsLogin && (
          <Button variant="primary" component={Link} to={loginPath(backTo)}>
            {messages.login}
          </Button>
        )
      }
      kind="cancel-registration"
      after={focusAfter}
      size={wide ? undefined : 's'}
      wide={wide}
    />
  );
}
