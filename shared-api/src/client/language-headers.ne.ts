/** The API writes e-mails in this language. The header needs no preflight. See `language-headers.en.ts`. */
export const languageHeaders: Readonly<Record<string, string>> = { 'Accept-Language': 'ne' };
