import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { OnPathChange } from './on-path-change.tsx';

const run = jest.fn();
const rendered = jest.fn();

function Frame() {
  rendered();
  return <OnPathChange run={run} />;
}

it('runs for another path, not at first nor for another query, and renders nothing around it again', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Frame /> }], { initialEntries: ['/blog'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/blog?page=2'));
  expect(run).not.toHaveBeenCalled();
  await act(() => router.navigate('/contact'));
  expect(run).toHaveBeenCalledTimes(1);
  await act(() => router.navigate(-1));
  expect(run).toHaveBeenCalledTimes(2);
  expect(rendered).toHaveBeenCalledTimes(1);
});
