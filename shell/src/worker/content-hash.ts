/** Header that the worker adds to what it stores: the hash of the content when it was stored. */
const STORED_HASH = 'stored-integrity';

const hashOf = async (content: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
};

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
