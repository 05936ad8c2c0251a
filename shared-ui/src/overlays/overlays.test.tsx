import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Button } from '../actions/button.tsx';
import { Snackbar } from '../feedback/snackbar.tsx';
import { focusOnMount } from '../focus/focus-on-mount.ts';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { closesDialog, opensDialog } from './opens-dialog.ts';
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

test('keeps the focus, closes on Esc and restores the focus', async () => {
  render(<Page />);
  const dialog = await open();
  expect(dialog).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Question');
  for (let i = 0; i < 5; i++) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the title has the first focus by its attribute, in HTML and where React makes the dialog', async () => {
  // Without it Firefox focuses the close icon, which a second press of Enter presses.
  const title = '<div tabindex="-1" autofocus=""';
  const dialog = (
    <Dialog id="question" title="Question">
      Text
    </Dialog>
  );
  expect(renderToString(dialog)).toContain(title);
  const { container } = render(dialog);
  expect(container.querySelector('dialog [autofocus]')).toHaveTextContent('Question');
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

/** What a browser does at the second request to close in a row, e.g. Back on Android: it does not ask. */
const insist = (dialog: HTMLElement) => act(async () => (dialog as HTMLDialogElement).close());

test('a dialog that refuses to close is asked each time and stays', async () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Question" open onClose={onClose}>
      Sending
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await insist(dialog);
  expect(onClose.mock.calls).toEqual([['escape'], ['escape']]);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a click outside closes, one that began inside does not', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  const dialog = await open();
  const box = { left: 100, right: 300, top: 100, bottom: 300 } as DOMRect;
  dialog.getBoundingClientRect = () => box;
  const press = (from: number, to: number) =>
    userEvent.pointer([
      { keys: '[MouseLeft>]', target: dialog, coords: { clientX: from, clientY: 200 } },
      { keys: '[/MouseLeft]', target: dialog, coords: { clientX: to, clientY: 200 } },
    ]);
  await press(200, 10);
  expect(onClose).not.toHaveBeenCalled();
  await press(10, 10);
  expect(onClose.mock.calls).toEqual([['backdrop']]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('events of a file input inside are not those of the dialog', async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} actions={<input type="file" aria-label="Passport" />} />);
  await open();
  fireEvent(screen.getByLabelText('Passport'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that was opened from a dialog closes alone and returns the focus to it', async () => {
  render(<Page actions={<Page title="Inner" />} />);
  const outer = await open();
  await userEvent.click(within(outer).getByRole('button', { name: 'Open' }));
  const inner = screen.getByRole('dialog', { name: 'Inner' });
  within(inner).getByRole('button', { name: 'Close' }).focus();
  await userEvent.tab({ shift: true });
  expect(inner).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.getAllByRole('dialog')).toEqual([outer]);
  expect(within(outer).getByRole('button', { name: 'Open' })).toHaveFocus();
});

const html = (props: Partial<DialogProps> = {}) => (
  <>
    <Button {...opensDialog('question')}>Ask</Button>
    <Dialog id="question" title="Question" {...props}>
      <input aria-label="Name" />
      <Button {...closesDialog('question')}>Ok</Button>
    </Dialog>
  </>
);

function Follows({ onClose }: { onClose: (reason: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close: DialogProps['onClose'] = (reason) => {
    onClose(reason);
    setIsOpen(false);
  };
  return html({ open: isOpen, onOpen: () => setIsOpen(true), onClose: close });
}

function Late({ defer }: { defer: (update: () => void) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const set = (value: boolean) => () => defer(() => setIsOpen(value));
  return html({ open: isOpen, onOpen: set(true), onClose: set(false) });
}

describe('with an id, in the HTML of the server', () => {
  const hydrate = async (element: ReactNode, before: (box: HTMLElement) => void) => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = renderToString(element);
    before(box);
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const root = await act(async () => hydrateRoot(box, element));
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    return async () => {
      await act(async () => root.unmount());
      box.remove();
    };
  };

  test('buttons open and close it without code', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = renderToString(html());
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('dialog', { name: 'Question' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    box.remove();
  });

  test('what was opened and typed before the code came stays, and the code learns of it', async () => {
    const onOpen = jest.fn();
    const done = await hydrate(html({ open: false, onOpen }), (box) => {
      box.querySelector('dialog')?.showModal();
      screen.getByLabelText<HTMLInputElement>('Name').value = 'Asha';
      screen.getByLabelText('Name').focus();
    });
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await done();
  });

  test('what is closed before the caller has rendered that it is open stays closed', async () => {
    const updates: (() => void)[] = [];
    const done = await hydrate(<Late defer={(update) => updates.push(update)} />, (box) =>
      box.querySelector('dialog')?.showModal(),
    );
    await insist(screen.getByRole('dialog'));
    for (const update of updates) await act(async () => update());
    expect(screen.queryByRole('dialog')).toBeNull();
    await done();
  });

  test('a button of the HTML opens it also once the code is there, and the caller closes it', async () => {
    const onClose = jest.fn();
    render(<Follows onClose={onClose} />);
    for (const [key, reason] of [
      ['{Escape}', 'escape'],
      ['{Tab}{Enter}', 'button'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
      expect(screen.getByRole('dialog')).toBeVisible();
      await userEvent.keyboard(key);
      expect(onClose).toHaveBeenLastCalledWith(reason);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

test("the close icon is named 'Close' and reports itself as the reason", async () => {
  const onClose = jest.fn();
  render(<Page onClose={onClose} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith('button');
});

test('the title gets the focus of a control that is removed, unless something else takes it', async () => {
  const show = (part: ReactNode) => (
    <Dialog title="Question" open onClose={() => {}}>
      {part}
    </Dialog>
  );
  const send = (
    <button type="button" key="send">
      Send
    </button>
  );
  const outcome = (
    <p key="sent" ref={focusOnMount} tabIndex={-1}>
      Sent
    </p>
  );
  const { rerender } = render(show(send));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(show(outcome));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.getByText('Sent')).toHaveFocus();
  rerender(show('Log in first.'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Question' }).parentElement).toHaveFocus());
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

  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Saved'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a closed dialog of the HTML takes no messages', () => {
  render(
    <>
      <Snackbar message="Saved" onClose={() => {}} />
      <Dialog id="question" title="Question" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Saved');
});

test('a drawer is a named modal with a close icon that closes on Esc', async () => {
  const onClose = jest.fn();
  render(
    <Drawer open onClose={onClose} label="Menu" closeLabel="Close menu">
      <a href="/blog">Blog</a>
    </Drawer>,
  );
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});
