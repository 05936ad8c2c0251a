/**
 * Tells the page that the browser's storage may have changed, when the browser shows it again from its back/forward cache.
 * A page in that cache gets no storage events: it would show the login and the saved courses of before, and write the
 * latter back with its next change. A key of null stands for the whole storage.
 */
export function tellWhenShownAgain(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatchEvent(new StorageEvent('storage', { key: null }));
  });
}
