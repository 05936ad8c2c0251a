import isPropValid from '@emotion/is-prop-valid';
import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { getRegisteredStyles, insertStyles, type SerializedStyles } from '@emotion/utils';
import { type ComponentType, createElement, type ElementType, Fragment } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { ConstantStyles } from './constant-styles.ts';

type Props = Readonly<Record<string, unknown>>;
/** A component that Emotion has made, with what other components of Emotion read of it. */
interface EmotionComponent {
  __emotion_real: unknown;
  __emotion_base: string | ComponentType<Props>;
  __emotion_styles: readonly unknown[];
  __emotion_forwardProp?: (name: string) => boolean;
}

const allButTheme = (name: string) => name !== 'theme';

/**
 * Writes the same elements, classes and styles as a component of Emotion with constant styles, in half the time: a page has
 * hundreds of them, and for each Emotion copies the props twice, reads the theme and renders one more component. What is
 * not that simple, such as another element by `as`, is left to Emotion.
 * @returns the component itself when its styles depend on props
 */
export function onServer<Component>(component: Component): Component {
  const emotion = component as EmotionComponent & ComponentType<Props>;
  const { __emotion_base: tag, __emotion_styles: styles, __emotion_forwardProp } = emotion;
  if (!styles.every((one) => one instanceof ConstantStyles)) return component;
  const serialized: SerializedStyles = new ConstantStyles(styles);
  const isElement = typeof tag === 'string';
  const forwards = __emotion_forwardProp ?? (isElement ? isPropValid : allButTheme);
  const usesAs = !forwards('as');

  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, like Emotion's own styled
  function StyledOnServer(props: Props) {
    const cache = useStyleCache();
    const { className, as } = props;
    // Without a cache that collects the styles, Emotion writes them beside the elements.
    if (cache?.compat !== true || (usesAs && as !== undefined)) return createElement(emotion, props);
    const merged: string[] = [];
    const others =
      typeof className === 'string' ? getRegisteredStyles(cache.registered, merged, className) : '';
    if (merged.length > 0) return createElement(emotion, props);
    if (cache.inserted[serialized.name] === undefined) insertStyles(cache, serialized, isElement);
    const forwarded: Record<string, unknown> = {};
    for (const name in props) if (forwards(name)) forwarded[name] = props[name];
    forwarded.className = `${others}${cache.key}-${serialized.name}`;
    // Two children, as Emotion has them: ids of `useId` depend on the place among siblings.
    return jsxs(Fragment, { children: [null, jsx(tag as ElementType, forwarded)] });
  }
  return Object.assign(StyledOnServer, {
    displayName: emotion.displayName,
    __emotion_real: StyledOnServer,
    __emotion_base: tag,
    __emotion_styles: styles,
    __emotion_forwardProp,
  }) as Component;
}
