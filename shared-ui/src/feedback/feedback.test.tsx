import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert } from './alert.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Skeleton } from './skeleton.tsx';
import { Snackbar } from './snackbar.tsx';
import { Spinner } from './spinner.tsx';
import { EmptyState, ErrorState } from './states.tsx';

test.each([
  ['error', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('an alert of severity %s has the role %s', (severity, role) => {
  render(<Alert severity={severity}>Text</Alert>);
  expect(screen.getByRole(role)).toHaveTextContent('Text');
});

describe('Snackbar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('its live region exists before the message', () => {
    const { rerender } = render(<Snackbar message={null} onClose={() => {}} />);
    const place = screen.getByRole('alert');
    expect(place).toBeEmptyDOMElement();
    rerender(<Snackbar message="Login successful" severity="success" onClose={() => {}} />);
    expect(screen.getByRole('alert')).toBe(place);
    expect(place).toHaveTextContent('Login successful');
  });

  test('closes after its time, and pauses while hovered over', () => {
    const close = jest.fn();
    render(<Snackbar message="Saved" onClose={close} duration={5000} />);
    fireEvent.pointerEnter(screen.getByText('Saved'));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(close).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText('Saved'));
    act(() => void jest.advanceTimersByTime(4_999));
    expect(close).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('the same text again gets its full time', () => {
    const close = jest.fn();
    const { rerender } = render(<Snackbar message="Saved" messageKey={1} onClose={close} duration={5000} />);
    act(() => void jest.advanceTimersByTime(4000));
    rerender(<Snackbar message="Saved" messageKey={2} onClose={close} duration={5000} />);
    act(() => void jest.advanceTimersByTime(4000));
    expect(close).not.toHaveBeenCalled();
  });

  test('can be closed by its button, which restores the focus', () => {
    const close = jest.fn();
    render(
      <>
        <a href="/">Home</a>
        <Snackbar message="Saved" onClose={close} />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Home' });
    act(() => link.focus());
    const button = screen.getByRole('button', { name: 'Close' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(close).toHaveBeenCalled();
    expect(link).toHaveFocus();
  });

  test('closing a message without focusing its button moves the focus to nothing of an earlier one', () => {
    const page = (text: string | null, key: number) => (
      <>
        <a href="/">Home</a>
        <Snackbar message={text} messageKey={key} onClose={() => {}} />
      </>
    );
    const { rerender } = render(page('Saved', 1));
    act(() => screen.getByRole('link', { name: 'Home' }).focus());
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    rerender(page(null, 1));
    rerender(page('Sent', 2));
    // As in Safari, which gives a pressed button no focus.
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveFocus();
  });

  test('a message that disappeared while focused does not pause the next one', () => {
    const close = jest.fn();
    const { rerender } = render(<Snackbar message="Saved" messageKey={1} onClose={close} duration={5000} />);
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    rerender(<Snackbar message={null} onClose={close} duration={5000} />);
    rerender(<Snackbar message="Sent" messageKey={2} onClose={close} duration={5000} />);
    act(() => void jest.advanceTimersByTime(5_000));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

test('a spinner is announced, a skeleton is not', () => {
  const { container } = render(
    <>
      <Spinner label="Searching courses..." />
      <Skeleton height={20} />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Searching courses...');
  expect(container.querySelector('span[aria-hidden][style*="height: 20px"]')).toBeInTheDocument();
});

test('an error state offers Retry and another action', async () => {
  const retry = jest.fn();
  const { rerender } = render(
    <ErrorState message="It failed." onRetry={retry} action={<a href="/">Home</a>} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('It failed.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  rerender(<ErrorState message="It failed." />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('Retry keeps the focus near the removed message: Tab continues from there', async () => {
  const area = (state: 'failed' | 'loading' | 'there') => (
    <>
      <a href="/before">Before</a>
      <section>
        {state === 'there' ? (
          <a href="/x">First</a>
        ) : (
          <div>
            {state === 'failed' ? <ErrorState message="It failed." onRetry={() => {}} /> : 'Loading...'}
          </div>
        )}
      </section>
    </>
  );
  const { rerender, container } = render(area('failed'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(area('loading'));
  await waitFor(() => expect(container.querySelector('section > div')).toHaveFocus());
  rerender(area('there'));
  await waitFor(() => expect(container.querySelector('section')).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
});

test('an empty state is a status, not an alert', () => {
  render(<EmptyState message="Nothing here." />);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing here.');
});

test.each([
  [41.6, '42'],
  [-5, '0'],
  [140, '100'],
])('progress %d is announced as %s', (value, told) => {
  render(<ProgressBar value={value} label="Upload" />);
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', told);
});
