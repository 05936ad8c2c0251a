const RELEASED = /\/releases\/([^/]+\/[^/]+\/web\/[^?#]+)$/;

/** Key in the release store of a browser file by its address; null for other addresses. */
export function releaseKey(address: string): string | null {
  const key = RELEASED.exec(address)?.[1];
  return key && !key.split('/').includes('..') ? key : null;
}
