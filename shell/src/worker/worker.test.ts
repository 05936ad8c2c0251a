/** @jest-environment node */
import { createHash } from 'node:crypto';
import { deleteCopiesOfAccount } from 'shared-shell/offline';
import {
  documentOf,
  integrityOf,
  SITE,
  scriptAddress,
  startWorker,
  type TestSet,
} from './testing/worker-world.ts';

const first: TestSet = { set: 1, shell: '1.0.0', remote: '1.0.0' };
const second: TestSet = { set: 2, shell: '1.0.0', remote: '2.0.0' };
const third: TestSet = { set: 3, shell: '1.0.0', remote: '3.0.0' };
const keep = (path: string, more = {}) => ({
  type: 'keep' as const,
  url: SITE + path,
  loaded: [],
  isOfAccount: false,
  ...more,
});

describe('pages', () => {
  test('an opened page is readable without a network, also after a restart of the worker, and says that it is a copy', async () => {
    const { world, openPage, restart } = await startWorker();
    expect(await (await openPage('/guide?utm_source=x'))?.text()).toBe(
      documentOf('/guide?utm_source=x', first),
    );
    world.served = null;
    await restart();
    const copy = await openPage('/guide');
    const html = await copy?.text();
    expect(html).toContain('<h1>set 1</h1>');
    expect(html).toMatch(
      /<body><div class="offline-copy" role="status" lang="en">No answer from the network\. This is the copy of \d{1,2} [A-Z][a-z]+ 20\d\d on this device.*<div id="root">/,
    );
    // The bar's styles are allowed, and the token of one view is not kept.
    expect(copy?.headers.get('content-security-policy')).toMatch(/style-src 'sha256-[^']+' 'self'/);
    expect(copy?.headers.get('server-timing')).toBeNull();
  });

  test('in Firefox, whose failed preload is an error as a response, copies and the list are shown as well', async () => {
    const { world, openPage } = await startWorker();
    world.fulfilsFailedPreload = true;
    await openPage('/guide');
    world.served = null;
    expect(await (await openPage('/guide'))?.text()).toContain('No answer from the network.');
    expect((await openPage('/blog/7'))?.headers.get('location')).toBe(`${SITE}/saved?missing=%2Fblog%2F7`);
  });

  test('a release shows on the next view with a network, and the copy becomes the new one', async () => {
    const { world, openPage } = await startWorker();
    await openPage('/guide');
    world.served = second;
    expect(await (await openPage('/guide'))?.text()).toContain('set 2');
    world.served = null;
    expect(await (await openPage('/guide'))?.text()).toContain('set 2');
  });

  test('pages that the server does not release for copies are in no cache: accounts, errors, previews', async () => {
    const { world, openPage, caches } = await startWorker();
    await openPage('/applications');
    await openPage('/missing');
    await openPage('/shortlist');
    expect(caches.paths('offline-visited')).toEqual([]);
    world.served = null;
    expect((await openPage('/applications'))?.headers.get('location')).toBe(
      `${SITE}/saved?missing=%2Fapplications`,
    );
  });

  test('for a page that is not there it leads to the list of those that are, in the page’s language', async () => {
    const { world, openPage } = await startWorker();
    await openPage('/ne/guide');
    world.served = null;
    const answer = await openPage('/ne/blog/7');
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get('location')).toBe(`${SITE}/ne/saved?missing=%2Fne%2Fblog%2F7`);
    expect(await (await openPage('/ne/saved?missing=%2Fne%2Fblog%2F7'))?.text()).toContain('<h1>set 1</h1>');
  });

  test('where the list is not stored in the page’s language yet, the one in another is shown', async () => {
    const { world, openPage } = await startWorker();
    await openPage('/guide');
    world.served = null;
    expect((await openPage('/ne/blog/7'))?.headers.get('location')).toBe(
      `${SITE}/saved?missing=%2Fne%2Fblog%2F7`,
    );
  });

  test('a page that was opened before the worker ran is stored when the page tells of it', async () => {
    const { world, openPage, tell, loadFile } = await startWorker();
    await tell({
      type: 'opened',
      url: `${SITE}/guide`,
      loaded: [SITE + scriptAddress(first), `${SITE}/telemetry`],
      savesData: false,
    });
    world.served = null;
    expect(await (await openPage('/guide'))?.text()).toContain('<h1>set 1</h1>');
    expect(await (await loadFile(scriptAddress(first)))?.text()).toBe('// page of 1.0.0');
  });

  test('a server that does not answer shows the copy; its answer, when it comes, becomes the next one', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const { world, openPage } = await startWorker();
    await openPage('/guide', 'a');
    let answerNow = () => {};
    world.answersAfter = new Promise((resolve) => {
      answerNow = resolve;
    });
    world.served = second;
    const shown: string[] = [];
    const opened = openPage('/guide', 'b', (html) => shown.push(html));
    await new Promise((resolve) => setImmediate(resolve));
    expect(shown).toEqual([]);
    const [onLimit] = timers.mock.lastCall ?? [];
    expect(timers.mock.lastCall?.[1]).toBe(6_000);
    timers.mockRestore();
    (onLimit as () => void)();
    while (shown.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(shown[0]).toMatch(/No answer.*<h1>set 1<\/h1>/);
    answerNow();
    await opened;
    world.served = null;
    expect(await (await openPage('/guide'))?.text()).toContain('<h1>set 2</h1>');
  });

  test.each([502, 504])(
    'a proxy that reaches no server (%s) shows the copy; without one, its own page',
    async (failure) => {
      const { world, openPage } = await startWorker();
      await openPage('/guide');
      world.failure = failure;
      expect(await (await openPage('/guide'))?.text()).toMatch(/No answer.*<h1>set 1<\/h1>/);
      const other = await openPage('/blog/7');
      expect([other?.status, await other?.text()]).toEqual([failure, 'no server']);
      world.failure = null;
      expect(await (await openPage('/guide'))?.text()).not.toContain('No answer');
    },
  );

  test('a damaged copy is dropped: the one of the last visit is shown, else the list', async () => {
    const { world, tell, openPage, caches } = await startWorker();
    await openPage('/guide');
    await tell(keep('/guide'));
    world.served = null;
    const damage = (name: string) => {
      const entry = caches.all.get(name)?.entries.get(`${SITE}/guide`);
      if (entry) entry.body = entry.body.slice(0, 100);
    };
    damage('offline-kept');
    expect(await (await openPage('/guide'))?.text()).toContain('<h1>set 1</h1>');
    expect(caches.paths('offline-kept')).toEqual([]);
    damage('offline-visited');
    expect((await openPage('/guide'))?.headers.get('location')).toBe(`${SITE}/saved?missing=%2Fguide`);
    expect(caches.paths('offline-visited')).toEqual([]);
  });

  test('calls and everything else that is no page and no file of a release are left to the browser', async () => {
    const { call, requests } = await startWorker();
    for (const path of ['/api/app/course-list/', '/telemetry', '/release-set', '/service-worker.js'])
      expect(await call(path, { authorization: 'Bearer secret' })).toBeNull();
    expect(requests).toEqual([]);
  });
});

