import { type CSSObject, css, type SerializedStyles } from '@emotion/react';

/** Whether styles are the same for all props: objects and texts, no functions and no other components. */
export function isConstant(styles: unknown): boolean {
  if (typeof styles === 'function') return false;
  if (typeof styles !== 'object' || styles === null) return true;
  // A template string, a component, or a class that Emotion has written already.
  if ('raw' in styles || '__emotion_styles' in styles) return false;
  return Object.values(styles).every(isConstant);
}

/** Styles that Emotion writes as text when they are first used, and not again for each element. */
export class ConstantStyles implements SerializedStyles {
  readonly #parts: readonly (CSSObject | ConstantStyles)[];
  #written: SerializedStyles | undefined;

  constructor(parts: readonly (CSSObject | ConstantStyles)[]) {
    this.#parts = parts;
  }
  get #serialized() {
    this.#written ??= css(...(this.#parts as readonly CSSObject[]));
    return this.#written;
  }
  get name() {
    return this.#serialized.name;
  }
  get styles() {
    return this.#serialized.styles;
  }
  get next() {
    return this.#serialized.next;
  }
}
