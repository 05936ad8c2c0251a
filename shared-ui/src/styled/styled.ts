import type { CSSObject } from '@emotion/react';
import emotionStyled, { type CreateStyled } from '@emotion/styled';
import { ConstantStyles, isConstant } from './constant-styles.ts';
import { onServer } from './on-server.ts';

type Create = (tag: never, options?: never) => (...styles: CSSObject[]) => unknown;
const create = emotionStyled as unknown as Create;

/**
 * Emotion's `styled`. Styles that do not depend on props are written as text once per component: Emotion alone writes
 * and hashes them for every element of every rendering, which was a seventh of a page's rendering.
 * @param finish what becomes of each component
 */
export function createStyled(finish: (component: unknown) => unknown): CreateStyled {
  const createOnce: Create =
    (tag, options) =>
    (...styles) =>
      finish(
        create(
          tag,
          options,
        )(...(isConstant(styles) ? [new ConstantStyles(styles) as unknown as CSSObject] : styles)),
      );
  return Object.assign(
    createOnce,
    Object.fromEntries(Object.keys(emotionStyled).map((tag) => [tag, createOnce(tag as never)])),
  ) as unknown as CreateStyled;
}

/** `styled` of Emotion: `styled.p({ … })`, `styled(Button)({ … })`. */
export const styled = createStyled(
  typeof document === 'undefined' ? onServer : (component: unknown) => component,
);
