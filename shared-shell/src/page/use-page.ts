import { useEffect, useEffectEvent } from 'react';
import { useHost } from '../host/host.ts';
import type { PageMeta } from './page-meta.ts';

/**
 * Sets the page's metadata: title, description, canonical path, sharing picture, JSON-LD, status. The shell writes it
 * into the document (on the server into the HTML), announces the title and moves focus to the page's `h1` after a
 * navigation. Call it once per page, also in its loading and error states.
 */
export function usePage(meta: PageMeta): void {
  const { page } = useHost();
  page.onRender(meta);
  const onCommit = useEffectEvent(() => page.onCommit(meta));
  const content = JSON.stringify(meta);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages pass a new object with each render; only new content counts.
  useEffect(() => onCommit(), [content]);
}
