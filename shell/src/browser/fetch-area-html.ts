import type { AreaHtml } from 'shared-host/browser';
import { AREA_HTML_PATH } from '../page-data.ts';

/** Time in ms after which a page is shown without it. */
const TIME_LIMIT_MS = 4_000;

/**
 * Requests the server's HTML of a page's area; null when there is none, for whatever reason: the page opens without it.
 * By XMLHttpRequest, because it returns elements: the page's policy of Trusted Types refuses HTML as text.
 * @param url address of the page
 */
export const fetchAreaHtml = ({ pathname, search }: URL): Promise<AreaHtml | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', AREA_HTML_PATH + pathname + search);
    request.responseType = 'document';
    request.timeout = TIME_LIMIT_MS;
    request.onloadend = () => {
      const page = request.status === 200 ? request.responseXML : null;
      resolve(
        page && {
          title: page.title,
          css: page.head.querySelector('script')?.textContent ?? '',
          content: page.body,
        },
      );
    };
    request.send();
  });
