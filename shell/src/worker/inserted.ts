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
  const headers = new Headers(copy.headers);
  const policy = headers.get('content-security-policy');
  if (policy) {
    const hash = await digestOf('SHA-256', new TextEncoder().encode(css));
    headers.set('content-security-policy', policy.replace(/style-src /, `style-src '${hash}' `));
  }
  const text = html.replace('</head>', () => `<style>${css}</style></head>`);
  return new Response(
    text.replace(ROOT, () => element + ROOT),
    { status: 200, headers },
  );
}

/** Text within HTML, and within an attribute in double quotes. */
export const escaped = (text: string): string => text.replace(/[&"<]/g, (char) => `&#${char.charCodeAt(0)};`);
