/**
 * Keeps the text of a field in which an input method composes a word. Setting its value, also to what it is, ends the
 * composition, and a keyboard that composes further then enters the word a second time.
 * @param kept gives the field whose value is read and not set, or null
 */
export function keepComposedText(kept: () => Element | null): void {
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    const property = Object.getOwnPropertyDescriptor(prototype, 'value');
    const set = property?.set;
    if (!set) continue;
    Object.defineProperty(prototype, 'value', {
      ...property,
      set(this: Element, value: unknown) {
        if (this !== kept()) set.call(this, value);
      },
    });
  }
}
