import { originForm } from './origin-form.ts';

test.each([
  ['http://example.com/page?q=1', '/page?q=1'],
  ['HTTPS://example.com:8443//page', '//page'],
  ['http://example.com', '/'],
  ['http://example.com?q=/1', '/?q=/1'],
  ['/http://example.com/', '/http://example.com/'],
  ['/page', '/page'],
  ['*', '*'],
])('%s is %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});
