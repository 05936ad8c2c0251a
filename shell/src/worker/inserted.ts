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
  if (policy)
    headers.set('content-security-policy', policy.replace(/style-src /, `style-src '${await hashOf(css)}' `));
  const text = html.replace('</head>', () => `<style>${css}</style></head>`);
  return new Response(
    text.replace(ROOT, () => element + ROOT),
    { status: 200, headers },
  );
}

async function hashOf(css: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

export const escaped = (text: string): string => text.replace(/[&"<]/g, (char) => `&#${char.charCodeAt(0)};`);