describe('files of releases', () => {
  test('a stored file is answered without the network', async () => {
    const { world, loadFile } = await startWorker();
    const hash = integrityOf('// page of 1.0.0');
    await loadFile(scriptAddress(first), hash);
    world.served = null;
    expect(await (await loadFile(scriptAddress(first), hash))?.text()).toBe('// page of 1.0.0');
  });

  test('a damaged entry is dropped and fetched again; without a network the browser gets no damaged code', async () => {
    const { world, loadFile, caches } = await startWorker();
    const address = scriptAddress(first);
    const damage = () => {
      const entry = caches.all.get('offline-files mfe-a@1.0.0')?.entries.get(SITE + address);
      if (entry) entry.body = new TextEncoder().encode('// damaged').buffer as ArrayBuffer;
    };
    // With the hash of the page, and for a style sheet, whose element has none.
    for (const hash of [integrityOf('// page of 1.0.0'), undefined]) {
      await loadFile(address, hash);
      damage();
      expect(await (await loadFile(address, hash))?.text()).toBe('// page of 1.0.0');
      damage();
      world.served = null;
      await expect(loadFile(address, hash)).rejects.toThrow();
      world.served = first;
    }
  });

  test('a file that has another hash than the page asks for is not stored', async () => {
    const { world, loadFile, caches } = await startWorker();
    world.wrong.set(scriptAddress(first), '// of somebody else');
    await expect(loadFile(scriptAddress(first), integrityOf('// page of 1.0.0'))).rejects.toThrow();
    expect(caches.paths('offline-files mfe-a@1.0.0')).toEqual([]);
  });

  test('a full device costs the copy, not the page', async () => {
    const { openPage, loadFile, caches } = await startWorker();
    caches.quota = 0;
    expect(await (await openPage('/guide'))?.text()).toContain('set 1');
    expect(await (await loadFile(scriptAddress(first)))?.text()).toBe('// page of 1.0.0');
  });

  test('where the browser refuses to store anything, pages, files and pictures come from the network', async () => {
    const { openPage, loadFile, caches } = await startWorker();
    const refuse = async () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.assign(caches, { open: refuse, keys: refuse, match: refuse });
    expect(await (await openPage('/guide', 'a'))?.text()).toContain('set 1');
    expect(await (await loadFile(scriptAddress(first)))?.text()).toBe('// page of 1.0.0');
    expect(await (await loadFile('/content/pictures/a.png'))?.text()).toBe('picture');
  });

  test('an earlier release stays as a whole until its last tab has closed, over three releases and a rollback', async () => {
    const { world, openPage, loadFile, closeTab, caches } = await startWorker();
    const stored = () =>
      [...caches.all.keys()].filter((name) => name.startsWith('offline-files mfe-a')).sort();
    await openPage('/applications', 'a');
    await loadFile(scriptAddress(first));
    world.served = second;
    await openPage('/applications', 'b');
    await loadFile(scriptAddress(second));
    world.served = third;
    await openPage('/applications', 'c');
    await loadFile(scriptAddress(third));
    expect(stored()).toEqual(['1.0.0', '2.0.0', '3.0.0'].map((version) => `offline-files mfe-a@${version}`));
    closeTab('b');
    // A rollback is a set with a higher number.
    world.served = { ...first, set: 4 };
    await openPage('/applications', 'd');
    expect(stored()).toEqual(['1.0.0', '3.0.0'].map((version) => `offline-files mfe-a@${version}`));
  });
});

