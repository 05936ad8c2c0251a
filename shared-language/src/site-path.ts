import { language } from './language.en.ts';
import { languagePrefix, publicPath } from './languages.ts';

/** What the paths of this build's language begin with: nothing in English. */
const PREFIX = languagePrefix(language);

/** The same for a router, whose paths have no language. */
export const BASENAME = PREFIX || '/';

/** The path of a page in the site, without its language: `/ne/blog` → `/blog` in the Nepali build. */
export const sitePath = (pathname: string): string =>
  PREFIX && `${pathname}/`.startsWith(`${PREFIX}/`) ? pathname.slice(PREFIX.length) || '/' : pathname;

/** The path in the address of a page in this build's language: `/blog` → `/ne/blog` in the Nepali build. */
export const localizedPath = (path: string): string => publicPath(language, path);
