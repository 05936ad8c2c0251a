import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useEffect, useState } from 'react';
import type { Remote } from 'shared-shell';
import { silentTelemetry } from 'shared-shell/host';
import { renderWithHost } from '../testing/index.ts';
import { HostingContext } from './hosting.ts';
import { RemoteArea } from './remote-area.tsx';
import { createRemoteRegistry } from './remote-registry.ts';

let healthy = false;
const fail = () => {
  if (!healthy) throw new Error('this remote is broken');
};
const Healthy = () => <h1>Events</h1>;

/** The ways in which a page's code fails once it is there. */
const faults: Record<string, ComponentType> = {
  'in render': () => {
    fail();
    return <Healthy />;
  },
  'in an effect': () => {
    useEffect(fail, []);
    return <Healthy />;
  },
  'after a click': () => {
    const [clicked, setClicked] = useState(false);
    if (clicked) fail();
    return (
      <>
        <Healthy />
        <button type="button" onClick={() => setClicked(true)}>
          More
        </button>
      </>
    );
  },
  'by rendering for ever': () => {
    const [count, setCount] = useState(0);
    if (!healthy) setCount(count + 1);
    return <Healthy />;
  },
};

async function showArea(load: () => Promise<{ default: ComponentType }>) {
  const remote: Remote = {
    config: {
      name: 'mfe-a',
      owner: 'a',
      port: 1,
      requires: { shell: '*' },
      routes: [{ path: '/a', page: 'list' }],
    },
    pages: { list: { load } },
    widgets: {},
    feeds: {},
  };
  const registry = createRemoteRegistry(
    [{ name: 'mfe-a', version: '1', widgets: [], load: async () => remote }],
    { telemetry: silentTelemetry },
  );
  // Awaited, so that what waits for code renders again once it is there.
  return act(async () =>
    renderWithHost(
      <HostingContext value={{ registry, serverRendered: false }}>
        <header>Menu</header>
        <RemoteArea remote="mfe-a" version="1" page="list" />
      </HostingContext>,
    ),
  );
}

beforeEach(() => {
  healthy = false;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each(Object.entries(faults))('a page that breaks %s costs its own area only', async (name, Page) => {
  const user = userEvent.setup();
  const { page } = await showArea(async () => ({ default: Page }));
  if (name === 'after a click') await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The rest of the site still works.');
  expect(screen.getByText('Menu')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(page()).toMatchObject({ title: 'This page could not be loaded', robots: 'noindex' });

  healthy = true;
  await act(() => user.click(screen.getByRole('button', { name: 'Retry' })));
  expect(await screen.findByRole('heading', { name: 'Events' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('code that throws while it is evaluated is asked for again by Retry', async () => {
  const user = userEvent.setup();
  await showArea(async () => {
    fail();
    return { default: Healthy };
  });
  await screen.findByRole('alert');
  healthy = true;
  await act(() => user.click(screen.getByRole('button', { name: 'Retry' })));
  expect(await screen.findByRole('heading', { name: 'Events' })).toBeVisible();
});

test('the focus that stood in the broken page goes to the message that stands there now', async () => {
  const user = userEvent.setup();
  await showArea(async () => ({ default: faults['after a click'] as ComponentType }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toHaveFocus();
});

test('a first view that breaks leaves the focus where the visitor begins', async () => {
  await showArea(async () => ({ default: faults['in render'] as ComponentType }));
  await screen.findByRole('alert');
  expect(document.body).toHaveFocus();
});
