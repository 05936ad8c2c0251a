import { useSession, Widget } from 'shared-shell';
import { useIsHydrated } from 'shared-ui/hydration';

/**
 * Offers to continue a draft application (C-40). Drafts are stored in the browser and have an owner, so the server
 * renders nothing (otherwise it would report the missing widget on every view and not cache the page), and guests do
 * not load its code.
 */
export function OpenApplication() {
  const { subject } = useSession();
  return useIsHydrated() && subject !== null && <Widget name="continue-application" />;
}
