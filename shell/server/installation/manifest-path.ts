import type { Language } from 'shared-language';
import { publicPath } from '../pages/page-language.ts';

/** Address of the web app manifest in a language: the document's head names it. */
export const manifestPath = (language: Language) => publicPath(language, '/site.webmanifest');
