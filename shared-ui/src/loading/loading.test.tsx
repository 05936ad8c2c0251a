import { act, render, screen } from '@testing-library/react';
import { Loading } from './loading.tsx';
import { LoadingSpinner } from './loading-spinner.tsx';

afterEach(() => jest.useRealTimers());

test.each([
  ['Loading', <Loading key="text" />],
  ['LoadingSpinner', <LoadingSpinner key="spinner" />],
])('%s announces that it loads, and after five seconds that it still does (B-29)', (_name, part) => {
  jest.useFakeTimers();
  render(part);
  expect(screen.getByRole('status')).toHaveTextContent('Loading\u002e\u002e\u002e');
  act(() => void jest.advanceTimersByTime(4_999));
  expect(screen.queryByText('Still loading…')).toBeNull();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByText('Still loading…').closest('[role=status]')).not.toBeNull();
});
