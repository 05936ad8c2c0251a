import { remoteDescriptor, routeAt } from '../testing/remote-descriptor.ts';
import { linkTargetProblem } from './link-targets.ts';

interface Links {
  name?: string;
  paths?: string[];
  feeds?: string[];
  redirects?: Record<string, string>;
  links?: string[];
}
const remote = ({ name = 'mfe-x', paths = [], feeds = [], redirects = {}, links = [] }: Links) =>
  remoteDescriptor({
    name,
    routes: paths.map((path) => routeAt(path)),
    feeds,
    redirects: Object.entries(redirects).map(([from, to]) => ({ from, to })),
    nav: links.map((href) => ({ label: 'Stories', href, placement: 'menu', order: 1 })),
  });

test.each([
  [
    'a link to an address that nobody has',
    { links: ['/storys'], paths: ['/stories'] },
    'the link "Stories" of mfe-x leads to /storys, which is no address of a remote of this set. Correct it in mfe-x/remote.config.ts, or release the remote that has this page first.',
  ],
  [
    'a link to a pattern',
    { links: ['/stories/:id'], paths: ['/stories/:id'] },
    'the link "Stories" of mfe-x leads to /stories/:id, which is no address of a remote of this set.',
  ],
  [
    'a link into a language',
    { links: ['/ne/stories'], paths: ['/stories'] },
    'the link "Stories" of mfe-x leads to /ne/stories, but the site itself puts the language before a path. Write /stories in mfe-x/remote.config.ts.',
  ],
  [
    'a redirect to an address that nobody has',
    { redirects: { '/old': '/new' } },
    'the redirect from /old of mfe-x leads to /new, which is no address of a remote of this set.',
  ],
  [
    'a redirect into a language',
    { redirects: { '/old': '/ne' } },
    'the redirect from /old of mfe-x leads to /ne, but the site itself puts the language before a path. Write / in mfe-x/remote.config.ts.',
  ],
])('%s is a problem', (_case, own, problem) => {
  expect(linkTargetProblem(remote(own), [])).toContain(problem);
});

test('links to pages, redirects and feeds of any remote of the set, and to files of the shell, are none', () => {
  const other = remote({ name: 'mfe-y', paths: ['/', '/news/:slug', '/café'], feeds: ['/rss.xml'] });
  const links = ['/', '/News/today/', '/caf%C3%A9', '/rss.xml', '/old', '/sitemap.xml'];
  const own = { redirects: { '/old': '/stories', '/older': '/news/today' }, paths: ['/stories'] };
  expect(linkTargetProblem(remote({ links, ...own }), [other])).toBeNull();
});

test('an address to which another remote leads is kept or redirected', () => {
  const other = remote({ name: 'mfe-y', links: ['/stories'] });
  const released = remote({ paths: ['/stories', '/tales'] });
  const without = { paths: ['/tales'] };
  expect(linkTargetProblem(remote(without), [other], released)).toBe(
    `mfe-x no longer has /stories, to which the link "Stories" of mfe-y leads. Redirect it in mfe-x/remote.config.ts: redirects: [{ from: '/stories', to: '/' }].`,
  );
  const redirected = remote({ ...without, redirects: { '/stories': '/tales' } });
  expect(linkTargetProblem(redirected, [other], released)).toBeNull();
  // What was dead before is no fault of this release.
  expect(linkTargetProblem(remote(without), [other], remote(without))).toBeNull();
});
