import fc from 'fast-check';
import { isMobileNumber, parseFee, pathOfThisSite, searchWords, sitePath } from './rules.ts';

describe('the path after login', () => {
  it.each([
    '/',
    '/course_details/12#apply',
    '/course-search?search=nursing&country=1',
    '/upcoming-events/4#register',
    '/%2F%2Fevil.example',
    '/search?back=https://evil.example',
  ])('accepts %p', (path) => expect(sitePath(path)).toBe(path));

  it.each([
    null,
    undefined,
    '',
    'course-search',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '%2F%2Fevil.example',
    '/login',
    '/login?next=/',
    '/signup',
    '/password-reset/MQ/secret/',
    `/${'a'.repeat(600)}`,
  ])('refuses %p', (path) => expect(sitePath(path)).toBeNull());
});

describe('a path of this site', () => {
  it.each(['/', '/login', '/login?next=/', '/signup'])('can be a screen of the account: %p', (path) =>
    expect(pathOfThisSite(path)).toBe(path),
  );
  it.each([null, '//evil.example', '/\t/evil.example', '/.//evil.example'])('is not %p', (path) =>
    expect(pathOfThisSite(path)).toBeNull(),
  );
});

describe('a mobile number', () => {
  // As contact lists, chats and keyboards write them.
  it.each([
    '\u202a+977 980-0000000\u202c',
    '\u200e9800000000',
    '980\u20110000000',
    '980–0000000',
    '＋９７７９８０００００００',
  ])('accepts %p, copied from elsewhere', (text) => expect(isMobileNumber(text)).toBe(true));
  it.each(['9800000000', '+977 980-0000000', '(01) 4123456', '९८०००००००००', '123456789012345'])(
    'accepts %p',
    (text) => expect(isMobileNumber(text)).toBe(true),
  );
  it.each(['', '123456', '1234567890123456', 'call me', '98000000a0', '+', '++9779800000000'])(
    'refuses %p',
    (text) => expect(isMobileNumber(text)).toBe(false),
  );
});

describe('the number in a fee (VALID-10, C-15)', () => {
  it.each<[unknown, number | null]>([
    [35000, 35000],
    [0, 0],
    [null, 0],
    [undefined, 0],
    ['', 0],
    ['  ', 0],
    ['35000', 35000],
    ['29500.00', 29500],
    ['AUD 35,000', 35000],
    ['A$35,000.50', 35000.5],
    ['Rs. 35,000', 35000],
    ['Rs.35,000.50', 35000.5],
    ['Rs. 1,20,000', 120_000],
    ['NPR. 25000.', 25_000],
    ['35,000 - 40,000', 35000],
    ['35,000–40,000', 35000],
    ['35,000 — 40,000', 35000],
    ['£20,000 per year.', 20000],
    ['On request', null],
    ['1.500.000', null],
    [Number.NaN, null],
    [{}, null],
    [true, null],
  ])('of %p is %p', (fee, value) => expect(parseFee(fee)).toBe(value));

  it('is never negative, and no text makes it throw', () => {
    fc.assert(fc.property(fc.string(), (text) => (parseFee(text) ?? 0) >= 0));
  });
});

test.each([
  ['nursing, uk', ['nursing', 'uk']],
  ['nursing uk.', ['nursing', 'uk']],
  ['nursing courses in the uk', ['nursing', 'uk']],
  ['study nursing and midwifery', ['nursing', 'midwifery']],
  ['courses', ['courses']],
  ['the course.', ['the', 'course']],
  ['it - australia', ['it', 'australia']],
  ['nursing (hons)', ['nursing', 'hons']],
  ['“data science”', ['data', 'science']],
  ['business & management', ['business', 'management']],
  ['nursing 😀', ['nursing']],
  ['nursing ❤️', ['nursing']],
  ['नर्सिङ, बेलायत।', ['नर्सिङ', 'बेलायत']],
  ["master's c++ c# b.sc.", ["master's", 'c++', 'c#', 'b.sc']],
  ['100% _', ['100%', '_']],
  ['???', ['???']],
  ['%', ['%']],
  ['', []],
])('the words of the search %p are %j', (text, words) => expect(searchWords(text)).toEqual(words));
