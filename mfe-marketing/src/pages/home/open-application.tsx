import { Widget } from 'shared-shell';
import { useIsHydrated } from 'shared-ui/hydration';

/**
 * Offers to go on with an application that was begun (decisions C-40). Only this browser knows of one, so the server
 * renders nothing here: asked for code it has no use for, it would call every view broken and keep none.
 */
export function OpenApplication() {
  return useIsHydrated() && <Widget name="continue-application" />;
}
