import { type CSSObject, css } from '@emotion/react';
import emotionStyled, { type CreateStyled } from '@emotion/styled';

/** Whether styles are the same for all props: objects and texts, no functions and no other components. */
function isConstant(styles: unknown): boolean {
  if (typeof styles === 'function') return false;
  if (typeof styles !== 'object' || styles === null) return true;
  // A template string, a component, or a class that Emotion has written already.
  if ('raw' in styles || '__emotion_styles' in styles) return false;
  return Object.values(styles).every(isConstant);
}

/** Styles that Emotion writes as text when they are first used, and not again for each element. */
class ConstantStyles {
  readonly #parts: readonly CSSObject[];
  #written: ReturnType<typeof css> | undefined;

  constructor(parts: readonly CSSObject[]) {
    this.#parts = parts;
  }
  get #serialized() {
    this.#written ??= css(...this.#parts);
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

type Create = (tag: never, options?: never) => (...styles: CSSObject[]) => unknown;
const create = emotionStyled as unknown as Create;
const createOnce: Create =
  (tag, options) =>
  (...styles) =>
    create(
      tag,
      options,
    )(...(isConstant(styles) ? [new ConstantStyles(styles) as unknown as CSSObject] : styles));

/**
 * Emotion's `styled`. Styles that do not depend on props are written as text once per component: Emotion alone writes
 * and hashes them for every element of every rendering, which was a seventh of a page's rendering.
 */
export const styled = Object.assign(
  createOnce,
  Object.fromEntries(Object.keys(emotionStyled).map((tag) => [tag, createOnce(tag as never)])),
) as unknown as CreateStyled;
