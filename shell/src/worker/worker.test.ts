/** @jest-environment node */
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
      /<body><div class="offline-copy" role="status" lang="en">No answer.*<div id="root">/,
    );
    // The bar's styles are allowed, and the token of one view is not kept.
    expect(copy?.headers.get('content-security-policy')).toMatch(/style-src 'sha256-[^']+' 'self'/);
    expect(copy?.headers.get('server-timing')).toBeNull();
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

  test('a page that was opened before the worker ran is stored when the page tells of it', async () => {
    const { world, openPage, tell, loadFile } = await startWorker();
    await tell({
      type: 'opened',
      url: `${SITE}/guide`,
      loaded: [SITE + scriptAddress(first), `${SITE}/telemetry`],
    });
    world.served = null;
    expect(await (await openPage('/guide'))?.text()).toContain('<h1>set 1</h1>');
    expect(await (await loadFile(scriptAddress(first)))?.text()).toBe('// page of 1.0.0');
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
    for (const name of ['offline-visited', 'offline-files mfe-a@1.0.0'])
      (await caches.open(name)).isFull = true;
    expect(await (await openPage('/guide'))?.text()).toContain('set 1');
    expect(await (await loadFile(scriptAddress(first)))?.text()).toBe('// page of 1.0.0');
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

  test('what the page has read since is in the copy', async () => {
    const { world, tell, openPage } = await startWorker();
    const queryState = { queries: ['</script><script>alert(1)'] };
    await tell(keep('/shortlist', { queryState }));
    world.served = null;
    const html = (await (await openPage('/shortlist'))?.text()) ?? '';
    const json = /id="page-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json).queryState).toEqual(queryState);
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
