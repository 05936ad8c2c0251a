import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Between the fastest quality and the smallest result: each page is compressed while a visitor may wait for it. */
const QUALITY = 5;
/** Room for a whole compressed document: each further piece is one more trip to another thread. */
const PIECE_BYTES = 64 * 1024;

/** Smallest and largest window of Brotli, as powers of two of its bytes; 16 bytes of a window are not usable. */
const WINDOW_BITS = { min: 16, max: 22 };
const UNUSABLE_WINDOW_BYTES = 16;

/**
 * The smallest window that holds a whole document. The default, 4 MB, finds nothing more and reserves 8 MB for each
 * document, which Node reports to V8: it then collected its whole heap every 20 pages (30 % of all processor time).
 */
const windowBits = (bytes: number) =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes + UNUSABLE_WINDOW_BYTES)), WINDOW_BITS.min), WINDOW_BITS.max);

/** Compresses a document into a buffer of exactly its size: the compressor's own buffers are larger. */
export const compressDocument = async (html: Buffer): Promise<Buffer> =>
  Buffer.from(
    await compress(html, {
      chunkSize: PIECE_BYTES,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(html.length),
      },
    }),
  );

/** Whether a client accepts Brotli. */
export const acceptsBrotli = (acceptEncoding: string | undefined) => /\bbr\b/.test(acceptEncoding ?? '');

/**
 * The HTML of a compressed document. Documents are kept compressed only, which is a fifth of their size; the few clients
 * that cannot read them, such as some crawlers, cost a decompression.
 */
export const decompressDocument = async (brotli: Buffer): Promise<Buffer> =>
  brotli.length === 0 ? brotli : await decompress(brotli);
