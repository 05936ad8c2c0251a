import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useEffect, useState } from 'react';
import type { Remote } from 'shared-shell';
import { silentTelemetry } from 'shared-shell/host';
import { renderWithHost } from '../testing/index.ts';
import { HostInternalsContext } from './host-internals.ts';
import { RemoteArea } from './remote-area.tsx';
import { createRemoteRegistry } from './remote-registry.ts';

let healthy = false;
const fail = () => {
  if (!healthy) throw new Error('this remote is broken');
};
const Healthy = () => <h1>Events</h1>;

/** Ways in which a page can fail after its code has loaded. */
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
  'by rendering in an endless loop': () => {
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
  // Awaited inside `act`, so that suspended components render again when their code has loaded.
  return act(async () =>
    renderWithHost(
      <HostInternalsContext value={{ registry, isServerHtml: () => false }}>
        <header>Menu</header>
        <RemoteArea remote="mfe-a" version="1" page="list" />
      </HostInternalsContext>,
    ),
  );
}

beforeEach(() => {
  healthy = false;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each(Object.entries(faults))(
  'a page that fails %s affects only its own area (REL-3)',
  async (name, Page) => {
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
  },
);

test('Retry loads code again that threw while it was evaluated', async () => {
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

test('focus inside a page that fails moves to the heading of the message', async () => {
  const user = userEvent.setup();
  await showArea(async () => ({ default: faults['after a click'] as ComponentType }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toHaveFocus();
});

test('a first view that fails does not move the focus', async () => {
  await showArea(async () => ({ default: faults['in render'] as ComponentType }));
  await screen.findByRole('alert');
  expect(document.body).toHaveFocus();
});
