import type { Translated } from 'shared-language';
import type { messages as english } from './messages.en.ts';

/** See `messages.en.ts`. */
export const messages: Translated<typeof english> = {
  options: 'सुझावहरू',
  suggestionCount: (n) => (n === 1 ? '1 सुझाव' : `${n} वटा सुझाव`),
};
