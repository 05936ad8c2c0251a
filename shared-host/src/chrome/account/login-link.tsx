import { useLocation } from 'react-router-dom';
import { Link } from 'shared-shell';
import { Button } from 'shared-ui';
import { messages } from '../../messages.en.ts';

/** Screens of guests: login does not lead back to them, but to where they themselves would lead. */
const accountScreens = ['/login', '/signup', '/email-verification', '/password-reset'];

/** Address of the login page that leads back to the current page (C-40). From the home page it is plain `/login`. */
export function loginAddress({ pathname, search }: { pathname: string; search: string }): string {
  const isAccountScreen = accountScreens.some(
    (screen) => pathname === screen || pathname.startsWith(`${screen}/`),
  );
  const next = isAccountScreen ? new URLSearchParams(search).get('next') : pathname + search;
  return !next || next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}

/** 'Login' for guests (LAYOUT-6). */
export function LoginLink() {
  return (
    <Button component={Link} to={loginAddress(useLocation())}>
      {messages.login}
    </Button>
  );
}
