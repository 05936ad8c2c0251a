import { fireEvent, render as renderAlone, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from 'shared-host/testing';
import type { PageSections } from 'shared-shell';
import { withoutScripts } from 'shared-ui/testing/without-scripts';
import { PartnerTile } from './partner-tile.tsx';
import { marqueeSeconds, PartnersSection } from './partners-section.tsx';

beforeAll(() => Object.assign(globalThis, { appliesAllStyles: true }));

const partners = (first: number, second: number): PageSections['partners'] => ({
  firstRow: Array.from({ length: first }, (_, index) => ({ name: `First ${index}` })),
  secondRow: Array.from({ length: second }, (_, index) => ({ name: `Second ${index}` })),
});
const render = (ui: React.ReactElement, rows = partners(20, 18)) =>
  renderWithHost(ui, { content: { partners: rows } });

const reduceMotion = (reduced: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: reduced, addEventListener() {}, removeEventListener() {} } as never);

test('20 partners in the first row, 18 in the second', () => {
  reduceMotion(false);
  render(<PartnersSection />);
  expect(within(screen.getByRole('list', { name: 'Partners, row 1' })).getAllByRole('listitem')).toHaveLength(
    20,
  );
  expect(within(screen.getByRole('list', { name: 'Partners, row 2' })).getAllByRole('listitem')).toHaveLength(
    18,
  );
});

test('the rows move at 50 px per second, the second to the right, with hidden copies', () => {
  reduceMotion(false);
  const { container } = render(<PartnersSection />);
  expect(marqueeSeconds(20)).toBe((20 * 192) / 50);
  const tracks = [...container.querySelectorAll<HTMLElement>('[style*="--seconds"]')];
  expect(tracks.map((track) => getComputedStyle(track).animationDirection)).toEqual(['', 'reverse']);
  expect(container.querySelectorAll('ul[aria-hidden="true"][inert]')).toHaveLength(2);
});

test('Pause turns the rows into plain lists', async () => {
  reduceMotion(false);
  const { container } = render(<PartnersSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Pause moving rows of partner names' }));
  expect(container.querySelector('[style*="--seconds"]')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(38);
  expect(screen.getByRole('button', { name: 'Play moving rows of partner names' })).toBeVisible();
});

test('under reduced motion nothing moves automatically', () => {
  reduceMotion(true);
  const { container } = render(<PartnersSection />);
  for (const track of container.querySelectorAll<HTMLElement>('[style*="--seconds"]'))
    expect(track.style.animationPlayState).toBe('paused');
});

test('a logo that fails becomes the name of the institution (ERR-3)', () => {
  renderAlone(
    <PartnerTile partner={{ name: 'Some University', logo: { src: '/missing.png', width: 1, height: 1 } }} />,
  );
  fireEvent.error(screen.getByRole('img', { name: 'Some University' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Some University')).toBeVisible();
});

test('without partners there is no section; a row of few stands still and needs no Pause', () => {
  reduceMotion(false);
  const { container, unmount } = render(<PartnersSection />, partners(0, 0));
  expect(container.querySelector('section')).toBeNull();
  unmount();
  const few = render(<PartnersSection />, partners(3, 0));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(few.container.querySelector('[style*="--seconds"]')).toBeNull();
});

test('without scripts there is no Play, which would do nothing', () => {
  reduceMotion(true);
  render(<PartnersSection />);
  const play = screen.getByRole('button', { name: 'Play moving rows of partner names' });
  expect(play).toBeVisible();
  withoutScripts();
  expect(play).not.toBeVisible();
  expect(screen.getByRole('list', { name: 'Partners, row 1' })).toBeVisible();
});
