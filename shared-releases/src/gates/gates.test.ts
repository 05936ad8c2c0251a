import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RemoteDescriptor, RouteDescriptor } from '../descriptor/index.ts';
import { remoteDescriptor, routeAt } from '../testing/remote-descriptor.ts';
import { collisionGate, compatibilityGate, lostPagesGate, requiredWidgetsGate } from './contract-gates.ts';
import type { Candidate } from './gate.ts';
import { growthGate } from './growth-gate.ts';
import { renderGate, servedRenderGate } from './render-gate.ts';
import { runGates } from './run-gates.ts';
import { sizeGate } from './size-gate.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'gates-'));
  for (const folder of ['web', 'server']) mkdirSync(path.join(dist, folder));
  writeFileSync(path.join(dist, 'web/remoteEntry.js'), 'entry');
  writeFileSync(path.join(dist, 'modules.json'), JSON.stringify({ schema: 1, packages: [], builds: [] }));
  writeFileSync(path.join(dist, 'render.cjs'), renderBundle("'<h1>x</h1>'"));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** A shell's server bundle with only the functions that the gate calls. */
const renderBundle = (html: string) => `
let calls = 0;
module.exports = {
  provided: { react: {} },
  matchRoute: () => ({ remote: 'mfe-bad', route: {}, params: {} }),
  renderServerPage: async (page) => { calls += 1; return { html: ${html}, redirect: undefined }; },
};`;

const route = (change: Partial<RouteDescriptor> = {}) => routeAt('/bad', change);
const descriptor = (change: Partial<RemoteDescriptor> = {}) =>
  remoteDescriptor({
    name: 'mfe-bad',
    version: '1.0.0-x',
    routes: [route()],
    shared: { react: '19.0.0' },
    ...change,
  });
const candidate = (
  change: Partial<Candidate> = {},
  server = 'module.exports.default = { pages: { p: { load: async () => ({ default() {} }) } }, widgets: {} }',
): Candidate => {
  writeFileSync(path.join(dist, 'server/server.cjs'), server);
  return {
    dist,
    descriptor: descriptor(),
    others: [],
    sharedPackages: [],
    shells: [
      {
        release: '1.0.0-s',
        version: '1.0.0',
        shared: { react: '19.0.0' },
        renderBundle: path.join(dist, 'render.cjs'),
      },
    ],
    ...change,
  };
};

test('a valid remote passes every gate', async () => {
  await expect(runGates(candidate())).resolves.toBeUndefined();
});

test('a remote that requires a newer shell is refused, also when only the previous shell is too old', async () => {
  const [current] = candidate().shells;
  const shells = [
    { ...current!, version: '1.2.0' },
    { ...current!, version: '1.1.0', release: '1.1.0-old' },
  ];
  expect(
    await compatibilityGate(candidate({ descriptor: descriptor({ requires: { shell: '^1.2.0' } }), shells })),
  ).toMatch(
    /requires shell \^1\.2\.0, but this shell is 1\.1\.0 \(shell 1\.1\.0-old\)\. Change requires\.shell in mfe-bad\/remote\.config\.ts/,
  );
});

