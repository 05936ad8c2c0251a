import { monthNames } from 'shared-api/month-names';

/** Texts that the worker writes into a copy. It speaks all languages of the site, because it has no language of its own. */
export const offlineNotice = {
  /** As on the pages, and not those of the browser, which may not have the language. */
  months: monthNames as readonly string[],
  kept: (day: string) => `No answer from the network. This is the copy of ${day} on this device.`,
  list: 'All saved pages',
  reload: 'Try again',
  title: 'Saved on this phone',
  missing: 'There is no network, and the page you want is not saved on this phone.',
  keptByYou: 'Kept by you',
  opened: 'Opened before',
  none: 'Nothing is saved yet.',
};
