export { dataLanguage } from './data-language.en.ts';
export { language } from './language.en.ts';
export {
  isLanguage,
  type Language,
  languageNames,
  languageOfPath,
  languagePrefix,
  languages,
  pathWithoutLanguage,
  publicPath,
} from './languages.ts';
export { BASENAME, localizedPath, sitePath } from './site-path.ts';
export type { Translated } from './translated.ts';
