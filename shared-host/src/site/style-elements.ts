/**
 * Attribute of the style element of a page: the names of its classes, separated by spaces. Emotion lists them after the
 * key in `data-emotion`, and then inserts the element again for each cache of the page; for a style sheet that moves, the
 * browser computes the styles of all elements anew.
 */
export const CLASSES_ATTRIBUTE = 'data-classes';

/** Names of the classes whose styles the server has written. */
export const writtenClasses = (): string[] =>
  [...document.querySelectorAll(`style[${CLASSES_ATTRIBUTE}]`)].flatMap(
    (style) => style.getAttribute(CLASSES_ATTRIBUTE)?.split(' ') ?? [],
  );

/** The head, for style elements that are not in the document yet: the others stay where they are. */
export const headForNewStyles = () =>
  ({
    insertBefore: <T extends Node>(style: T, before: Node | null): T =>
      style.isConnected ? style : document.head.insertBefore(style, before),
  }) as Node;
