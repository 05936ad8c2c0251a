import type { Language, Translated } from 'shared-language';
import { accountTexts as english } from './email-texts.en.ts';
import { accountTexts as nepali } from './email-texts.ne.ts';

/** The texts of e-mails and pages about accounts, by language. */
export const accountTexts: Record<Language, Translated<typeof english>> = { en: english, ne: nepali };
