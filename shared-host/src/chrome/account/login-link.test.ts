import { loginAddress } from './login-link.tsx';

it.each([
  ['/', '', '/login'],
  ['/course-search', '?search=it', '/login?next=%2Fcourse-search%3Fsearch%3Dit'],
  ['/login', '', '/login'],
  ['/login', '?next=%2Fblog', '/login?next=%2Fblog'],
  ['/signup', '?next=%2Fcourse_details%2F12%23apply', '/login?next=%2Fcourse_details%2F12%23apply'],
  // The token of a reset link must not get into another address.
  ['/password-reset/MQ/secret/', '', '/login'],
])('from %s%s the header leads to %s', (pathname, search, address) =>
  expect(loginAddress({ pathname, search })).toBe(address),
);
