/** @jest-environment node */
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { acceptsBrotli, DocumentBody } from './document-body.ts';

const CHROME = 'gzip, deflate, br, zstd';
const letters = (size: number) =>
  String.fromCharCode(...Array.from({ length: size }, (_, index) => 97 + ((index * index) % 23)));

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
  'a document of %i bytes is condensed with a window of 2^%i bytes, and comes back as it was',
  async (size, bits) => {
    const pieces = Array.from({ length: Math.ceil(size / 100_000) }, (_, index) =>
      letters(Math.min(100_000, size - index * 100_000)),
    );
    const body = new DocumentBody(pieces);
    await body.condense();
    const { bytes } = await body.sentTo('br');
    expect(declaredWindowBits(bytes)).toBe(bits);
    expect(brotliDecompressSync(bytes).toString()).toBe(pieces.join(''));
  },
);

test('each client gets the whole document in an encoding that it accepts, before and after it is condensed', async () => {
  const html = ['<p>नेपाल €', '', letters(5_000), '</p>'];
  const fresh = new DocumentBody(html);
  const condensed = new DocumentBody(html);
  await condensed.condense();
  const read = { zstd: zstdDecompressSync, br: brotliDecompressSync, plain: (bytes: Buffer) => bytes };
  for (const [body, accepts, encoding] of [
    [fresh, undefined, undefined],
    [fresh, 'gzip', undefined],
    [fresh, CHROME, 'zstd'],
    [fresh, 'zstd', 'zstd'],
    // Condenses it, because such a browser would otherwise get five times as many bytes.
    [fresh, 'gzip, br', 'br'],
    [condensed, undefined, undefined],
    [condensed, CHROME, 'br'],
    [condensed, 'gzip, br', 'br'],
    [condensed, 'zstd', undefined],
  ] as const) {
    const sent = await body.sentTo(accepts);
    expect([accepts, sent.encoding]).toEqual([accepts, encoding]);
    expect(read[sent.encoding ?? 'plain'](sent.bytes).toString()).toBe(html.join(''));
  }
  expect(fresh.isCondensed).toBe(true);
});

test('the same HTML has the same tag, however it is compressed; other HTML has another', async () => {
  const one = new DocumentBody(['<h1>', 'A</h1>']);
  const same = new DocumentBody(['<h1>A', '</h1>']);
  await same.condense();
  expect(same.etag).toBe(one.etag);
  expect(new DocumentBody(['<h1>B</h1>']).etag).not.toBe(one.etag);
});

test('a document keeps no memory beside its own bytes', async () => {
  const body = new DocumentBody([letters(50_000)]);
  for (const encoding of ['zstd', 'br']) {
    const { bytes } = await body.sentTo(encoding);
    expect([encoding, bytes.buffer.byteLength]).toEqual([encoding, body.size]);
  }
});

test.each([
  ['br', true],
  ['gzip, deflate, br;q=0.5, zstd', true],
  ['br;q=0.01', true],
  ['br;q=0, gzip', false],
  ['gzip, br ; q=0.000', false],
  ['gzip', false],
  [undefined, false],
])('Accept-Encoding: %s accepts Brotli: %s', (header, isAccepted) =>
  expect(acceptsBrotli(header)).toBe(isAccepted),
);
