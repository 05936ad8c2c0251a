import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Branch } from 'shared-shell';
import { BranchMap } from './branch-map.tsx';

const branch = (mapUrl: string): Branch => ({
  id: 'k',
  city: 'Kathmandu',
  title: '',
  address: 'A',
  phone: '',
  cell: '',
  email: '',
  position: null,
  mapUrl,
  workingHours: '',
  website: '',
});

test('no frame before a click, a sandboxed one after it', async () => {
  const { container } = render(<BranchMap branch={branch('https://maps.example.com/?q=A')} />);
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/maps\.example\.com/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  const frame = screen.getByTitle('Map of the Kathmandu branch');
  expect(frame).toHaveAttribute('src', 'https://maps.example.com/?q=A');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  expect(screen.getByText('Click and drag to explore the area')).toBeVisible();
});

test('a branch without the address of a map shows a text', () => {
  render(<BranchMap branch={branch('')} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(
    screen.getByText('The map is shown here as soon as the address of this branch is set.'),
  ).toBeVisible();
});
