/** Decides when the code of the page's areas is loaded (`shell/src/browser/early/`). */
export interface CodeAreas {
  /** Resolves when the code of an area is needed; null when it is not deferred. */
  whenNeeded: (area: Element) => Promise<void> | null;
  /** Loads the code of the area around an element, and of the areas around that one; of the shell in any case. */
  need: (element: Element) => void;
  /** Loads the code of all areas. */
  needAll: () => void;
  /** Another page is shown: no code of these areas is loaded any more, whatever is touched in it. */
  end: () => void;
  /** Why the code of each area is loaded; null: it is not. For the QA panel. */
  reasons: () => { area: string; moment: string; reason: string | null }[];
}

declare global {
  interface Window {
    /** Set by the document's first script; absent on pages that load all code at once. */
    codeAreas?: CodeAreas;
  }
}

/** The areas of the server's HTML, as long as that page is shown. */
export interface FirstView {
  /** Whether the server's HTML of the page is still on the screen. */
  isShown: () => boolean;
  /** Resolves when the code of the page is needed; null when it is not deferred. */
  pageNeeded: () => Promise<void> | null;
  widgetNeeded: (name: string) => Promise<void> | null;
  /** Names of the widgets that the server has rendered, while their HTML is still on the screen. */
  renderedWidgets: () => readonly string[];
  /** Loads the code of all areas: an update of the page would otherwise wait for it. */
  needAll: () => void;
  /** Another page is shown: from now on no code is deferred, and going back shows no HTML of the server. */
  end: () => void;
}

/** What React writes first where a boundary is complete; where it has failed, the browser renders it. */
const COMPLETE_BOUNDARY = '$';

/**
 * Reads the areas of the server's HTML.
 * @param root element with the server's HTML
 */
export function createFirstView(root: Element, codeAreas: CodeAreas | undefined): FirstView {
  const pageArea = root.querySelector('#main [data-remote]');
  const widgets = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-widget]')].map((element) => [
      element.dataset.widget ?? '',
      element,
    ]),
  );
  // Read at once: hydration changes it.
  const rendered = [...widgets.keys()].filter(
    (name) => widgets.get(name)?.firstChild?.nodeValue === COMPLETE_BOUNDARY,
  );
  let isShown = root.firstElementChild !== null;
  const whenNeeded = (area: Element | null | undefined) =>
    (isShown && area && codeAreas?.whenNeeded(area)) || null;
  return {
    isShown: () => isShown,
    pageNeeded: () => whenNeeded(pageArea),
    widgetNeeded: (name) => whenNeeded(widgets.get(name)),
    renderedWidgets: () => (isShown ? rendered : []),
    needAll: () => codeAreas?.needAll(),
    end: () => {
      isShown = false;
      codeAreas?.end();
    },
  };
}
