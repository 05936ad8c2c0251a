const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * `lang` of a text from the API, which does not say: 'ne' when most of its letters are Devanagari, else nothing, the
 * page's own. A screen reader then reads it in the right voice, and its lines get the height the script needs.
 */
export const langOf = (text: string): 'ne' | undefined =>
  count(text, /\p{Script=Devanagari}/gu) > count(text, /\p{Script=Latin}/gu) ? 'ne' : undefined;
