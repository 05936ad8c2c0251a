import type { Language, Translated } from 'shared-language';
import { appointmentTexts as english } from './email-texts.en.ts';
import { appointmentTexts as nepali } from './email-texts.ne.ts';

/** The texts about appointments, by language. */
export const appointmentTexts: Record<Language, Translated<typeof english>> = { en: english, ne: nepali };
