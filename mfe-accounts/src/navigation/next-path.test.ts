import fc from 'fast-check';
import { loginPath } from 'shared-shell/login-path';
import { nextPath } from './next-path.ts';

describe('path after login', () => {
  it.each([
    [null, '/'],
    ['', '/'],
    ['/', '/'],
    ['/upcoming-events/4?register=1#form', '/upcoming-events/4?register=1#form'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['/\t/evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login', '/'],
    ['/login?next=/x', '/'],
    ['/password-reset/a/b/', '/'],
    ['/loginx', '/loginx'],
    ['/ne/blog?page=2#list', '/blog?page=2#list'],
    ['/ne', '/'],
    ['/ne/login?next=/x', '/'],
    ['/ne//evil.example', '/'],
    ['/news', '/news'],
  ])('%p leads to %s', (next, path) => expect(nextPath(next)).toBe(path));

  it('never leaves the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `/${text}`),
          fc.webUrl(),
        ),
        (next) => {
          const path = nextPath(next);
          expect(path.startsWith('/')).toBe(true);
          expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
        },
      ),
    );
  });

  it('can be read back from the address of the login page', () => {
    const path = '/course_details/12?a=1&b=%20#apply';
    expect(nextPath(new URL(loginPath(path), 'https://x.example').searchParams.get('next'))).toBe(path);
  });
});
