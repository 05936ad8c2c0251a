/** What has just happened to the appointment; null when the visitor only opened the link. */
export type Outcome = 'booked' | 'moved' | 'cancelled' | null;
