import { act, render, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Snackbar } from '../feedback/snackbar.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import type { DialogProps } from './overlay-props.ts';

function Page({ onClose, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const close: DialogProps['onClose'] = (reason) => {
    onClose?.(reason);
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <a href="/behind">Behind</a>
      <Dialog title="Question" open={open} onClose={close} {...props}>
        <p>Are you sure?</p>
        <button type="button">Ok</button>
      </Dialog>
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Question' });
};

test('traps the focus, makes the page behind inert, closes on Esc and restores the focus', async () => {
  render(<Page />);
  const dialog = await open();
  expect(dialog).toBeVisible();
  await waitFor(() =>
    expect(dialog.contains(document.activeElement) || document.activeElement?.contains(dialog)).toBe(true),
  );
  expect(screen.queryByRole('link', { name: 'Behind' })).toBeNull();
  for (let i = 0; i < 5; i++) {
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Behind', hidden: true })).not.toHaveFocus();
  }
  await userEvent.keyboard('{Escape}');
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('hidden panels at the end do not break Shift+Tab', async () => {
  const hidden = (
    <div hidden>
      <button type="button">Submit</button>
    </div>
  );
  render(<Page actions={hidden} />);
  await open();
  const [close, ok] = ['Close', 'Ok'].map((name) => screen.getByRole('button', { name }));
  close?.focus();
  await userEvent.tab({ shift: true });
  expect(ok).toHaveFocus();
  await userEvent.tab();
  expect(close).toHaveFocus();
});

describe('in browsers with CloseWatcher, e.g. for Back on Android', () => {
  let watching: { onclose: (() => void) | null }[] = [];
  // A watcher fires only once.
  const goBack = () => act(() => watching.pop()?.onclose?.());
  beforeEach(() => {
    watching = [];
    window.CloseWatcher = class {
      onclose: (() => void) | null = null;
      constructor() {
        watching.push(this);
      }
      destroy() {
        watching = watching.filter((watcher) => watcher !== this);
      }
    };
  });
  afterEach(() => {
    delete window.CloseWatcher;
  });

  test('it closes the dialog, and no watcher remains', async () => {
    const onClose = jest.fn();
    render(<Page onClose={onClose} />);
    expect(watching).toHaveLength(0);
    await open();
    goBack();
    expect(onClose).toHaveBeenCalledWith('escape');
    await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
    expect(watching).toHaveLength(0);
  });

  test('a dialog that asks for confirmation is asked each time', async () => {
    const onClose = jest.fn();
    render(
      <Dialog title="Question" open onClose={onClose}>
        Sending
      </Dialog>,
    );
    await screen.findByRole('dialog');
    goBack();
    goBack();
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('a persistent dialog ignores it; a drawer closes', async () => {
    const { unmount } = render(<Page persistent />);
    await open();
    expect(watching).toHaveLength(0);
    unmount();
    const onClose = jest.fn();
    render(
      <Drawer label="Menu" open onClose={onClose}>
        Links
      </Drawer>,
    );
    await screen.findByRole('dialog', { name: 'Menu' });
    goBack();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('Esc, which is a key event, closes once', async () => {
    const onClose = jest.fn();
    render(<Page onClose={onClose} />);
    await open();
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    act(() => void screen.getByRole('button', { name: 'Ok' }).dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test("the close icon is named 'Close' and reports itself as the reason", async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith('button');
});

test('a persistent dialog ignores Esc', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} persistent />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a closed dialog renders nothing', () => {
  render(<Page />);
  expect(screen.queryByText('Are you sure?', { exact: false })).toBeNull();
});

test('a message is rendered inside the open dialog, and in the page afterwards', async () => {
  const page = (open: boolean, message: string | null = 'Saved') => (
    <>
      <Snackbar message={message} onClose={() => {}} />
      <Dialog title="Question" open={open} onClose={() => {}}>
        <button type="button">Ok</button>
      </Dialog>
    </>
  );
  const { rerender } = render(page(true, null));
  const dialog = await screen.findByRole('dialog');
  const place = within(dialog).getByRole('alert');
  expect(place).toBeEmptyDOMElement();
  rerender(page(true));
  expect(place).toHaveTextContent('Saved');
  expect(screen.getAllByText('Saved')).toHaveLength(1);

  // Not in a dialog that is fading out; after that, in the page.
  rerender(page(false));
  expect(screen.queryByText('Saved')).toBeNull();
  await waitForElementToBeRemoved(dialog);
  expect(screen.getByRole('alert')).toHaveTextContent('Saved');
});

test('a drawer is a named modal with a close icon that closes on Esc', async () => {
  const onClose = jest.fn();
  render(
    <Drawer open onClose={onClose} label="Menu" closeLabel="Close menu">
      <a href="/blog">Blog</a>
    </Drawer>,
  );
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toHaveAttribute('aria-modal', 'true');
  await act(async () => {});
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
