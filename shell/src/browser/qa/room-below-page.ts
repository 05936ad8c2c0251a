/** Distance in px between the panel and what has the focus: room for its outline. */
const GAP = 16;

/**
 * Keeps what has the focus in the page above the panel, also the last link of the page.
 * @returns the function that ends it
 */
export function makeRoomFor(panel: HTMLElement): () => void {
  const { documentElement: page, body } = document;
  const fit = () => {
    const room = `${Math.ceil(innerHeight - panel.getBoundingClientRect().top + GAP)}px`;
    page.style.scrollPaddingBottom = room;
    body.style.paddingBottom = room;
  };
  const observer = new ResizeObserver(fit);
  observer.observe(panel);
  // The size of the panel may stay while the window becomes lower.
  addEventListener('resize', fit);
  return () => {
    observer.disconnect();
    removeEventListener('resize', fit);
    page.style.scrollPaddingBottom = '';
    body.style.paddingBottom = '';
  };
}
