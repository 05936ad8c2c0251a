import { Link, usePage, useSession } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { Button, EmptyState } from 'shared-ui';
import { PageFrame } from 'shared-ui/page-frame';
import type { DraftStore } from '../../drafts/draft-store.ts';
import { useDraftStore } from '../../drafts/use-draft-store.ts';
import { messages } from '../../messages.en.ts';
import { ApplicationList } from './application-list.tsx';

/** /applications: the visitor's applications and their status. `store` is for tests. */
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
        <ApplicationList key={subject} subject={subject} store={store} />
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
