/** Key of the form's draft. */
export const CONTACT_DRAFT = 'contactDraft';

/** Query parameter of the page that confirms a message: its number, `0` where the API gave none. */
export const SENT_PARAMETER = 'sent';

export const sentPath = (id: number | null) => `/contact?${SENT_PARAMETER}=${id ?? 0}`;
