import type { Translated } from 'shared-language';
import type { mailTexts as english } from './email-texts.en.ts';

/** See `email-texts.en.ts`. */
export const mailTexts: Translated<typeof english> = { greeting: 'नमस्ते,' };
