import { screen } from '@testing-library/react';
import { renderWithHost } from '../../testing/index.ts';
import { LowDataNotice } from './low-data-notice.tsx';
import { LowDataReport } from './low-data-report.tsx';
import { LowDataSwitch } from './low-data-switch.tsx';

const form = () => screen.getByRole('button').closest('form');

test('the switch is a form that the server answers, and leads back to this page', () => {
  renderWithHost(<LowDataSwitch />, { config: { lowData: 'off' }, route: '/course-search?page=2' });
  expect(screen.getByRole('button', { name: 'Use less data' })).toHaveAttribute('type', 'submit');
  expect(form()).toHaveAttribute('method', 'post');
  expect(form()).toHaveAttribute('action', '/low-data?to=low&back=%2Fcourse-search%3Fpage%3D2');
});

test('in the top bar it is an icon with the same name', () => {
  renderWithHost(<LowDataSwitch look="icon" />, { config: { lowData: 'on' }, route: '/blog' });
  expect(screen.getByRole('button', { name: 'Show full pages' })).toHaveAttribute('type', 'submit');
  expect(form()).toHaveAttribute('action', '/low-data?to=full&back=%2Fblog');
});

test('on a light page it leads to full pages, beside what is left out and a button for all pictures', () => {
  renderWithHost(<LowDataReport />, { config: { lowData: 'on' }, route: '/blog' });
  const button = screen.getByRole('button', { name: 'Show full pages' });
  expect(button.closest('form')).toHaveAttribute('action', '/low-data?to=full&back=%2Fblog');
  expect(screen.getByText(/web fonts and films are left out/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show all pictures of this page' })).toBeVisible();
});

test('a light page says at its top that it is one; a full one says nothing', () => {
  const { unmount } = renderWithHost(<LowDataNotice />, { config: { lowData: 'on' } });
  expect(screen.getByText(/^Low data is on/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show full pages' })).toBeVisible();
  unmount();
  const { container } = renderWithHost(<LowDataNotice />, { config: { lowData: 'off' } });
  expect(container).toBeEmptyDOMElement();
});

test('hosts without light pages show nothing of it', () => {
  const { container } = renderWithHost(<LowDataReport />);
  expect(container).toBeEmptyDOMElement();
});
