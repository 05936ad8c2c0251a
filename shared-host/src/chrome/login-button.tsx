import { useLocation } from 'react-router-dom';
import { Link, useSession } from 'shared-shell';
import { Button } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** Login without a token, Logout otherwise (LAYOUT-6). Login returns to this page unless it is the home page. */
export function LoginButton({ onLogout }: { onLogout: () => void }) {
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  if (isLoggedIn) {
    return (
      <Button variant="secondary" onClick={onLogout}>
        {messages.logout}
      </Button>
    );
  }
  const here = pathname + search;
  const to = ['/', '/login', '/signup'].includes(pathname)
    ? '/login'
    : `/login?next=${encodeURIComponent(here)}`;
  return (
    <Button component={Link} to={to}>
      {messages.login}
    </Button>
  );
}
