/** Parts of a page, each of which shows nothing outside of its edges. */
const PARTS = 'main section, main article';

/** How far below the screen a part begins, in heights of the screen, to be skipped. */
const FAR = 1;

/** Height of an element without its padding and borders, in px. */
function contentHeight(element: Element): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
  const edges = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth];
  return edges.reduce((rest, edge) => rest - parseFloat(edge), element.getBoundingClientRect().height);
}

/**
 * Lets the browser skip the parts of the page that are far below the screen until they come near it. On a slow phone they
 * are most of the work of a change of the whole page, such as a dialog that makes the rest inert. What is inside can be
 * found, focused, linked to and printed all the same.
 *
 * After the first frame, not by the style sheet: each part has its real height then, so that the page keeps its own, and a
 * reload its position. Parts that are rendered later are not skipped, because their height is not known.
 */
export const skipFarParts = (): void => {
  // A task after the frame, in which the browser has laid out the page.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const far = [...document.querySelectorAll<HTMLElement>(PARTS)]
        .filter((part) => part.getBoundingClientRect().top > innerHeight * (1 + FAR))
        .map((part) => ({ part, height: contentHeight(part) }));
      const inside = new Set<Element | null | undefined>();
      for (const { part, height } of far) {
        const isOutermost = !inside.has(part.parentElement?.closest(PARTS));
        inside.add(part);
        if (!isOutermost) continue;
        part.style.containIntrinsicBlockSize = `auto ${height}px`;
        part.style.contentVisibility = 'auto';
      }
      const width = innerWidth;
      const onResize = () => {
        // The bars of a phone's browser change the height only.
        if (innerWidth === width) return;
        removeEventListener('resize', onResize);
        // In another width the parts have other heights.
        for (const { part } of far) part.style.contentVisibility = '';
      };
      addEventListener('resize', onResize);
    }),
  );
};
