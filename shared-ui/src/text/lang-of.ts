const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/**
 * `lang` of a text from the API: 'ne' when most of its letters are Devanagari, else undefined, which means the
 * page's language. It selects the voice of screen readers and the line height.
 */
export const langOf = (text: string): 'ne' | undefined =>
  count(text, /\p{Script=Devanagari}/gu) > count(text, /\p{Script=Latin}/gu) ? 'ne' : undefined;
