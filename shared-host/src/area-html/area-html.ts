import type { RouteDescriptor } from 'shared-releases/descriptor';
import { isAnyStored } from 'shared-shell/storage';
import { savesData } from 'shared-ui/idle';

/** The server's HTML of the area of a page. */
export interface AreaHtml {
  /** Title of the document. */
  title: string;
  /** Rules of the classes in it. */
  css: string;
  /** Element of another document whose content it is. */
  content: Element;
}

/** Requests the area of a page by its address; null when there is none. Never rejects. */
export type FetchAreaHtml = (url: URL) => Promise<AreaHtml | null>;

/** Gives the server's HTML of pages that a running site opens. */
export interface AreaHtmlSource {
  /** Requests it, unless the page looks different in this browser. */
  request: (route: RouteDescriptor, url: URL) => void;
  /** What was requested, once: a page that is opened again is shown by its code, as it is by then. */
  take: (url: URL) => Promise<AreaHtml | null> | undefined;
}

/** Time in ms for which requested HTML is used. */
const LIFETIME_MS = 30_000;

export function createAreaHtmlSource(fetchAreaHtml: FetchAreaHtml): AreaHtmlSource {
  const requested = new Map<string, Promise<AreaHtml | null>>();
  return {
    request: (route, url) => {
      const address = addressOf(url);
      if (savesData() || !isSameForAll(route) || requested.has(address)) return;
      requested.set(address, fetchAreaHtml(url));
      setTimeout(() => requested.delete(address), LIFETIME_MS);
    },
    take: (url) => {
      const html = requested.get(addressOf(url));
      requested.delete(addressOf(url));
      return html;
    },
  };
}

const addressOf = ({ pathname, search }: URL) => pathname + search;

/** Whether the server's HTML of a page is what this browser would show. */
const isSameForAll = ({ hydrate, styles, storage: keys = [] }: RouteDescriptor) =>
  hydrate !== 'immediate' && styles.length === 0 && !isAnyStored(keys);
