/** Adds what tells the API the language of the site: nothing in English, which is the API's own. */
export const withLanguage = (headers: Record<string, string>): Record<string, string> => headers;
