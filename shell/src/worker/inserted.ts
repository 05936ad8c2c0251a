import { collectStyleAttributes } from 'shared-host/style-attributes';
import { BROWSER_CONTENT, type ShownContent } from 'shared-shell/offline';
import { digestOf } from './content-hash.ts';

const ROOT = '<div id="root">';

/**
 * A copy with an element of the worker above the site. Outside the element of React, so that the page hydrates as it was
 * rendered; the security policy of the copy gets the hash of the element's styles.
 */
export async function inserted(
  copy: Response,
  html: string,
  css: string,
  element: string,
): Promise<Response> {
  const page = await withStyles(copy.headers, html, css);
  return new Response(
    page.html.replace(ROOT, () => element + ROOT),
    { status: 200, headers: page.headers },
  );
}

/** A page with further styles, which its security policy allows by their hash. */
async function withStyles(
  original: Headers,
  html: string,
  css: string,
): Promise<{ html: string; headers: Headers }> {
  const headers = new Headers(original);
  const policy = headers.get('content-security-policy');
  if (policy) {
    const hash = await digestOf('SHA-256', new TextEncoder().encode(css));
    headers.set('content-security-policy', policy.replace(/style-src /, `style-src '${hash}' `));
  }
  return { html: html.replace('</head>', () => `<style>${css}</style></head>`), headers };
}

const EMPTY_CONTENT = `<div ${BROWSER_CONTENT}=""></div>`;

/** A page with what it showed that only the browser knows, in the element that is empty in the server's HTML. */
export async function withContent(
  headers: Headers,
  html: string,
  content: ShownContent,
): Promise<{ html: string; headers: Headers }> {
  const { html: markup, css } = collectStyleAttributes(content.html);
  const filled = html.replace(EMPTY_CONTENT, () => EMPTY_CONTENT.replace('></', () => `>${markup}</`));
  // A text in a rule must not end the style element.
  return withStyles(headers, filled, (content.css + css).replaceAll('</', '<\\/'));
}

/** Text within HTML, and within an attribute in double quotes. */
export const escaped = (text: string): string => text.replace(/[&"<]/g, (char) => `&#${char.charCodeAt(0)};`);
