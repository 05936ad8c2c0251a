/** Distance in px between the panel and what has the focus: room for its outline. */
const GAP = 16;

/**
 * Keeps what has the focus in the page above the panel, also the last link of the page.
 * @returns the function that ends it
 */
export function makeRoomFor(panel: HTMLElement): () => void {
  const { documentElement: page, body } = document;
  const observer = new ResizeObserver(() => {
    const room = `${Math.ceil(innerHeight - panel.getBoundingClientRect().top + GAP)}px`;
    page.style.scrollPaddingBottom = room;
    body.style.paddingBottom = room;
  });
  observer.observe(panel);
  // The height of the panel may stay while that of the window changes.
  observer.observe(page);
  return () => {
    observer.disconnect();
    page.style.scrollPaddingBottom = '';
    body.style.paddingBottom = '';
  };
}
