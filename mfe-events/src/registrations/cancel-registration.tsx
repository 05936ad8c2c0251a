import { useEffect, useRef, useState } from 'react';
import { apiMessages, cancelEventRegistration, isApiError, isNotFound, isTokenExpired } from 'shared-api';
import { useWrite } from 'shared-api/write';
import { Link, useApi, useNotify } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { Alert, Button, Dialog, Stack, Text, VisuallyHidden } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { useRefreshRegistrations } from './use-registrations.ts';

/**
 * Cancels a registration after a confirmation.
 * `backTo`: where a new login leads when the session has expired.
 * `focusAfter`: selector of the element that gets the focus, because this button disappears.
 */
export function CancelRegistration({
  event,
  backTo,
  focusAfter,
  wide,
}: {
  event: { id: number; title: string };
  backTo: string;
  focusAfter: string;
  wide?: boolean;
}) {
  const api = useApi();
  const notify = useNotify();
  const refresh = useRefreshRegistrations();
  const [isAsking, setIsAsking] = useState(false);
  const isCancelled = useRef(false);
  useEffect(
    () => () => {
      if (!isCancelled.current) return;
      // After the dialog, which is removed with this button, has given up the focus.
      setTimeout(() => document.querySelector<HTMLElement>(focusAfter)?.focus());
    },
    [focusAfter],
  );
  const done = () => {
    isCancelled.current = true;
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
    <>
      <Button wide={wide} size={wide ? 'm' : 's'} onClick={() => setIsAsking(true)}>
        {messages.cancelRegistration}
        <VisuallyHidden> {event.title}</VisuallyHidden>
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        size="s"
        title={messages.cancelRegistration}
        actions={
          <>
            <Button onClick={close}>{messages.keepRegistration}</Button>
            {needsLogin ? (
              <Button variant="primary" component={Link} to={loginPath(backTo)}>
                {messages.login}
              </Button>
            ) : (
              <Button variant="primary" loading={status === 'pending'} onClick={() => start()}>
                {messages.cancelRegistration}
              </Button>
            )}
          </>
        }
      >
        <Stack>
          <Text>{messages.cancelQuestion(event.title)}</Text>
          {status === 'error' && !isNotFound(error) && (
            <Alert severity="error">{needsLogin ? apiMessages.tokenExpired : messages.cancelFailed}</Alert>
          )}
        </Stack>
      </Dialog>
    </>
  );
}
