/** A key of 128 random bits; also where `crypto.randomUUID` is missing because the page is not served over TLS. */
export const newClientKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
