import { readPicture } from './read-picture.ts';
import { showsLocation } from './shows-location.ts';

/** Small pictures of one colour, by type. */
const pictures = {
  jpg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAMABgDAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcI/8QAGxAAAQQDAAAAAAAAAAAAAAAAAAEEFRZTY5H/xAAXAQEBAQEAAAAAAAAAAAAAAAAACAUJ/8QAHBEAAQMFAAAAAAAAAAAAAAAAABYXUgQFYmOh/9oADAMBAAIRAxEAPwDJtn2J03mh1lrOln0WfYnQ0OsOln0WfYnQ0OsOln0mUg6yHRZNW6BBihr5iQdZAmrdAKGvmJB1kCat0Aoa+Z//2Q==',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACAQMAAABFZu8gAAAAA1BMVEX/AAAZ4gk3AAAADElEQVQI12NgYGAAAAAEAAEnNCcKAAAAAElFTkSuQmCC',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAQAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAqbWRhdBIACgg4BDtoCGg0gDIUHsJipOAAFgAAAJA1jjxwLaLyXQc=',
  webp: 'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoEAAIAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=',
};
const bodies = Object.entries(pictures).map(([type, text]) => [type, Buffer.from(text, 'base64')] as const);

test.each(bodies)('%s: a whole picture passes, also with further data after its end', (type, body) => {
  expect(readPicture(body)).toMatchObject({ name: expect.stringContaining(`.${type}`) });
  expect(readPicture(Buffer.concat([body, Buffer.alloc(20), Buffer.from('camera')]))).toHaveProperty('name');
});

test.each(bodies)('%s: a picture that is cut off is refused, wherever it ends', (_type, body) => {
  for (let length = Math.floor(body.length / 2); length < body.length; length++)
    expect(readPicture(body.subarray(0, length))).toEqual({
      problem: expect.stringMatching(/^is cut off, its end is missing|^is not a picture/),
    });
  expect(readPicture(body.subarray(0, -1))).toEqual({
    problem: 'is cut off, its end is missing: copy or save it again',
  });
});

test('the end of a preview inside a JPEG is not the end of the picture', () => {
  const whole = Buffer.from(pictures.jpg, 'base64');
  const preview = Buffer.from([0xff, 0xe1, 0x00, 0x04, 0xff, 0xd9]);
  const body = Buffer.concat([whole.subarray(0, 2), preview, whole.subarray(2)]);
  expect(readPicture(body)).toHaveProperty('name');
  expect(readPicture(body.subarray(0, -2))).toHaveProperty('problem');
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0h4v2z"/></svg>';

test.each([
  svg,
  `${svg}\n<!-- drawn by hand -->\n<!-- twice -->\n`,
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
])('a whole drawing passes: %s', (text) => {
  expect(readPicture(Buffer.from(text))).toMatchObject({ width: 4, height: 2 });
});

test.each([svg.slice(0, -1), svg.slice(0, -6), `${svg.slice(0, -6)}<!-- a comment -->`])(
  'a drawing that is cut off is refused: %s',
  (text) => {
    expect(readPicture(Buffer.from(text))).toEqual({
      problem: 'is cut off, its end is missing: copy or save it again',
    });
  },
);

test('a drawing that does not say that it is SVG is refused, because browsers do not show it', () => {
  const body = Buffer.from('<svg width="4" height="2"><path id="http://www.w3.org/2000/svg"/></svg>');
  expect(readPicture(body)).toEqual({ problem: expect.stringMatching(/^has no xmlns="http/) });
});

test.each([
  [1, 24, 12],
  [3, 24, 12],
  [6, 12, 24],
  [8, 12, 24],
])('a photograph with the orientation %i has the size in which it is shown', (orientation, width, height) => {
  const body = withExif(Buffer.from(pictures.jpg, 'base64'), exif([[0x0112, 3, orientation]]));
  expect(readPicture(body)).toMatchObject({ width, height });
});

const big = (tag: number, value: number) => [[tag, 4, value]] as const;

test('data about the place is found in every type, and only that', () => {
  const [jpg, png, webp] = [pictures.jpg, pictures.png, pictures.webp].map((text) =>
    Buffer.from(text, 'base64'),
  );
  const gps = exif(big(0x8825, 26), big(2, 0));
  expect(showsLocation(withExif(jpg as Buffer, gps))).toBe(true);
  expect(showsLocation(Buffer.concat([webp as Buffer, Buffer.from('EXIF\0\0\0\0', 'latin1'), gps]))).toBe(
    true,
  );
  expect(showsLocation(Buffer.concat([png as Buffer, Buffer.from('eXIf', 'latin1'), gps]))).toBe(true);
  for (const body of [
    jpg as Buffer,
    withExif(jpg as Buffer, exif(big(0x0112, 1))),
    // A block about the place with only its version.
    withExif(jpg as Buffer, exif(big(0x8825, 26), big(0, 0))),
    withExif(jpg as Buffer, gps.subarray(0, 20)),
  ])
    expect(showsLocation(body)).toBe(false);
});

type Entry = readonly [tag: number, type: number, value: number];

/** EXIF data of blocks that follow each other from the eighth byte on, with the high byte first. */
function exif(...blocks: readonly (readonly Entry[])[]): Buffer {
  const block = (entries: readonly Entry[]) => {
    const body = Buffer.alloc(2 + entries.length * 12 + 4);
    body.writeUInt16BE(entries.length);
    for (const [index, [tag, type, value]] of entries.entries()) {
      const at = 2 + index * 12;
      body.writeUInt16BE(tag, at);
      body.writeUInt16BE(type, at + 2);
      body.writeUInt32BE(1, at + 4);
      if (type === 3) body.writeUInt16BE(value, at + 8);
      else body.writeUInt32BE(value, at + 8);
    }
    return body;
  };
  return Buffer.concat([Buffer.from('MM\0*\0\0\0\b', 'latin1'), ...blocks.map(block)]);
}

/** A JPEG with EXIF data in the segment for it. */
function withExif(jpeg: Buffer, data: Buffer): Buffer {
  const segment = Buffer.concat([Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1'), data]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
