import { baseAddress } from './base-address.ts';

test.each([
  ['https://api.example.com', 'https://api.example.com'],
  ['http://localhost:4000/', 'http://localhost:4000'],
  ['https://example.com/api//', 'https://example.com/api'],
])('%s is taken as %s', (value, expected) => expect(baseAddress.parse(value)).toBe(expected));

test.each([
  'localhost:4000',
  'user@localhost:4000/?a=1',
  'ftp://example.com',
  'https://example.com/?a=1',
  'https://example.com#a',
  'https://user@example.com',
])('%s is refused, with one message', (value) => {
  expect(baseAddress.safeParse(value).error?.issues).toMatchObject([
    { message: 'must be an http(s) address without query and user, such as https://api.example.com' },
  ]);
});
