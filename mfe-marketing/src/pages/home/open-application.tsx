import { Widget } from 'shared-shell';
import { useIsHydrated } from 'shared-ui/hydration';

/**
 * Offers to continue a draft application (C-40). Drafts are stored in the browser, so the server renders
 * nothing: otherwise it would report the missing widget on every view and not cache the page.
 */
export function OpenApplication() {
  return useIsHydrated() && <Widget name="continue-application" />;
}
