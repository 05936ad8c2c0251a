import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from 'shared-host/testing';
import { withoutScripts } from 'shared-ui/testing/without-scripts';
import { Hero } from './hero.tsx';
import { mayPlayFilm } from './use-hero-film.ts';

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
});
const reduceMotion = (reduced: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: reduced, addEventListener() {}, removeEventListener() {} } as never);

test.each([
  ['a fast connection', undefined, false, true],
  ['Save-Data', { saveData: true }, false, false],
  ['a slow connection', { effectiveType: '3g' }, false, false],
  ['reduced motion', undefined, true, false],
])('with %s the film starts automatically, or not', (_name, connection, reduced, expected) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(mayPlayFilm(reduced)).toBe(expected);
  Reflect.deleteProperty(navigator, 'connection');
});

test('the first view is the still picture; the film comes later, muted and looping, with a Pause control', async () => {
  jest.useFakeTimers();
  reduceMotion(false);
  const { container } = renderWithHost(<Hero search={null} />);
  expect(container.querySelector('video')).toBeNull();
  expect(container.querySelector('img[width][height]')).toBeInTheDocument();
  await act(async () => void jest.advanceTimersByTime(2500));
  const film = container.querySelector('video') as HTMLVideoElement;
  expect(film).toHaveAttribute('loop');
  expect(film.muted).toBe(true);
  expect(play).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Pause background film' }));
  expect(pause).toHaveBeenCalled();
  jest.useRealTimers();
});

test('under reduced motion there is no film until Play is pressed', async () => {
  reduceMotion(true);
  const { container } = renderWithHost(<Hero search={null} />);
  expect(container.querySelector('video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play background film' }));
  expect(play).toHaveBeenCalled();
});

test('without scripts, which play the film, it has no Play', () => {
  reduceMotion(true);
  renderWithHost(<Hero search={null} />);
  const play = screen.getByRole('button', { name: 'Play background film' });
  expect(play).toBeVisible();
  withoutScripts();
  expect(play).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'See destinations' })).toBeVisible();
});
