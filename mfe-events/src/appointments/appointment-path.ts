/** The page of an appointment: whoever knows the address can change it. */
export const appointmentPath = (token: string): string => `/book/${encodeURIComponent(token)}`;
