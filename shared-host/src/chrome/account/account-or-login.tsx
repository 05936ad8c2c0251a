import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from 'shared-shell';
import { LoginLink } from './login-link.tsx';

/**
 * Styles of the element around `AccountOrLogin`: which of both is shown until the code knows the session. The document's
 * first script sets the attribute from what is stored. With the code there is only one of them.
 */
export const accountOrLogin = {
  'html:not([data-logged-in]) & > :not(a):not(:only-child)': { display: 'none' },
  'html[data-logged-in] & > a:not(:only-child)': { display: 'none' },
} as const;

/**
 * 'Login' for guests, `children` for logged-in visitors. The server renders for everybody and knows neither, so its HTML
 * has both.
 */
export function AccountOrLogin({ children }: { children: ReactNode }) {
  const { isLoggedIn } = useSession();
  const [isKnown, setIsKnown] = useState(false);
  // The frame connects the session in the same run of effects, so that no frame between shows the wrong one.
  useEffect(() => setIsKnown(true), []);
  return (
    <>
      {!isLoggedIn && <LoginLink />}
      {(isLoggedIn || !isKnown) && children}
    </>
  );
}
