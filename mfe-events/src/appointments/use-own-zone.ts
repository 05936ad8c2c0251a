import { NEPAL_ZONE } from 'shared-api/clock';
import { useIsHydrated } from 'shared-ui/hydration';
import { showsSameClock } from '../time/event-time.ts';

/** The visitor's time zone where its clock differs from Kathmandu's at that moment; null otherwise and on the server. */
export function useOwnZone(startsAt: string | undefined): string | null {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !startsAt) return null;
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own && !showsSameClock(Date.parse(startsAt), NEPAL_ZONE, own) ? own : null;
}
