/** The API writes e-mails in this language. The header needs no preflight. See `language-headers.en.ts`. */
export const withLanguage = (headers: Record<string, string>): Record<string, string> => ({
  'Accept-Language': 'ne',
  ...headers,
});
