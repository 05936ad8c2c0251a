/** Pictures that wait (`shared-ui/picture`), and the links that show those with a text. */
const WAITING = 'img[data-picture]';
const SHOWS_ONE = 'a[data-shows-picture]';
const SHOWS_ALL = 'button[data-shows-pictures]';

function show(picture: HTMLImageElement) {
  const { picture: address } = picture.dataset;
  if (!address) return;
  delete picture.dataset.picture;
  // What the server's HTML put off until it is near the screen is wanted now.
  picture.loading = 'eager';
  picture.src = address;
}

/** Shows a picture in its place when it, or the link to it, is pressed; and all of them by the button of the footer. */
export function showTappedPictures(): void {
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element | null;
      if (target?.closest?.(SHOWS_ALL)) {
        for (const picture of document.querySelectorAll<HTMLImageElement>(WAITING)) show(picture);
        for (const link of document.querySelectorAll<HTMLElement>(SHOWS_ONE)) link.hidden = true;
        return;
      }
      const link = target?.closest?.<HTMLAnchorElement>(SHOWS_ONE);
      const picture = link ? link.previousElementSibling : target;
      if (!(picture instanceof HTMLImageElement) || !picture.matches(WAITING)) return;
      show(picture);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      // The focus goes where the picture is, not to the top of the page.
      picture.tabIndex = -1;
      picture.focus({ preventScroll: true });
      link.hidden = true;
    },
    true,
  );
}
