import { Link, usePage, useSession } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { Button, EmptyState, Stack } from 'shared-ui';
import { PageFrame } from 'shared-ui/page-frame';
import type { DraftStore } from '../../drafts/draft-store.ts';
import { useDraftStore } from '../../drafts/use-draft-store.ts';
import { messages } from '../../messages.en.ts';
import ContinueApplication from '../../widgets/continue-application/index.tsx';
import { ApplicationList } from './application-list.tsx';
import { WaitingList } from './waiting-list.tsx';

/** /applications: the visitor's applications and their status, and the one that is not finished. `store` is for tests. */
export default function ApplicationsPage({ store: given }: { store?: DraftStore }) {
  const store = useDraftStore(given);
  const { isLoggedIn, subject } = useSession();
  usePage({
    title: messages.myApplications,
    description: messages.applicationsDescription,
    robots: 'noindex',
    canonical: '/applications',
  });
  return (
    <PageFrame compact title={messages.myApplications} lead={messages.applicationsDescription}>
      {isLoggedIn ? (
        <Stack key={subject} gap={32}>
          <ContinueApplication store={store} />
          <WaitingList owner={subject} />
          <ApplicationList subject={subject} store={store} />
        </Stack>
      ) : (
        <EmptyState
          message={messages.applicationsLoginFirst}
          action={
            <Button variant="primary" component={Link} to={loginPath('/applications')}>
              {messages.login}
            </Button>
          }
        />
      )}
    </PageFrame>
  );
}
