/** Header that the worker adds to what it stores: the hash of the content when it was stored. */
const STORED_HASH = 'stored-integrity';

/** The hash of a content as in `integrity` and in a security policy: `sha384-…`. */
export async function digestOf(algorithm: 'SHA-256' | 'SHA-384', content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest(algorithm, content));
  return `${algorithm.toLowerCase().replace('-', '')}-${btoa(String.fromCharCode(...digest))}`;
}
const hashOf = (content: ArrayBuffer) => digestOf('SHA-384', content);

/** The headers of a content with its hash. */
export async function withHash(headers: Headers, content: ArrayBuffer): Promise<Headers> {
  const own = new Headers(headers);
  own.set(STORED_HASH, await hashOf(content));
  return own;
}

/**
 * A stored response, or null when it is damaged or not what the page asks for.
 * @param integrity hashes that the page accepts; empty: any
 */
export async function intact(stored: Response, integrity = ''): Promise<Response | null> {
  const content = await stored.arrayBuffer();
  const hash = await hashOf(content);
  const isIntact =
    stored.headers.get(STORED_HASH) === hash && (!integrity || integrity.split(/\s+/).includes(hash));
  return isIntact ? new Response(content, { status: 200, headers: stored.headers }) : null;
}
