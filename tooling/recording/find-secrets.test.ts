import { findSecrets } from './find-secrets.ts';

test.each([
  ['{"email":"asha@example.org"}', ['asha@example.org']],
  ['{"access":"eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjo3fQ.c2ln"}', ['eyJhbGciOi…']],
  ['{"file":"{api}/files/1.pdf?expires=1&sig=x"}', ['?expires=', '&sig=']],
  ['{"email":"student@example.com","link":"{api}/media/1.svg?page=2"}', []],
])('%s', (text, secrets) => {
  expect(findSecrets(text)).toEqual(secrets);
});
