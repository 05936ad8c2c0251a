import { useEffect, useEffectEvent } from 'react';
import { useHost } from '../host/host.ts';
import type { PageMeta } from './page-meta.ts';

/**
 * Says what this page is: title, description, canonical address, sharing picture, JSON-LD, status. The shell writes
 * it into the document (on the server into the HTML), announces the title and moves focus to the page's `h1` after a
 * navigation. Call it once per page, also in its loading and error states.
 */
export function usePage(meta: PageMeta): void {
  const { page } = useHost();
  page.onRender(meta);
  const commit = useEffectEvent(() => page.onCommit(meta));
  const key = JSON.stringify(meta);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the content of `meta`.
  useEffect(() => commit(), [key]);
}
