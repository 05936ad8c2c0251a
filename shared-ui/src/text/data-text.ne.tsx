import type { ReactNode } from 'react';

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** A translated name with the English one behind it, which is often longer. */
const beginsInDevanagari = /^\P{L}*\p{Script=Devanagari}/u;

/** See `data-text.en.tsx`. What is written in Devanagari, or without letters, is left as it is. */
export const DataText = ({ children }: { children: string | null | undefined }): ReactNode =>
  children &&
  !beginsInDevanagari.test(children) &&
  count(children, /\p{Script=Latin}/gu) > count(children, /\p{Script=Devanagari}/gu) ? (
    <span lang="en">{children}</span>
  ) : (
    children
  );
