import type { Language } from 'shared-language';
import { offlineNotice as english } from './offline-notice.en.ts';
import { offlineNotice as nepali } from './offline-notice.ne.ts';

/** The language of a document of this site, and the worker's texts in it. */
export function textsOf(html: string): { language: Language; texts: typeof english } {
  const language = /<html lang="ne"/.test(html) ? 'ne' : 'en';
  return { language, texts: language === 'ne' ? nepali : english };
}
