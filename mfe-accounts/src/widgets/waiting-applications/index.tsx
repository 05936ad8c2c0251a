import { Link, useSession } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { Alert, TextLink } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { useOutcomes } from '../../waiting/use-outcomes.ts';
import { useSending } from '../../waiting/use-sending.ts';
import { useWaitingMarks } from '../../waiting/use-waiting.ts';

/** In the frame of every page of a device with waiting applications: sends them and says what became of them. */
export default function WaitingApplicationsWidget() {
  const { subject } = useSession();
  const marks = useWaitingMarks();
  useSending(subject, marks.filter(({ owner, state }) => owner === subject && state === 'waiting').length);
  useOutcomes(subject);
  const needsLogin = marks.some((mark) => mark.needsLogin && (subject === null || mark.owner === subject));
  if (!needsLogin) return null;
  return (
    // Without the course: another user of the device may read it.
    <Alert severity="warning">
      {messages.waitingNeedsLogin}{' '}
      <TextLink component={Link} to={loginPath('/applications')}>
        {messages.login}
      </TextLink>
    </Alert>
  );
}
