/** @jest-environment node */
import { compressDocument, decompressDocument } from './document-body.ts';

/** Size of the window that a Brotli stream declares in its first bits, as a power of two of its bytes (RFC 7932, 9.1). */
function declaredWindowBits([first = 0]: Buffer): number {
  if ((first & 1) === 0) return 16;
  const next = (first >> 1) & 7;
  return next === 0 ? 17 : 17 + next;
}

test.each([
  [10, 16],
  [100_000, 17],
  [2 ** 17, 18],
  [3_000_000, 22],
  [9_000_000, 22],
])(
  'a document of %i bytes is compressed with a window of 2^%i bytes, and comes back as it was',
  async (size, bits) => {
    const html = Buffer.from(Array.from({ length: size }, (_, index) => 97 + ((index * index) % 23)));
    const brotli = await compressDocument(html);
    expect(declaredWindowBits(brotli)).toBe(bits);
    expect((await decompressDocument(brotli)).equals(html)).toBe(true);
  },
);
