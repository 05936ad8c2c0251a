import type { ReactNode } from 'react';
import type { Language } from 'shared-language';

/** See `message-lang.en.ts`. A message without a letter of Devanagari is one of the API that nobody has translated. */
export const messageLang = (message: ReactNode): Language | undefined =>
  typeof message === 'string' && !/\p{Script=Devanagari}/u.test(message) ? 'en' : undefined;
