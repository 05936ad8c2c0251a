import { silentTelemetry } from 'shared-shell/host';
import { createFirstView } from './first-view.ts';
import { createRemoteRegistry } from './remote-registry.ts';

/** A page of the server with a widget, none of whose code is needed yet. */
function firstViewWith(isDeferred = true, widgetHtml = '') {
  const root = document.createElement('div');
  root.innerHTML = `<main id="main"><div data-remote="mfe-a"><div data-remote="mfe-a" data-widget="clock">${widgetHtml}</div></div></main>`;
  const needed = Promise.withResolvers<void>();
  const codeAreas = {
    whenNeeded: () => needed.promise,
    need() {},
    needAll() {},
    end() {},
    reasons: () => [],
  };
  const firstView = createFirstView(root, isDeferred ? codeAreas : undefined);
  const loads: string[] = [];
  const starts: string[] = [];
  const network = { isDown: false };
  const code = (name: string) => ({
    load: async () => {
      loads.push(name);
      if (network.isDown) throw new Error('no network');
      return { default: () => null };
    },
  });
  const remote = { pages: { list: code('list') }, widgets: { clock: code('clock') } };
  const registry = createRemoteRegistry(
    [{ name: 'mfe-a', version: '1', widgets: ['clock'], load: async () => remote as never }],
    { telemetry: silentTelemetry, firstView, onCodeStart: (name) => starts.push(name) },
  );
  return { firstView, needed, loads, starts, network, registry };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the code of the server’s page and of its widgets waits until it is needed', async () => {
  const { needed, loads, starts, registry } = firstViewWith();
  const page = registry.page('mfe-a', 'list').promiseForHydration();
  const clock = registry.widgets.resolve('clock');
  const shown = clock?.promiseForRender();
  await settled();
  expect([loads, starts]).toEqual([[], []]);
  expect(clock?.promiseForRender()).toBe(shown);
  needed.resolve();
  await Promise.all([page, shown]);
  expect(loads.sort()).toEqual(['clock', 'list']);
  expect(starts).toEqual(['mfe-a', 'mfe-a']);
});

test('a widget that nobody needed on the first page loads at once on the next one', async () => {
  const { firstView, loads, starts, registry } = firstViewWith();
  void registry.widgets.resolve('clock')?.promiseForRender();
  firstView.end();
  await registry.widgets.resolve('clock')?.promiseForRender();
  expect(loads).toEqual(['clock']);
  expect(starts).toEqual(['mfe-a']);
  expect(firstView.isShown()).toBe(false);
});

test('a page that was left before its code was needed loads at once when it is opened again', async () => {
  const { firstView, loads, starts, registry } = firstViewWith();
  const page = registry.page('mfe-a', 'list');
  void page.promiseForHydration();
  firstView.end();
  const opened = page.promiseForHydration();
  expect(page.promiseForHydration()).toBe(opened);
  await opened;
  expect([loads, starts]).toEqual([['list'], ['mfe-a']]);
});

test('without a first script that defers code nothing waits', async () => {
  const { loads, registry } = firstViewWith(false);
  await registry.page('mfe-a', 'list').promiseForHydration();
  expect(loads).toEqual(['list']);
});

test.each([
  ['that the server has rendered keeps its HTML', '<!--$--><p>Twelve</p><!--/$-->', 'waits'],
  ['that only the browser can render says so', '<!--$!--><template></template><!--/$-->', 'fails'],
])('a widget %s while its code cannot be loaded', async (_case, html, outcome) => {
  const { network, registry } = firstViewWith(false, html);
  network.isDown = true;
  const clock = registry.widgets.resolve('clock');
  const shown = clock?.promiseForRender();
  const first = await Promise.race([
    shown?.then(
      () => 'is there',
      () => 'fails',
    ),
    new Promise((resolve) => setTimeout(resolve, 200, 'waits')),
  ]);
  expect(first).toBe(outcome);
  network.isDown = false;
  registry.retry('mfe-a');
  await expect(clock?.promiseForRender()).resolves.toBeInstanceOf(Function);
});
