import { readPicture } from './read-picture.ts';

/** Small pictures of one colour, by type. */
const pictures = {
  jpg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAMABgDAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcI/8QAGxAAAQQDAAAAAAAAAAAAAAAAAAEEFRZTY5H/xAAXAQEBAQEAAAAAAAAAAAAAAAAACAUJ/8QAHBEAAQMFAAAAAAAAAAAAAAAAABYXUgQFYmOh/9oADAMBAAIRAxEAPwDJtn2J03mh1lrOln0WfYnQ0OsOln0WfYnQ0OsOln0mUg6yHRZNW6BBihr5iQdZAmrdAKGvmJB1kCat0Aoa+Z//2Q==',
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACAQMAAABFZu8gAAAAA1BMVEX/AAAZ4gk3AAAADElEQVQI12NgYGAAAAAEAAEnNCcKAAAAAElFTkSuQmCC',
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
