import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from 'shared-host/testing';
import type { Branch } from 'shared-shell';
import { withoutScripts } from 'shared-ui/testing/without-scripts';
import { BranchMap } from './branch-map.tsx';

const branch = (map: Partial<Branch>): Branch => ({
  id: 'k',
  city: 'Kathmandu',
  name: 'Kathmandu branch',
  openingHours: [],
  ...map,
});

test('no frame before a click, a sandboxed one with its caption after it', async () => {
  const { container } = renderWithHost(
    <BranchMap branch={branch({ mapUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=1' })} />,
  );
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/www\.openstreetmap\.org/)).toBeVisible();
  expect(screen.queryByText('Click and drag to explore the area')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  const frame = screen.getByTitle('Map of the Kathmandu branch');
  expect(frame).toHaveAttribute('src', 'https://www.openstreetmap.org/export/embed.html?bbox=1');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  expect(screen.getByText('Click and drag to explore the area')).toBeVisible();
});

test('a branch with only a picture of the map shows it, without a caption that promises more', () => {
  renderWithHost(<BranchMap branch={branch({ mapPicture: { src: '/m.svg', width: 640, height: 360 } })} />);
  expect(screen.getByRole('img', { name: 'Street map around the Kathmandu branch' })).toBeVisible();
  expect(screen.queryByText('Click and drag to explore the area')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a branch without a map shows none', () => {
  const { container } = renderWithHost(<BranchMap branch={branch({})} />);
  expect(container).toBeEmptyDOMElement();
});

describe('without scripts', () => {
  const mapUrl = 'https://www.openstreetmap.org/export/embed.html?bbox=1';

  test('there is the picture, without a button that would do nothing and its note', () => {
    const mapPicture = { src: '/m.svg', width: 640, height: 360 };
    renderWithHost(<BranchMap branch={branch({ mapUrl, mapPicture })} />);
    const button = screen.getByRole('button', { name: 'Show the map' });
    const note = screen.getByText(/www\.openstreetmap\.org/);
    expect(button).toBeVisible();
    withoutScripts();
    expect(button).not.toBeVisible();
    expect(note).not.toBeVisible();
    expect(screen.getByRole('img', { name: 'Street map around the Kathmandu branch' })).toBeVisible();
  });

  test('no empty frame is left of a map that has no picture', () => {
    renderWithHost(<BranchMap branch={branch({ mapUrl })} />);
    const frame = screen.getByRole('figure');
    expect(frame).toBeVisible();
    withoutScripts();
    expect(frame).not.toBeVisible();
  });
});
