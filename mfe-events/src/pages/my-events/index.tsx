import { Link, usePage, useSession } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { Button, EmptyState } from 'shared-ui';
import { PageFrame } from 'shared-ui/page-frame';
import { messages } from '../../messages.en.ts';
import { MY_EVENTS_PATH, RegistrationList } from './registration-list.tsx';

/** /my-events: the events a logged-in visitor is registered for. */
export default function MyEventsPage() {
  const { isLoggedIn, subject } = useSession();
  usePage({
    title: messages.myEvents,
    description: messages.myEventsDescription,
    robots: 'noindex',
    canonical: MY_EVENTS_PATH,
  });
  return (
    <PageFrame compact title={messages.myEvents} lead={messages.myEventsDescription}>
      {isLoggedIn ? (
        <RegistrationList key={subject} />
      ) : (
        <EmptyState
          message={messages.myEventsLoginFirst}
          action={
            <Button variant="primary" component={Link} to={loginPath(MY_EVENTS_PATH)}>
              {messages.login}
            </Button>
          }
        />
      )}
    </PageFrame>
  );
}
