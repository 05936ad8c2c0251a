import { useEffect, useRef, useState } from 'react';
import { myApplicationsQuery, useQueryClient } from 'shared-api';
import { Link, useApi } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { Alert, Button, Card, CardBody, Chip, Heading, Stack, Text, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { clock } from '../../form/clock.ts';
import { messages } from '../../messages.en.ts';
import { DeleteWaiting } from '../../waiting/delete-waiting.tsx';
import { type Obstacle, sendWaiting } from '../../waiting/send-waiting.ts';
import { useWaiting } from '../../waiting/use-waiting.ts';
import { WaitingExplained } from '../../waiting/waiting-explained.tsx';
import { type WaitingApplication, waitingStore } from '../../waiting/waiting-store.ts';
import { Head } from './application-card.tsx';

/** Applications on this device that have not been sent; nothing without any. */
export function WaitingList({ owner }: { owner: string | null }) {
  const waiting = useWaiting(owner);
  useNewsOfSent(owner, waiting?.length);
  if (!waiting?.length) return null;
  return (
    <section aria-labelledby="waiting-applications">
      <Stack gap={16}>
        <Heading level={2} size="m" id="waiting-applications">
          {messages.waitingApplications}
        </Heading>
        <Stack
          component="ul"
          gap={16}
          style={{ listStyle: 'none', padding: 0 }}
          aria-labelledby="waiting-applications"
        >
          {waiting.map((application) => (
            <li key={application.courseId}>
              <WaitingCard application={application} />
            </li>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}

/** One that waits no longer, also by another tab, may be among the sent ones now. */
function useNewsOfSent(owner: string | null, count: number | undefined): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const before = useRef(count);
  useEffect(() => {
    if (count !== undefined && count < (before.current ?? 0))
      void queryClient.invalidateQueries({ queryKey: myApplicationsQuery(api, owner).queryKey });
    before.current = count;
  }, [api, queryClient, owner, count]);
}

function WaitingCard({ application }: { application: WaitingApplication }) {
  const { courseId, courseName, universityName, queuedAt, files, state, needsLogin } = application;
  const { send, isSending, obstacle } = useSendNow(application);
  const about = (
    <VisuallyHidden>
      {' '}
      <DataText>{courseName}</DataText>
    </VisuallyHidden>
  );
  return (
    <Card>
      <CardBody style={{ gap: '.75rem' }}>
        <Head
          course={courseName}
          university={universityName ?? null}
          about={messages.waitingSince(clock(queuedAt))}
          level={3}
        />
        <div>
          <Chip tone={state === 'refused' ? 'error' : 'amber'}>
            {state === 'refused'
              ? messages.waitingRefusedChip
              : needsLogin
                ? messages.waitingLoginChip
                : messages.waitingChip}
          </Chip>
        </div>
        <WaitingExplained application={application} />
        {files.length > 0 && (
          <Stack
            component="ul"
            gap={4}
            style={{ paddingInlineStart: '1.2rem', overflowWrap: 'anywhere', listStyle: 'disc' }}
            aria-label={messages.documents}
          >
            {files.map(({ group, position, name }) => (
              <li key={`${group} ${position}`}>{name}</li>
            ))}
          </Stack>
        )}
        <Stack row gap={12}>
          <Button size="s" variant="primary" loading={isSending} onClick={send}>
            {messages.sendNow}
            {about}
          </Button>
          <Button size="s" component={Link} to={`/course_details/${courseId}#apply`}>
            {messages.change}
            {about}
          </Button>
          <DeleteWaiting application={application} />
        </Stack>
        <div role="status">
          {obstacle === 'unreached' && <Text>{messages.waitingUnreached}</Text>}
          {obstacle === 'busy' && <Text>{messages.waitingBusy}</Text>}
          {obstacle === 'needs-login' && (
            <Alert
              severity="warning"
              live="none"
              action={
                <Button size="s" component={Link} to={loginPath('/applications')}>
                  {messages.login}
                </Button>
              }
            >
              {messages.waitingNeedsLogin}
            </Alert>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

/** The visitor does not wait for the next automatic attempt. */
function useSendNow({ owner, courseId }: WaitingApplication) {
  const api = useApi();
  const controller = useRef<AbortController>(undefined);
  const [isSending, setIsSending] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>(null);
  // The list is shown anew for another account: nothing is sent in its name.
  useEffect(() => () => controller.current?.abort(), []);
  const send = async () => {
    const sending = new AbortController();
    controller.current = sending;
    const { signal } = sending;
    setIsSending(true);
    setObstacle(null);
    const found = await sendWaiting({ api, store: waitingStore, owner, signal, only: courseId });
    if (signal.aborted) return;
    setIsSending(false);
    setObstacle(found);
  };
  return { send: () => void send(), isSending, obstacle };
}
