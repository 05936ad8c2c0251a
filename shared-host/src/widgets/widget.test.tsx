import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Widget } from 'shared-shell';
import { HostContext } from 'shared-shell/host';
import { createCodeResource } from '../remotes/code-resource.ts';
import { renderWithHost } from '../testing/index.ts';

test('a widget that no remote offers shows nothing, or its fallback', () => {
  const { container, unmount } = renderWithHost(<Widget name="next-events" />);
  expect(container.textContent).toBe('');
  unmount();
  renderWithHost(<Widget name="next-events" fallback={<p>No events here</p>} />);
  expect(screen.getByText('No events here')).toBeVisible();
});

test('a widget receives its props and reserves its height', () => {
  renderWithHost(
    <Widget name="apply" open onClose={() => {}} course={{ id: 3, name: 'Nursing' }} reserve={120} />,
    {
      widgets: { apply: ({ course }: { course: { name: string } }) => <p>Apply to {course.name}</p> },
    },
  );
  expect(screen.getByText('Apply to Nursing')).toBeVisible();
  expect(document.querySelector('[data-widget="apply"]')).toHaveStyle({ minHeight: '120px' });
});

test('a widget that throws is replaced by a message, and Retry renders it again', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  renderWithHost(
    <>
      <p>The page around it</p>
      <Widget name="next-events" />
    </>,
    {
      widgets: {
        'next-events': () => {
          if (broken) throw new Error('boom');
          return <p>Two events</p>;
        },
      },
    },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded.');
  expect(screen.getByText('The page around it')).toBeVisible();
  broken = false;
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Retry' })));
  await waitFor(() => expect(screen.getByText('Two events')).toBeVisible());
  silenced.mockRestore();
});

test('the code of a dialog is loaded when it is opened, not for the first view', async () => {
  const load = jest.fn(async () => () => <p>The dialog</p>);
  const resource = createCodeResource({
    label: 'apply',
    remote: 'test',
    load,
    onServer: false,
    retryDelay: async () => {},
  });
  const widgets = { resolve: () => resource };
  const { rerender, host } = renderWithHost(<p />);
  const dialog = (open: boolean) => (
    <HostContext value={{ ...host, widgets }}>
      <Widget name="apply" open={open} onClose={() => {}} course={{ id: 1, name: 'x' }} />
    </HostContext>
  );
  rerender(dialog(false));
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender(dialog(true)));
  expect(screen.getByText('The dialog')).toBeVisible();
  expect(load).toHaveBeenCalled();
});

test('an optional widget that fails shows no message', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => {
    throw new Error('boom');
  };
  renderWithHost(<Widget name="next-events" optional />, { widgets: { 'next-events': broken } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('[data-widget="next-events"]')?.textContent).toBe('');
  silenced.mockRestore();
});
