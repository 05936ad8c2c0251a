/** Keys of what the form keeps for the tab: the draft of its fields, and the choice of place, day and time. */
export const BOOKING_DRAFT = 'bookingDraft';
export const BOOKING_CHOICE = 'bookingChoice';
