import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HostInternalsContext } from '../../remotes/host-internals.ts';
import { createLatePage } from './late-page.ts';
import { PageProgress } from './page-progress.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows a line when a page is late, says so five seconds after it was asked for, and ends when it is there', () => {
  const latePage = createLatePage();
  const { container } = render(
    <HostInternalsContext value={{ latePage } as never}>
      <MemoryRouter>
        <PageProgress />
      </MemoryRouter>
    </HostInternalsContext>,
  );
  const line = () => container.querySelector('[aria-hidden]');
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  latePage.follow(true);
  pass(199);
  expect(line()).toBeNull();
  pass(1);
  expect(line()).not.toBeNull();
  pass(4_799);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Still loading…');
  act(() => latePage.follow(false));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(line()).toBeNull();
});
