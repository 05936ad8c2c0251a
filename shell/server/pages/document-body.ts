import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Between the fastest quality and the smallest result: each page is compressed while a visitor may wait for it. */
const QUALITY = 5;

/** Compresses a document into a buffer of exactly its size: the compressor's own buffers are larger. */
export const compressDocument = async (html: Buffer): Promise<Buffer> =>
  Buffer.from(
    await compress(html, {
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