describe('kept pages', () => {
  test('a page is kept with its files and pictures, and opens with the versions it was kept with', async () => {
    const { world, tell, openPage, loadFile } = await startWorker();
    expect(await tell(keep('/guide'))).toEqual({ isKept: true });
    world.served = second;
    await openPage('/applications', 'a');
    world.served = null;
    expect(await (await openPage('/guide'))?.text()).toContain('<h1>set 1</h1>');
    const hash = integrityOf('// page of 1.0.0');
    expect(await (await loadFile(scriptAddress(first), hash))?.text()).toBe('// page of 1.0.0');
    expect(await (await loadFile('/content/pictures/a.png'))?.text()).toBe('picture');
  });

  test('pages that a kept one leads to are there, too', async () => {
    const { world, tell, openPage } = await startWorker();
    await tell(keep('/shortlist', { linked: [`${SITE}/guide`, 'https://other.example/'] }));
    world.served = null;
    expect(await (await openPage('/guide'))?.text()).toContain('<h1>set 1</h1>');
  });

  test('a long list of them leaves the pages that were opened', async () => {
    const { world, tell, openPage } = await startWorker();
    await openPage('/guide');
    const linked = Array.from({ length: 200 }, (_, id) => `${SITE}/guide?course=${id}`);
    expect(await tell(keep('/shortlist', { linked }))).toEqual({ isKept: true });
    world.served = null;
    for (const address of ['/guide', '/guide?course=0', '/guide?course=39'])
      expect(await (await openPage(address))?.text()).toContain('<h1>set 1</h1>');
  });

  test('what the page has read since is in the copy', async () => {
    const { world, tell, openPage } = await startWorker();
    const queryState = { queries: ['</script><script>alert(1)'] };
    await tell(keep('/shortlist', { queryState }));
    world.served = null;
    const html = (await (await openPage('/shortlist'))?.text()) ?? '';
    const json = /id="page-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json).queryState).toEqual(queryState);
  });

  test('a kept page has the content that its code made, with its styles, until a logout', async () => {
    const { world, tell, openPage, caches } = await startWorker();
    const content = {
      html: '<ul class="x"><li style="color: red;">Master of Law</li></ul>',
      css: '.x{margin:0}.x::after{content:"</style>"}',
    };
    expect(await tell(keep('/shortlist', { content }))).toEqual({ isKept: true });
    world.served = null;
    const copy = await openPage('/shortlist');
    const html = await copy?.text();
    expect(html).toContain(
      '<div data-browser-content=""><ul class="x"><li data-style="color: red;">Master of Law</li></ul></div>',
    );
    const [styles = ''] = (html?.match(/<style>[\s\S]*?<\/style>/g) ?? []).filter((style) =>
      style.includes('.x{margin:0}'),
    );
    expect(styles).toContain('color: red;}</style>');
    const hash = createHash('sha256')
      .update(styles.slice('<style>'.length, -'</style>'.length))
      .digest('base64');
    expect(copy?.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    await deleteCopiesOfAccount();
    expect(caches.paths('offline-kept')).toEqual([]);
  });

  test('a page is not kept when one of its files is damaged on the way, or when the server does not allow it', async () => {
    const { world, tell, caches } = await startWorker();
    world.wrong.set(scriptAddress(first), '// cut of');
    expect(await tell(keep('/guide'))).toEqual({ isKept: false });
    expect(await tell(keep('/applications'))).toEqual({ isKept: false });
    expect(caches.paths('offline-kept')).toEqual([]);
  });

  test('a page of another site is not kept', async () => {
    const { tell, requests } = await startWorker();
    await tell({ ...keep('/guide'), url: 'https://other.example/guide' });
    expect(requests).toEqual([]);
  });
});

describe('the list of copies', () => {
  test('is written by the worker until the site has run: its code is many times the page', async () => {
    const { world, tell, openPage, requests } = await startWorker();
    await tell(keep('/shortlist'));
    await openPage('/guide');
    expect(requests.filter(({ path }) => path === '/saved')).toHaveLength(1);
    world.served = null;
    const list = await openPage('/saved?missing=%2Fblog%2F%22%3E7');
    const html = (await list?.text()) ?? '';
    expect(html).toContain('the page you want is not saved on this phone');
    expect(html).toContain('<a href="/blog/&#34;>7">Try again</a>');
    expect(html).toMatch(
      /Kept by you<\/h2><ul[^>]*><li><a href="\/shortlist" lang="en">Page \/shortlist &#38; more</,
    );
    expect(html).toMatch(/Opened before<\/h2><ul[^>]*><li><a href="\/guide"/);
    expect(list?.headers.get('content-security-policy')).toMatch(/style-src 'sha256-[^']+' 'self'/);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
  ])('does not lead to %s', async (address) => {
    const { world, openPage } = await startWorker();
    await openPage('/guide');
    world.served = null;
    const html = await (await openPage(`/saved?missing=${encodeURIComponent(address)}`))?.text();
    expect(html).toContain('Opened before');
    expect(html).not.toContain('evil');
    expect(html).not.toContain('alert');
  });

  test('gets its code when the site has run, and is then the page itself', async () => {
    const { world, tell, openPage, loadFile } = await startWorker();
    await openPage('/guide');
    await tell({ type: 'started', url: `${SITE}/guide` });
    world.served = null;
    expect(await (await openPage('/saved'))?.text()).not.toContain('offline-list');
    expect(await (await loadFile(scriptAddress(first)))?.text()).toBe('// page of 1.0.0');
  });
});

describe('less data', () => {
  test('beside light pages nothing is fetched ahead: no files of the list, no page that a link has opened', async () => {
    const { world, openPage, tell, requests } = await startWorker();
    world.lowData = true;
    await openPage('/guide');
    await tell({ type: 'opened', url: `${SITE}/blog/1`, loaded: [], savesData: true });
    await openPage('/guide');
    expect(requests.map(({ path }) => path)).toEqual(['/guide', '/saved', '/guide']);
  });

  test('there is one copy of a page, of the last choice, and it is shown after another choice, too', async () => {
    const { world, openPage, caches } = await startWorker();
    const isLight = async () => (await (await openPage('/guide'))?.text())?.includes('data-low-data');
    await openPage('/guide');
    world.lowData = true;
    world.served = null;
    expect(await isLight()).toBe(false);
    world.served = first;
    expect(await isLight()).toBe(true);
    world.lowData = false;
    world.served = null;
    expect(await isLight()).toBe(true);
    expect(caches.paths('offline-visited')).toEqual(['/guide']);
    world.served = first;
    expect(await isLight()).toBe(false);
  });
});

describe('the account', () => {
  const browserHasWorker = () =>
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistration: async () => ({}) },
      configurable: true,
    });
  const ofAccount = (account?: string) => keep('/shortlist', { isOfAccount: true, account });
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  test('what is being kept while the visitor logs out is not there after it, in whatever tab the logout was', async () => {
    browserHasWorker();
    const { world, tell, caches } = await startWorker();
    let answerNow = () => {};
    world.answersAfter = new Promise((resolve) => {
      answerNow = resolve;
    });
    const keeping = tell(ofAccount('1'));
    await deleteCopiesOfAccount();
    answerNow();
    expect(await keeping).toEqual({ isKept: false });
    expect(caches.paths('offline-kept')).toEqual([]);
  });

  test('a logout at the moment of storing deletes the copy as well', async () => {
    browserHasWorker();
    const { tell, caches } = await startWorker();
    const kept = await caches.open('offline-kept');
    const put = kept.put.bind(kept);
    // The deletion of the logout has run before the copy is stored.
    kept.put = async (...args) => {
      await deleteCopiesOfAccount();
      await put(...args);
    };
    expect(await tell(ofAccount('1'))).toEqual({ isKept: false });
    expect(caches.paths('offline-kept')).toEqual([]);
  });

  test('a message that reaches the worker after the logout keeps nothing; the next account can keep its own', async () => {
    browserHasWorker();
    const { tell, caches } = await startWorker();
    await deleteCopiesOfAccount();
    expect(await tell(ofAccount('1'))).toEqual({ isKept: false });
    expect(await tell(ofAccount())).toEqual({ isKept: true });
    expect(caches.paths('offline-kept')).toEqual(['/shortlist']);
  });
});

