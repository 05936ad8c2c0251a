/** Headers that tell the API the language of the site: none in English, which is the API's own. */
export const languageHeaders: Readonly<Record<string, string>> = {};
