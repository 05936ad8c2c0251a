import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { failPictures } from '../testing/failed-pictures.ts';
import { Picture } from './picture.tsx';

const picture = <Picture src="/own.jpg" fallbackSrc="/drawn.svg" alt="Campus" width={8} height={6} />;
const shownSrc = () => screen.getByRole('img').getAttribute('src');

test('shows its picture, and the fallback when there is none', () => {
  const { rerender } = render(picture);
  expect(shownSrc()).toBe('/own.jpg');
  rerender(<Picture src={null} fallbackSrc="/drawn.svg" alt="Campus" />);
  expect(shownSrc()).toBe('/drawn.svg');
});

test('a picture that fails to load becomes the fallback, until there is another picture', () => {
  const { rerender } = render(picture);
  fireEvent.error(screen.getByRole('img'));
  expect(shownSrc()).toBe('/drawn.svg');
  rerender(<Picture src="/other.jpg" fallbackSrc="/drawn.svg" alt="Campus" />);
  expect(shownSrc()).toBe('/other.jpg');
});

test('without an address of a fallback, text or a drawing takes the place', () => {
  render(<Picture src="/logo.png" fallback="MU" alt="Monash University" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('MU')).toBeVisible();
});

test('a picture that failed before hydration becomes the fallback', async () => {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(picture);
  const restore = failPictures();
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(box, picture, { onRecoverableError: (e) => errors.push(e) }),
  );
  expect(shownSrc()).toBe('/drawn.svg');
  expect(errors).toEqual([]);
  restore();
  await act(async () => root.unmount());
});
