import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  zstdCompressSync,
  zstdDecompress,
  zstdDecompressSync,
} from 'node:zlib';
import { tagOf } from 'shared-server';

const compress = promisify(brotliCompress);

type Encoding = 'zstd' | 'br';

const decompressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  zstd: promisify(zstdDecompress),
  br: promisify(brotliDecompress),
};

/** Zstandard's own default: a quarter of the time of its next better ones. */
const FAST_LEVEL = 3;
/** Of Brotli: a tenth smaller than the fast result, for eight times the time. */
const DENSE_QUALITY = 5;
/** Room for a whole compressed document: each further piece is one more step of the compressor. */
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

/** What follows the name of an encoding that a client refuses. */
const REFUSED = String.raw`\s*;\s*q=0(?:\.0*)?\s*(?:,|$)`;
const brotli = new RegExp(String.raw`\bbr\b(?!${REFUSED})`);
const zstd = new RegExp(String.raw`\bzstd\b(?!${REFUSED})`);

/** Whether a client accepts Brotli. */
export const acceptsBrotli = (acceptEncoding = '') => brotli.test(acceptEncoding);
const acceptsZstd = (acceptEncoding = '') => zstd.test(acceptEncoding);

/** For the bytes of one document at a time; a longer one gets a buffer of its own. */
const shared = Buffer.allocUnsafeSlow(1024 * 1024);
/** A UTF-16 unit takes at most three bytes. */
const MAX_BYTES_PER_UNIT = 3;

/** The bytes of a text, until the next call. Without counting them first, which takes as long as writing them. */
function utf8(pieces: readonly string[]): Buffer {
  const units = pieces.reduce((sum, { length }) => sum + length, 0);
  if (units * MAX_BYTES_PER_UNIT > shared.length) return Buffer.from(pieces.join(''));
  let end = 0;
  for (const piece of pieces) end += shared.write(piece, end);
  return shared.subarray(0, end);
}

/**
 * A copy in memory of exactly its size. The compressors' own buffers are larger, and `Buffer.from` takes up to 32 kB from
 * memory of 64 kB that several buffers share, of which a single one keeps all.
 */
function ofOwnMemory(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** What is sent to a client; without `encoding` the HTML itself. */
interface SentBody {
  encoding?: Encoding;
  bytes: Buffer;
}

/**
 * The HTML of a document, kept compressed only, which is a fifth of its size. At first it is compressed in the least
 * time, because a visitor waits for it and it may be the only one; `condense` makes it as small as it gets for pages that
 * are viewed again.
 */
export class DocumentBody {
  /** A redirect has none. */
  static readonly none = new DocumentBody([]);

  /** The same for the same HTML; by default a hash of its first compressed form, which is a fifth of the work. */
  readonly etag: string;
  #encoding: Encoding = 'zstd';
  #bytes: Buffer;
  #condensing: Promise<void> | undefined;

  /**
   * @param html the document in pieces, one after the other
   * @param etag of a document that is made of another one, or what makes it of the bytes
   */
  constructor(html: readonly string[] | Buffer, etag?: string | ((html: Buffer) => string)) {
    const bytes = Buffer.isBuffer(html) ? html : utf8(html);
    // At once, not in another thread: the way there and back takes longer than the work.
    this.#bytes = ofOwnMemory(
      zstdCompressSync(bytes, {
        chunkSize: PIECE_BYTES,
        pledgedSrcSize: bytes.length,
        params: { [constants.ZSTD_c_compressionLevel]: FAST_LEVEL },
      }),
    );
    this.etag = (typeof etag === 'function' ? etag(bytes) : etag) ?? tagOf(this.#bytes);
  }

  /** Bytes as they are kept and sent to most clients. */
  get size(): number {
    return this.#bytes.length;
  }

  /** Whether it is as small as it gets. */
  get isCondensed(): boolean {
    return this.#encoding === 'br';
  }

  /** Compresses the document with Brotli, once, in another thread. */
  condense(): Promise<void> {
    this.#condensing ??= this.#condense().catch((error) => {
      this.#condensing = undefined;
      throw error;
    });
    return this.#condensing;
  }

  async #condense() {
    const html = zstdDecompressSync(this.#bytes);
    const dense = await compress(html, {
      chunkSize: PIECE_BYTES,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: DENSE_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(html.length),
      },
    });
    this.#bytes = ofOwnMemory(dense);
    this.#encoding = 'br';
  }

  /**
   * The document with other texts in the place of some of its parts, each the first of its kind after the one before.
   * @returns null without one of the parts
   */
  async replacing(
    parts: readonly { part: string; text: string }[],
    etag: string,
  ): Promise<DocumentBody | null> {
    const html = await decompressors[this.#encoding](this.#bytes);
    const pieces: Buffer[] = [];
    let end = 0;
    for (const { part, text } of parts) {
      const start = html.indexOf(part, end);
      if (start < 0) return null;
      pieces.push(html.subarray(end, start), Buffer.from(text));
      end = start + Buffer.byteLength(part);
    }
    return new DocumentBody(Buffer.concat([...pieces, html.subarray(end)]), etag);
  }

  /** The document in an encoding that the client accepts. The few that accept none, such as some crawlers, cost a decompression. */
  async sentTo(acceptEncoding: string | undefined): Promise<SentBody> {
    if (this.#encoding === 'zstd' && !acceptsZstd(acceptEncoding) && acceptsBrotli(acceptEncoding))
      await this.condense();
    const isAccepted = this.#encoding === 'zstd' ? acceptsZstd : acceptsBrotli;
    if (isAccepted(acceptEncoding)) return { encoding: this.#encoding, bytes: this.#bytes };
    return { bytes: await decompressors[this.#encoding](this.#bytes) };
  }
}
