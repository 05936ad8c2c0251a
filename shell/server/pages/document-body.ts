import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Between the fastest quality and the smallest result: each page is compressed while a visitor may wait for it. */
const QUALITY = 5;
/** Room for a whole compressed document: each further piece is one more trip to another thread. */
const PIECE_BYTES = 64 * 1024;

/** Compresses a document into a buffer of exactly its size: the compressor's own buffers are larger. */
export const compressDocument = async (html: Buffer): Promise<Buffer> =>
  Buffer.from(
    await compress(html, {
      chunkSize: PIECE_BYTES,
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
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
