import { languagePrefix } from 'shared-language';
import { COPY_HEADERS, SAVED_PAGES_PATH } from 'shared-shell/offline';
import { offlineNotice as english } from './offline-notice.en.ts';
import { offlineNotice as nepali } from './offline-notice.ne.ts';

/** Height in px of the site's bar, which stays above everything; the page below it begins with as much room. */
const TOP_BAR = 64;

/** The bar above a copy: below the site's own, and readable without the page's styles, which may be of any release. */
// Sticky, because a browser that reloads a page scrolls to what was in view before, past a bar above it.
const CSS = [
  `.offline-copy{position:sticky;top:0;z-index:1;padding:calc(${TOP_BAR}px + .6rem) 1rem .6rem;background:#FFF3D6;color:#12203A;font-weight:600;text-align:center}`,
  '.offline-copy a{color:#172C6B;margin-inline:.4rem;display:inline-block;padding:.25rem 0}',
  `.offline-copy+#root{margin-top:-${TOP_BAR}px}`,
].join('');

const ROOT = '<div id="root">';

/**
 * A copy as it is shown: it says above the page that it is a copy, and of which day. Outside the element of React, so
 * that the page hydrates as it was rendered; the security policy of the copy gets the hash of the bar's styles.
 */
export async function withNotice(copy: Response, path: string): Promise<Response> {
  const html = await copy.text();
  const language = /<html lang="ne"/.test(html) ? 'ne' : 'en';
  const texts = language === 'ne' ? nepali : english;
  const at = new Date(copy.headers.get(COPY_HEADERS.at) ?? 0);
  const day = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'long', timeZone: 'Asia/Kathmandu' }).format(
    at,
  );
  const escaped = path.replace(/[&"<]/g, (char) => `&#${char.charCodeAt(0)};`);
  const bar = `<div class="offline-copy" role="status" lang="${language}">${texts.kept(day)} <a href="${languagePrefix(language)}${SAVED_PAGES_PATH}">${texts.list}</a> <a href="${escaped}">${texts.reload}</a></div>`;
  const headers = new Headers(copy.headers);
  const policy = headers.get('content-security-policy');
  if (policy)
    headers.set(
      'content-security-policy',
      policy.replace(/style-src /, `style-src '${await hashOfStyles()}' `),
    );
  return new Response(html.replace('</head>', `<style>${CSS}</style></head>`).replace(ROOT, bar + ROOT), {
    status: 200,
    headers,
  });
}

async function hashOfStyles(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(CSS));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
