/** Address of an event's page. */
export const eventPath = (id: number): string => `/upcoming-events/${id}`;
