import { randomKey } from 'shared-shell/random-key';

/**
 * The idempotency key of a form's content. Unchanged content is sent with the same key and creates no second application.
 * Changed content needs a new one, because the API would answer with the first application and ignore the change.
 */
export function createContentKey() {
  let current = '';
  const own = new Set<string>();
  return {
    /** The key to send with: that of the content, or a new one where it has none. */
    take: (): string => {
      current ||= randomKey();
      return current;
    },
    /** Called when the content has changed. */
    renew: (): string => {
      current = randomKey();
      own.add(current);
      return current;
    },
    /** Called when the content of a draft has replaced that of the form. */
    follow: (key: string | undefined) => {
      current = key ?? '';
    },
    /** Whether a draft with that key has content of the form, saved while the draft was being read. */
    isOwn: (key: string | undefined): boolean => own.has(key ?? ''),
    /** Called when the form is emptied. The same draft may come back later, e.g. from the waiting applications. */
    clear: () => {
      current = '';
      own.clear();
    },
  };
}
