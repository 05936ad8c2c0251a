/**
 * JSON-LD `@id` of the organisation, which the shell describes on each page: the same in all languages (SEO-2).
 * @param site address of the site in the page's language
 */
export const organizationId = (site: string): string => `${new URL(site).origin}/#organization`;
