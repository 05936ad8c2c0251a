import type { ReactNode } from 'react';

/**
 * Free text of the API, such as the name of a course, inside a page: its own `lang` where that is another than the
 * page's. The API speaks English, so in English this adds nothing.
 */
export const DataText = ({ children }: { children: string | null | undefined }): ReactNode => children;
