import { dataLanguage, type Language } from 'shared-language';

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * `lang` of a text from the API: 'ne' when most of its letters are Devanagari, else that of the API's texts, which is
 * undefined where it is the page's language. It selects the voice of screen readers and the line height.
 */
export const langOf = (text: string): Language | undefined =>
  count(text, /\p{Script=Devanagari}/gu) > count(text, /\p{Script=Latin}/gu) ? 'ne' : dataLanguage;
