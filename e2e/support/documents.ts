import { deflateSync } from 'node:zlib';

/**
 * A file for a file input. Its content matches its type, because the API checks the first bytes. It is generated, so that
 * no binary file is committed.
 */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const onePagePdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A JPEG of 8 × 8 blue pixels. */
const blueJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQCkH/2Q==',
  'base64',
);

/** A PNG of 2 × 2 pixels. */
const fourPixelPng = (() => {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crcOf(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
  const pixels = deflateSync(Buffer.from([0, 255, 0, 0, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255]));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
})();

/** Appends bytes up to a size; readers of all three formats ignore bytes after the end. */
const padTo = (content: Buffer, size = 0): Buffer =>
  Buffer.concat([content, Buffer.alloc(Math.max(0, size - content.length), '%')]);

/** A PDF of one page, padded to `size` bytes. */
export const pdf = (name: string, size?: number): PickedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: padTo(onePagePdf, size),
});

export const png = (name: string, size?: number): PickedFile => ({
  name,
  mimeType: 'image/png',
  buffer: padTo(fourPixelPng, size),
});

export const jpeg = (name: string, size?: number): PickedFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: padTo(blueJpeg, size),
});