test('a remote built with versions that the shell does not provide is refused', async () => {
  expect(
    await compatibilityGate(candidate({ descriptor: descriptor({ shared: { react: '20.0.0' } }) })),
  ).toMatch(
    /was built with react 20\.0\.0.*\(shell .*\)\. Build again with this version \(npm install --save-exact react@/,
  );
});

test.each([
  ['a path of another remote is refused', descriptor(), 'which belongs to mfe-good'],
  [
    'a path of the shell is refused',
    descriptor({ routes: [route({ path: '/health' })] }),
    'which belongs to the shell',
  ],
  [
    'a redirect in a circle is refused',
    descriptor({ routes: [], redirects: [{ from: '/old', to: '/old' }] }),
    'mfe-bad redirects /old → /old in a circle',
  ],
])('%s', async (_case, own, reason) => {
  const others = [descriptor({ name: 'mfe-good' })];
  const refusal = await collisionGate(candidate({ descriptor: own, others }));
  expect(refusal).toContain(reason);
  expect(refusal).toContain('mfe-bad/remote.config.ts');
});

test('a route that requires a widget which no remote offers is refused', async () => {
  const dependent = descriptor({ routes: [route({ widgets: ['clock'] })] });
  expect(await requiredWidgetsGate(candidate({ descriptor: dependent }))).toContain(
    'requires widget "clock"',
  );
  const others = [
    descriptor({ name: 'mfe-clock', routes: [], widgets: [{ name: 'clock', scripts: [], styles: [] }] }),
  ];
  expect(await requiredWidgetsGate(candidate({ descriptor: dependent, others }))).toBeNull();
});

test('a widget that a page of another remote requires is not dropped', async () => {
  const clock = { name: 'clock', scripts: [], styles: [] };
  const others = [descriptor({ name: 'mfe-good', routes: [route({ path: '/', widgets: ['clock'] })] })];
  const released = { descriptor: descriptor({ widgets: [clock] }), read: async () => null };
  expect(await requiredWidgetsGate(candidate({ others, released }))).toBe(
    'mfe-bad no longer offers widget "clock", which route / of mfe-good requires. Keep it in mfe-bad/remote.config.ts until mfe-good is released without it.',
  );
  // Another remote offers it now, or it is missing for another reason.
  const offering = descriptor({ name: 'mfe-clock', routes: [], widgets: [clock] });
  expect(await requiredWidgetsGate(candidate({ others: [...others, offering], released }))).toBeNull();
  expect(await requiredWidgetsGate(candidate({ others }))).toBeNull();
});

test('a release that loses all pages is refused, unless one of their addresses leads somewhere', async () => {
  const released = {
    descriptor: descriptor({ routes: ['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => route({ path })) }),
    read: async () => null,
  };
  const refusalOf = (own: object, others: object[] = []) =>
    lostPagesGate(
      candidate({
        released,
        descriptor: descriptor({ routes: [], ...own }),
        others: others.map((other) => descriptor({ name: 'mfe-good', ...other })),
      }),
    );
  expect(await refusalOf({})).toMatch(
    /^mfe-bad has no routes, and the released version has 6: \/a, \/b, \/c, \/d, \/e, …\. List them in mfe-bad\/remote\.config\.ts, or redirect them there: .*from: '\/a'/,
  );
  expect(await refusalOf({ routes: [route({ path: '/other' })] })).toBeNull();
  expect(await refusalOf({ redirects: [{ from: '/a', to: '/' }] })).toBeNull();
  expect(await refusalOf({}, [{ routes: [route({ path: '/b' })] }])).toBeNull();
  expect(await lostPagesGate(candidate({ descriptor: descriptor({ routes: [] }) }))).toBeNull();
});

test('a link to an address that nobody has is refused with the other refusals', async () => {
  const nav = [{ label: 'Stories', href: '/storys', placement: 'menu' as const, order: 1 }];
  await expect(runGates(candidate({ descriptor: descriptor({ nav }) }))).rejects.toThrow(
    '  link targets: the link "Stories" of mfe-bad leads to /storys, which is no address of a remote of this set.',
  );
});

test('a route over its budget is refused with the largest file', async () => {
  const noise = Array.from({ length: 6_000 }, (_, index) => Math.sin(index).toString(36)).join('');
  writeFileSync(path.join(dist, 'web/page.js'), noise);
  const heavy = descriptor({ budget: 5, routes: [route({ scripts: ['web/page.js'] })] });
  expect(await sizeGate(candidate({ descriptor: heavy }))).toMatch(
    /route \/bad of mfe-bad loads [\d.]+ kB, its budget is 5 kB\. The largest file is web\/page\.js/,
  );
});

test('a picture of megabytes is refused with its size, and a smaller one passes', async () => {
  const withPicture = (size: number) => {
    const files = { ...descriptor().files, 'web/assets/city.png': { integrity: 'x', size } };
    return candidate({ descriptor: descriptor({ files }) });
  };
  expect(await sizeGate(withPicture(8 * 1024 * 1024))).toMatch(
    /^web\/assets\/city\.png of mfe-bad has 8192 kB, which a slow phone loads in 41 s; at most 1000 kB are released\. Save it smaller/,
  );
  expect(await sizeGate(withPicture(1000 * 1024))).toBeNull();
});

test('a route that grows by more than 2 kB needs a reason, another one each time', async () => {
  const noise = (seed: number, length: number) =>
    Array.from({ length }, (_, index) => Math.sin(index + seed).toString(36)).join('');
  writeFileSync(path.join(dist, 'web/page.js'), noise(0, 1_500));
  const withRoute = (change: object = {}) =>
    descriptor({ routes: [route({ scripts: ['web/page.js'], ...change })] });
  const growth = (now: object, before: object, files: Record<string, string>) =>
    growthGate(
      candidate({
        descriptor: withRoute(now),
        released: {
          descriptor: withRoute(before),
          read: async (file) => (files[file] === undefined ? null : Buffer.from(files[file])),
        },
      }),
    );
  const small = { 'web/remoteEntry.js': 'entry', 'web/page.js': noise(0, 100) };
  expect(await growth({}, {}, small)).toMatch(
    /the script of \/bad of mfe-bad grows from [\d.]+ to [\d.]+ kB\. Load part of it later, or say why in mfe-bad\/remote\.config\.ts: \{ path: '\/bad', …, grown: '<reason>' \}\.$/,
  );
  expect(await growth({ grown: 'a map' }, {}, small)).toBeNull();
  expect(await growth({ grown: 'a map' }, { grown: 'a map' }, small)).toContain('another text than “a map”');
  expect(await growth({}, {}, { ...small, 'web/page.js': noise(0, 1_500) })).toBeNull();
  expect(await growth({}, { path: '/other' }, small)).toBeNull();
  // Swept from the store.
  expect(await growth({}, {}, {})).toBeNull();
});

test.each([
  [
    'a bundle that throws at import is refused',
    "throw new Error('window is not defined')",
    'does not evaluate: window is not defined',
  ],
  [
    'a bundle that touches window at import is told where to do that',
    "throw new Error('window is not defined')",
    'server/server.cjs does not evaluate: window is not defined. src/remote.ts and what it imports must have no side effects at import. The server imports it too: touch window or document in effects and handlers only, not at the top level of a module. Load a library that does so in an effect, with import()',
  ],
  [
    'a page in a circle of imports is told the cure',
    'module.exports.default = { pages: { p: { load: async () => { throw new Error("Cannot access \'a\' before initialization") } } }, widgets: {} }',
    'page "p" of mfe-bad does not load: Cannot access \'a\' before initialization. Modules that import each other wait for each other: move what both need into a third one.',
  ],
  [
    'a bundle that requires a library the shell does not provide is refused',
    "require('left-pad')",
    'requires "left-pad", which the shell does not provide',
  ],
  ['a bundle that exports no remote is refused', 'module.exports = {}', 'exports no remote'],
  [
    'a declared page without code is refused',
    'module.exports.default = { pages: {}, widgets: {} }',
    'page "p" of mfe-bad has no default export',
  ],
  [
    'a page that does not load is refused',
    "module.exports.default = { pages: { p: { load: async () => { throw new Error('no such chunk') } } }, widgets: {} }",
    'page "p" of mfe-bad does not load: no such chunk',
  ],
  [
    'a page that waits for ever at its top level is refused',
    'module.exports.default = { pages: { p: { load: () => new Promise(() => {}) } }, widgets: {} }',
    'page "p" of mfe-bad does not load: nothing has come of it after 5 s',
  ],
])('%s', async (_case, server, reason) => {
  expect(await renderGate(candidate({}, server))).toContain(reason);
});

test('a page that renders something else where there is a window is refused', async () => {
  writeFileSync(path.join(dist, 'render.cjs'), renderBundle("page.bundles.get('mfe-bad').text()"));
  const refusalOf = (text: string) =>
    renderGate(
      candidate(
        {},
        `module.exports.default = { pages: { p: { load: async () => ({ default() {} }) } }, widgets: {}, text: () => ${text} }`,
      ),
    );
  const refused =
    'renders something else in browsers: on the server "<h1>small</h1>", in browsers "<h1>large</h1>". Visitors would see';
  expect(await refusalOf("typeof window === 'undefined' ? '<h1>small</h1>' : '<h1>large</h1>'")).toContain(
    refused,
  );
  expect(
    await refusalOf(
      "typeof document !== 'undefined' && window.matchMedia('print').matches ? '<h1>large</h1>' : '<h1>small</h1>'",
    ),
  ).toContain(refused);
  const same = "typeof window === 'undefined' ? '<h1>x</h1>' : '<h1>x</h1>'";
  expect(await refusalOf(same)).toBeNull();
});

/** A bundle whose page runs this code where its module is imported, or where it renders. */
const withPage = ({ atImport = '', atRender = '' }) => `module.exports.default = { widgets: {},
  pages: { p: { load: async () => { (function page() { ${atImport} })(); return { default() {} }; } } },
  text: (report) => { try { ${atRender}; } catch (error) { report(error); } return '<h1>x</h1>'; } }`;

test.each([
  [
    { atImport: 'process.env.HOME_OF_LIBRARY' },
    'mfe-bad needs process when its code is imported, which Node has and browsers do not. Take another library',
  ],
  [{ atImport: 'Buffer.from([1])' }, 'mfe-bad needs Buffer when its code is imported'],
  [
    { atRender: "Buffer.from('x')" },
    "/bad of mfe-bad needs Buffer when it renders, which Node has and browsers do not: TypeError: Cannot read properties of undefined (reading 'from'). Take another library",
  ],
  // Libraries that ask first, those that have other code for servers, and what only a handler does.
  [{ atImport: "typeof process !== 'undefined' && process.env.HOME_OF_LIBRARY" }, null],
  [{ atImport: "typeof window === 'undefined' && process.env.HOME_OF_LIBRARY" }, null],
  [{ atRender: '() => process.env.HOME_OF_LIBRARY' }, null],
  [{ atRender: 'global.Date.now()' }, null],
  // It fails in the gate for another reason.
  [{ atImport: "typeof window === 'undefined' || window.screen.width; process.env" }, null],
])(
  'a page that needs variables of Node is refused, for they are not in browsers: %j',
  async (code, refusal) => {
    writeFileSync(
      path.join(dist, 'render.cjs'),
      renderBundle(
        "page.bundles.get('mfe-bad').text((error) => page.telemetry.error(error, { phase: 'server-render' }))",
      ),
    );
    const result = await renderGate(candidate({}, withPage(code)));
    if (refusal === null) expect(result).toBeNull();
    else expect(result).toContain(refusal);
  },
);

test('a library that needs Node when it is imported is named with the file that imports it, and the cure', async () => {
  const refusalOf = (code: string) =>
    renderGate(
      candidate(
        {},
        `const modules = {
          '../node_modules/library/index.js'() { ${code} },
          './src/page.tsx'() { modules['../node_modules/library/index.js'](); },
        };
        module.exports.default = { pages: { p: { load: async () => { modules['./src/page.tsx'](); return { default() {} }; } } }, widgets: {} }`,
      ),
    );
  expect(await refusalOf("require('util')")).toContain(
    'its server bundle requires "util", which the shell does not provide (in node_modules/library/index.js, for src/page.tsx). It is a module of Node, which browsers do not have. Take another library; one that works in browsers all the same can be loaded in an effect, with import().',
  );
  expect(await refusalOf('process.env.HOME_OF_LIBRARY')).toContain(
    'mfe-bad needs process when its code is imported (in node_modules/library/index.js, for src/page.tsx), which Node has',
  );
  expect(await refusalOf('window.screen')).toContain(
    'page "p" of mfe-bad does not load: window is not defined (in node_modules/library/index.js, for src/page.tsx). The server imports it too',
  );
});

test('a page that needs more of a window than the gate has is not refused', async () => {
  writeFileSync(
    path.join(dist, 'render.cjs'),
    renderBundle(
      "page.bundles.get('mfe-bad').text((error) => page.telemetry.error(error, { phase: 'server-render' }))",
    ),
  );
  const server = `module.exports.default = { pages: { p: { load: async () => ({ default() {} }) } }, widgets: {}, text: (report) => {
    try { return typeof window === 'undefined' ? '<h1>x</h1>' : window.screen.width; } catch (error) { report(error); return '<h1>failed</h1>'; }
  } }`;
  expect(await renderGate(candidate({}, server))).toBeNull();
});

test.each([
  ['renders differently each time', "'<h1>' + calls + '</h1>'", 'renders differently each time'],
  [
    'renders the hour',
    "'<h1>' + new Date().toISOString().slice(0, 13) + '</h1>'",
    'renders differently each time',
  ],
  [
    'renders another number, which is shown where it is',
    "'<h1>Stories</h1><p>seen ' + calls + ' times</p>'",
    'renders differently each time: once "<h1>Stories</h1><p>seen \\d times</p>", then "<h1>Stories</h1><p>seen \\d times</p>". Remove dates',
  ],
  ['renders the day', "'<h1>' + new Date(Date.now()).getDate() + '</h1>'", 'renders differently each time'],
  ['has no h1', "'<p>x</p>'", 'has no h1'],
  ['has two h1', "'<h1>x</h1><h1>y</h1>'", 'has 2 h1. A page has one'],
  [
    'repeats an id of itself or of the frame',
    `'<main id="main"><h1>x</h1><p data-x="1" id="main">id="a" id="a"</p></main>'`,
    '/bad of mfe-bad has the id "main" twice, or the frame of the site has it too: .*Take it from useId of React, or begin it with bad-',
  ],
  [
    'contains what the security policy refuses',
    `'<main><h1 onclick="x()">x</h1></main>'`,
    '/bad of mfe-bad contains what .* refuses: the handler onclick in main > h1',
  ],
  ['renders nothing', "''", 'does not render on the server'],
  [
    'uses the browser',
    "(page.telemetry.error(new Error('window is not defined'), { phase: 'server-render' }), '<h1>x</h1>')",
    'window is not defined. Pages must not touch window or document while rendering.$',
  ],
  [
    'throws in a component',
    "(page.telemetry.error(new Error('boom'), { phase: 'server-render', components: '\\\\n    at StoryPage (file.cjs:1:2)\\\\n    at Main' }), '<h1>x</h1>')",
    'does not render on the server: boom \\(in StoryPage\\).$',
  ],
  [
    'shows a component that the shell does not have',
    "(page.telemetry.error(new Error('Element type is invalid: expected a string (for built-in components) but got: undefined.'), { phase: 'server-render' }), '<h1>x</h1>')",
    'this shell does not have it yet: the served shell and the one before it need it',
  ],
  [
    'calls a function that the shell does not have',
    "(page.telemetry.error(new Error('(0 , shared_shell__rspack_import_1.useNews) is not a function'), { phase: 'server-render' }), '<h1>x</h1>')",
    'useNews\\) is not a function. If it is imported from shared-ui, shared-shell or shared-api, this shell',
  ],
  [
    'throws for another reason',
    "(page.telemetry.error(new Error('x is not a function'), { phase: 'server-render' }), '<h1>x</h1>')",
    'does not render on the server: x is not a function.$',
  ],
])('a page that %s is refused', async (_case, html, reason) => {
  writeFileSync(path.join(dist, 'bad-render.cjs'), renderBundle(html));
  const [shell] = candidate().shells;
  expect(
    await renderGate(candidate({ shells: [{ ...shell!, renderBundle: path.join(dist, 'bad-render.cjs') }] })),
  ).toMatch(new RegExp(`^under shell 1.0.0-s: .*${reason}`));
});

test('a page whose prefetch never ends is refused; one that is late once is not', async () => {
  const [shell] = candidate().shells;
  const refusalOf = (wait: string) => {
    const file = path.join(dist, `waiting-${wait.length}.cjs`);
    writeFileSync(
      file,
      renderBundle("(await new Promise((resolve) => setTimeout(resolve, WAIT)), '<h1>x</h1>')").replace(
        'WAIT',
        wait,
      ),
    );
    return renderGate(candidate({ shells: [{ ...shell!, renderBundle: file }] }));
  };
  expect(await refusalOf('page.prefetchLimit')).toContain(
    '/bad of mfe-bad: its prefetch, or that of a widget',
  );
  // As timers end that are early by a fraction of a millisecond.
  expect(await refusalOf('page.prefetchLimit - 1.5')).toContain('/bad of mfe-bad: its prefetch');
  expect(await refusalOf('calls === 2 ? page.prefetchLimit : 0')).toBeNull();
}, 60_000);

test.each([
  ['null', 'has no title'],
  ["{ title: ' ' }", 'has no title'],
  ["{ title: 'Stories' }", null],
])('a page that says %s of itself', async (meta, reason) => {
  const bundle = renderBundle(`'<h1>x</h1>', meta: ${meta}`);
  writeFileSync(path.join(dist, 'titled.cjs'), bundle);
  const [shell] = candidate().shells;
  const refusal = await renderGate(
    candidate({ shells: [{ ...shell!, renderBundle: path.join(dist, 'titled.cjs') }] }),
  );
  if (reason === null) expect(refusal).toBeNull();
  else expect(refusal).toContain(`/bad of mfe-bad ${reason}. Call usePage(`);
});

test('a page that shows a widget of another remote without naming it is refused', async () => {
  // As a shell does it: a widget that the set has and the page has not loaded is an error while rendering.
  writeFileSync(
    path.join(dist, 'render.cjs'),
    renderBundle(`(await (async () => {
      const owner = page.remotes.find(({ widgets }) => widgets.includes('clock'));
      if (!owner) return;
      if (!page.match.route.widgets.includes('clock'))
        return page.telemetry.error(new Error('widget "clock" is not ready: name it'), { phase: 'server-render' });
      await page.bundles.get(owner.name).widgets.clock.load();
    })(), '<h1>x</h1>')`)
      .replace('matchRoute: () =>', 'matchRoute: ([{ routes: [route] }]) =>')
      .replace('route: {}', 'route'),
  );
  const others = [descriptor({ name: 'mfe-good', routes: [], widgets: [{ name: 'clock' }] as never })];
  expect(await renderGate(candidate({ others }))).toContain(
    '/bad of mfe-bad does not render beside the other remotes: widget "clock" is not ready: name it.',
  );
  const naming = descriptor({ routes: [route({ widgets: ['clock'] })] });
  expect(await renderGate(candidate({ others, descriptor: naming }))).toBeNull();
  expect(await servedRenderGate(candidate({ others }))).toBeNull();
});

test('a page that starts something that fails and does not wait for it is refused', () => {
  writeFileSync(
    path.join(dist, 'render.cjs'),
    renderBundle("(void Promise.reject(new Error('late')), '<h1>x</h1>')"),
  );
  // In a process of its own, because Jest sees no rejections.
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { renderGate } from ${JSON.stringify(path.join(import.meta.dirname, 'render-gate.ts'))};
      console.log(await renderGate(JSON.parse(process.argv[1])));`,
      JSON.stringify(candidate()),
    ],
    { encoding: 'utf8' },
  );
  expect(stdout).toContain(
    '/bad of mfe-bad starts something that fails on the server, and nobody waits for it: late. Await the promise',
  );
});

test.each([
  [
    'when it is imported',
    'setInterval(() => {}, 1000);',
    '',
    'mfe-bad starts a timer with setInterval when its code is imported',
  ],
  [
    'for each view',
    '',
    'setInterval(() => {}, 1000);',
    '/bad of mfe-bad starts a timer with setInterval on the server, where nothing ends it: each view adds one. Start it in an effect',
  ],
  ['that it ends', '', 'clearTimeout(setInterval(() => {}, 1000));', null],
  ['in browsers', '', "if (typeof window !== 'undefined') setInterval(() => {}, 1000);", null],
])('a remote that starts a repeating timer %s', async (_when, atImport, atRender, reason) => {
  writeFileSync(
    path.join(dist, 'render.cjs'),
    renderBundle("(page.bundles.get('mfe-bad').pages.p.render(), '<h1>x</h1>')"),
  );
  const server = `${atImport} module.exports.default = { pages: { p: { load: async () => ({ default() {} }), render() { ${atRender} } } }, widgets: {} }`;
  const refusal = await renderGate(candidate({}, server));
  if (reason === null) expect(refusal).toBeNull();
  else expect(refusal).toContain(reason);
  expect(await servedRenderGate(candidate({}, server))).toBeNull();
});

test('all refusals are listed at once, each with the name of its gate', async () => {
  const bad = candidate({
    descriptor: descriptor({ requires: { shell: 'x y z' }, routes: [route({ path: '/qa' })] }),
  });
  await expect(runGates(bad)).rejects.toThrow(
    /mfe-bad 1\.0\.0-x was not released:\n {2}shell and shared versions: .*\n {2}claims: /,
  );
});
