import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, Dialog } from 'shared-ui';
import { focusOn, handsOnFocus } from './hands-on-focus.ts';

function List({ names }: { names: readonly string[] }) {
  const [shown, setShown] = useState(names);
  return (
    <main>
      <h1>List</h1>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <Button
              {...handsOnFocus('remove')}
              onClick={() => setShown(shown.filter((other) => other !== name))}
            >
              Remove {name}
            </Button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setShown([])}>
        Clear
      </button>
    </main>
  );
}

const remove = (name: string) => userEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
const isFocused = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name: `Remove ${name}` })).toHaveFocus());

test('the focus goes to the same control of the next row, else of the row before, else to the heading', async () => {
  render(<List names={['a', 'b', 'c']} />);
  await remove('b');
  await isFocused('c');
  await remove('c');
  await isFocused('a');
  await remove('a');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'List' })).toHaveFocus());
});

test('a control that vanishes without the focus takes it from nowhere', async () => {
  render(<List names={['a']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
});

function Question({ isDone = false }: { isDone?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      {isSent || isDone ? (
        <p id="done">Done</p>
      ) : (
        <Button {...handsOnFocus('', '#done')} onClick={() => setIsOpen(true)}>
          Ask
        </Button>
      )}
      <Dialog title="Question" open={isOpen} onClose={() => setIsOpen(false)}>
        <Button onClick={() => setIsSent(true)}>Send</Button>
      </Dialog>
    </>
  );
}

test('a dialog whose opener vanished meanwhile returns the focus to what the opener names', async () => {
  render(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByText('Done')).toHaveFocus());
});

test('focusOn focuses a heading, and makes nothing unreachable that is hidden only now', () => {
  render(
    <>
      <h2>Title</h2>
      <button type="button" disabled>
        Off
      </button>
    </>,
  );
  expect(focusOn(screen.getByRole('heading'))).toBe(true);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(focusOn(screen.getByRole('button'))).toBe(false);
  expect(screen.getByRole('button')).not.toHaveAttribute('tabindex');
});
