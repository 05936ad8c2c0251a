import { useEffect, useState } from 'react';
import { apiMessages, isApiError, isTokenExpired, myApplicationsQuery, useQuery } from 'shared-api';
import { Link, useApi } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { Button, EmptyState, ErrorState, Stack } from 'shared-ui';
import { Loading } from 'shared-ui/loading';
import { RetryAlert } from 'shared-ui/retry-alert';
import type { DraftStore, SentApplication } from '../../drafts/draft-store.ts';
import { withWait } from '../../form/with-wait.ts';
import { messages } from '../../messages.en.ts';
import { ApplicationCard, SentCard } from './application-card.tsx';

/** Applications from the API. When it has no list or does not answer: those sent from this device. */
export function ApplicationList({ subject, store }: { subject: string | null; store: DraftStore }) {
  const applications = useQuery({
    ...myApplicationsQuery(useApi(), subject),
    // Phones keep the page for days, while staff change the status.
    refetchOnWindowFocus: true,
  });
  const sent = useSent(store, subject, applications.isError);
  if (applications.data)
    return applications.data.length === 0 ? (
      <NoApplications />
    ) : (
      <Stack component="ul" gap={16} style={plainList} aria-label={messages.myApplications}>
        {applications.data.map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} subject={subject} />
          </li>
        ))}
      </Stack>
    );
  if (!applications.isError) return <Loading />;
  const isExpired = isTokenExpired(applications.error);
  if (isExpired || (isApiError(applications.error) && applications.error.status === 401))
    return (
      <ErrorState
        message={isExpired ? apiMessages.tokenExpired : messages.applicationsLoginFirst}
        action={
          <Button variant="primary" component={Link} to={loginPath('/applications')}>
            {messages.login}
          </Button>
        }
      />
    );
  const unknown = withWait(
    sent.length === 0 ? messages.statusNotLoaded : messages.statusUnknown,
    applications.error,
  );
  if (sent.length === 0) return <ErrorState message={unknown} onRetry={applications.refetch} />;
  return (
    <Stack gap={16}>
      <RetryAlert severity="warning" onRetry={applications.refetch}>
        {unknown}
      </RetryAlert>
      <Stack component="ul" gap={16} style={plainList} aria-label={messages.myApplications}>
        {sent.map((one) => (
          <li key={one.clientKey}>
            <SentCard sent={one} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const plainList = { listStyle: 'none', padding: 0 } as const;

const NoApplications = () => (
  <EmptyState
    message={messages.noApplications}
    action={
      <Button variant="primary" component={Link} to="/course-search">
        {messages.searchCourses}
      </Button>
    }
  />
);

function useSent(store: DraftStore, owner: string | null, isWanted: boolean): readonly SentApplication[] {
  const [sent, setSent] = useState<readonly SentApplication[]>([]);
  useEffect(() => {
    if (!isWanted || owner === null) return;
    let isCurrent = true;
    void store.listSent(owner).then((list) => {
      if (isCurrent) setSent(list);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, owner, isWanted]);
  return sent;
}
