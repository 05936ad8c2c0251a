/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { NavLink, Link as RouterLink, StaticRouter } from 'react-router-dom';
import { HostContext } from '../host/host.ts';
import { Link } from './link.tsx';

const html = (link: React.ReactNode, path = '/blog') =>
  renderToString(
    <HostContext value={{ preload: () => {} } as never}>
      <StaticRouter location={path}>{link}</StaticRouter>
    </HostContext>,
  );

test.each([
  '/',
  '/blog',
  '/Blog',
  '/blog/how-to~write.2',
  '/course-search?country=1&search=a%20b#results',
  '/events#past',
  '/?search=x',
  '/a//b',
  '/a/../blog',
  '/blog/',
  '/पृष्ठ',
  '/a b',
  'relative',
  '?page=2',
  'https://other.example/x',
  '//other.example',
])('on the server a link to %j is the HTML that the router writes', (to) => {
  const attributes = { id: 'x', className: 'c', style: { color: 'red' }, lang: 'en', title: '"t" & <b>' };
  for (const path of ['/', '/blog', '/events'])
    for (const given of [{}, attributes, { 'aria-current': true as const, target: '_blank' }]) {
      expect(html(<Link {...given} to={to} replace state={{ a: 1 }} />, path)).toBe(
        html(<RouterLink {...given} to={to} replace state={{ a: 1 }} />, path),
      );
      expect(
        html(
          <Link {...given} to={to} marksCurrent>
            text
          </Link>,
          path,
        ),
      ).toBe(
        html(
          <NavLink {...(given as object)} to={to} end>
            text
          </NavLink>,
          path,
        ),
      );
    }
});
