import type { SlotsRequest } from 'shared-api';

/** Days that the page shows at a time. */
export const SHOWN_DAYS = 14;

/** What the booking page asks for first; `?branch=` names the place. */
export const firstSlots = (query: URLSearchParams): SlotsRequest => ({
  place: query.get('branch') || null,
  from: null,
  days: SHOWN_DAYS,
});
