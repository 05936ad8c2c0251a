import type { ReactNode } from 'react';
import type { Language } from 'shared-language';

/** `lang` of a message that may be the API's own text, which is English like the page. */
export const messageLang = (_message: ReactNode): Language | undefined => undefined;
