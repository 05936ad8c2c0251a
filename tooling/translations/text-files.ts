/** An English file of texts: `messages.en.ts`, compiled `messages.en.js`. */
export const ENGLISH_FILE = /\.en\.([cm]?[jt]sx?)$/;

/** `src/messages.en.ts` → `src/messages.ne.ts`, whether or not there is such a file. */
export const translationOf = (file: string, language: string): string =>
  file.replace(ENGLISH_FILE, `.${language}.$1`);
