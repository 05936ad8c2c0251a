import {
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';

/** HTML of parts of the frame that the server has rendered before. */
export interface KeptHtml {
  /** The HTML inside a part; undefined when it has not been rendered yet. */
  htmlOf: (part: string) => string | undefined;
  /** Adds the styles of the elements in a part to those of the page. */
  addStylesOf: (part: string) => void;
}

/** Null where parts are rendered like all other elements: in browsers and in tests. */
export const KeptHtmlContext = createContext<KeptHtml | null>(null);

/** Marks a part in rendered HTML, until its HTML has been taken (`server/kept-frame.ts`). */
export const KEPT_ATTRIBUTE = 'data-kept';

interface KeptProps<E extends HTMLElement> extends HTMLAttributes<E> {
  /** The element, mostly a styled one. It is rendered on each page; what is in it is kept. */
  as: 'ul' | ComponentType<HTMLAttributes<E> & { ref?: Ref<E> }>;
  /** Tells the parts of the frame apart: a word. */
  part: string;
  ref?: Ref<E>;
  children: ReactNode;
}

/**
 * A part of the frame whose content is the same on all pages that no link in it leads to: it depends on the links and the
 * configuration, not on the visitor, the address or the page's data. The server renders it once and writes its HTML from
 * then on, because header, menu and footer are half of a page; browsers render it like any other element.
 */
export function Kept<E extends HTMLElement>({ as, part, children, ...attributes }: KeptProps<E>) {
  const kept = useContext(KeptHtmlContext);
  if (!kept) return createElement(as, attributes, children);
  const html = kept.htmlOf(part);
  return html === undefined
    ? createElement(as, { ...attributes, [KEPT_ATTRIBUTE]: part } as typeof attributes, children)
    : createElement(
        Fragment,
        null,
        createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } }),
        createElement(KeptStyles, { kept, part }),
      );
}

/** Rendered after the element around the part, whose styles come before those of the elements in it. */
function KeptStyles({ kept, part }: { kept: KeptHtml; part: string }) {
  kept.addStylesOf(part);
  return null;
}
