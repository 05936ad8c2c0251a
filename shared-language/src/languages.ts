/** Languages of the site as BCP 47 tags, English (the original) first. */
export const languages = ['en', 'ne'] as const;

export type Language = (typeof languages)[number];

/** Each language's name in itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ne: 'नेपाली' };

/** Whether a value is the tag of a language of the site. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** What the paths of a language begin with: nothing in English, `/ne` in Nepali. */
export const languagePrefix = (language: Language): '' | `/${Language}` =>
  language === 'en' ? '' : `/${language}`;

/**
 * The path in the address of a page: `/blog` → `/ne/blog`, `/` → `/ne`. It begins with one slash, because with two it
 * would be the address of another host.
 */
export const publicPath = (language: Language, path: string): string => {
  const withOneSlash = path.replace(/^\/{2,}/, '/');
  return withOneSlash === '/' ? languagePrefix(language) || '/' : languagePrefix(language) + withOneSlash;
};

/** The language of a path in an address: `/ne/blog` → `ne`, `/blog` → `en`. */
export const languageOfPath = (path: string): Language => {
  const first = path.split(/[/?#]/)[1];
  return isLanguage(first) ? first : 'en';
};

/** The path of an address without its language, whichever build asks: `/ne/blog?page=2` → `/blog?page=2`, `/ne` → `/`. */
export const pathWithoutLanguage = (path: string): string => {
  const rest = path.slice(languagePrefix(languageOfPath(path)).length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};
