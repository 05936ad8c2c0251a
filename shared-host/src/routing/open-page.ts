import { redirect } from 'react-router-dom';
import type { RouteDescriptor } from 'shared-releases/descriptor';
import type { AreaHtml } from '../area-html/area-html.ts';
import { loadPage, NAVIGATION_TIME_LIMIT_MS, type NavigationContext, type PageTarget } from './load-page.ts';

/** The server's HTML of a page that opens before its code and data are there. */
export interface HtmlUntilReady {
  html: AreaHtml;
  /** Resolves when the page can take its place, with the path of another one if it leads there; it never rejects. */
  ready: Promise<string | undefined>;
  /** Whether the page has taken its place: another address of the same page needs the HTML no more. */
  isOver: () => boolean;
}

export const isHtmlUntilReady = (data: unknown): data is HtmlUntilReady =>
  typeof data === 'object' && data !== null && 'html' in data;

/** How long, in ms, the HTML of a page stays at most while its code is there and its data is not. */
const DATA_TIME_LIMIT_MS = 15_000;

/**
 * Loads a page that a running site opens. When its code is not there yet, the server's HTML of the page is requested
 * beside it, which needs neither code nor data: whichever comes first opens the page.
 * @param route of the page
 * @param signal ends the loading: the visitor goes somewhere else
 * @returns what the route's element gets as its data; null: the page itself
 */
export async function openPage(
  navigation: NavigationContext,
  route: RouteDescriptor,
  target: PageTarget,
  signal: AbortSignal,
): Promise<HtmlUntilReady | Response | null> {
  const code = navigation.registry.page(target.remote, target.page);
  if (!code.isReady()) navigation.areaHtml?.request(route, target.url);
  const html = navigation.areaHtml?.take(target.url);
  const loading = loadPage(navigation, target, { signal, timeLimitMs: NAVIGATION_TIME_LIMIT_MS });
  // Without its code the page could only show a failure.
  const shown = html && (await Promise.race([html, loading.then(() => (code.isReady() ? null : html))]));
  if (shown) {
    const ready = loading.then(async ({ settled, result }) => {
      await within(settled, DATA_TIME_LIMIT_MS);
      return result?.redirect;
    });
    let isOver = false;
    void ready.then(() => {
      isOver = true;
    });
    return { html: shown, ready, isOver: () => isOver && code.isReady() };
  }
  const { result } = await loading;
  return result?.redirect ? redirect(result.redirect) : null;
}

const within = (promise: Promise<unknown>, ms: number) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, ms))]);
