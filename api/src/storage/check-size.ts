import { Transform } from 'node:stream';

/**
 * Passes the bytes of a document on, and fails when they are more or fewer than it has: its answer, whose length has been
 * sent, would never end, or bytes beyond it would be read as the next answer.
 * @param size in bytes
 */
export function checkSize(size: number): Transform {
  let missing = size;
  const wrong = () => new Error('The document has another size in the store than when it was uploaded.');
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      missing -= chunk.length;
      if (missing < 0) done(wrong());
      else done(null, chunk);
    },
    flush: (done) => done(missing > 0 ? wrong() : null),
  });
}
