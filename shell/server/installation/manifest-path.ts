import { type Language, publicPath } from 'shared-language';

/** Address of the web app manifest in a language: the document's head names it. */
export const manifestPath = (language: Language) => publicPath(language, '/site.webmanifest');