describe('room on the device', () => {
  const MEGABYTE = 1_000_000;
  const blogPosts = (count: number) => Array.from({ length: count }, (_none, index) => `/blog/${index}`);

  test('opened pages are limited: the oldest leave with their pictures and the files that only they use; kept ones stay', async () => {
    const { world, openPage, loadFile, closeTab, tell, caches } = await startWorker();
    await tell(keep('/guide'));
    world.served = second;
    world.filler = 'x'.repeat(4 * MEGABYTE);
    for (const path of blogPosts(2)) {
      await openPage(path, path);
      await loadFile(`/content/pictures${path}.png`);
      await loadFile(scriptAddress(second));
      closeTab(path);
    }
    world.served = third;
    // The clock of the device is a year back: the order is that of the visits.
    jest.useFakeTimers({
      now: Date.now() - 365 * 86_400_000,
      doNotFake: ['setImmediate', 'nextTick', 'setTimeout', 'queueMicrotask'],
    });
    for (const path of ['/blog/2', '/blog/3', '/blog/4', '/blog/5']) {
      await openPage(path, path);
      await loadFile(scriptAddress(third));
      closeTab(path);
    }
    jest.useRealTimers();
    expect(caches.paths('offline-visited')).toEqual(['/blog/2', '/blog/3', '/blog/4', '/blog/5']);
    expect(caches.paths('offline-pictures')).toEqual([]);
    expect([...caches.all.keys()].filter((name) => name.startsWith('offline-files mfe-a'))).toEqual([
      'offline-files mfe-a@1.0.0',
      'offline-files mfe-a@3.0.0',
    ]);
    expect(caches.paths('offline-kept')).toEqual(['/guide']);
  });

  test('at most 60 opened pages stay; one that is opened again is the newest', async () => {
    const { openPage, caches } = await startWorker();
    for (const path of blogPosts(60)) await openPage(path);
    await openPage('/blog/0');
    await openPage('/guide');
    const paths = caches.paths('offline-visited');
    expect(paths).toHaveLength(60);
    expect([paths.includes('/blog/0'), paths.includes('/blog/1')]).toEqual([true, false]);
  });

  test('copies that a page has deleted count no longer', async () => {
    const { world, openPage, caches } = await startWorker();
    world.filler = 'x'.repeat(9 * MEGABYTE);
    await openPage('/blog/0');
    await openPage('/blog/1');
    await (await caches.open('offline-visited')).delete(`${SITE}/blog/1`);
    await openPage('/blog/2');
    expect(caches.paths('offline-visited')).toEqual(['/blog/0', '/blog/2']);
  });

  test('a full device makes room for the newest page and for what is kept', async () => {
    const { world, openPage, tell, caches } = await startWorker();
    caches.quota = 3 * MEGABYTE;
    world.filler = 'x'.repeat(MEGABYTE);
    for (const path of blogPosts(4)) await openPage(path);
    expect(caches.paths('offline-visited')).toContain('/blog/3');
    caches.quota = caches.bytes();
    expect(await tell(keep('/guide'))).toEqual({ isKept: true });
    expect(caches.paths('offline-kept')).toEqual(['/guide']);
  });

  test('the worker removes no file of a tab that shows a copy, whose page the network answers later', async () => {
    const { noteTab, releasesOfOpenTabs } = await import('./releases-in-use.ts');
    const { openPage } = await startWorker();
    await openPage('/guide', 'a');
    await noteTab('a', ['mfe-a@2.0.0']);
    expect([...((await releasesOfOpenTabs()) ?? [])]).toEqual(['shell@1.0.0', 'mfe-a@1.0.0', 'mfe-a@2.0.0']);
  });
});
